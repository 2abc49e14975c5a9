package dev.quayside.app.screen.settings.locations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.EngineTest;
import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.location.Location;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The section's model on a real engine, without the toolkit.
class LocationsModelTest extends EngineTest {

  @SuppressWarnings("NullAway.Init")
  private LocationsModel model;

  private int news;

  @BeforeEach
  void open() {
    model = new LocationsModel(background, place, () -> news++);
    model.refresh();
    background.work();
  }

  @Test
  void oneIsMadeChangedPutFirstAndRemoved() {
    make("Oakland", "Oakland", "CA", "94606");
    make("Reno", "Reno", "NV", "89501");
    assertThat(names()).containsExactly("Oakland", "Reno");
    assertThat(model.form().name.get()).isEmpty();
    model.records().choose(model.records().items.getLast());
    model.records().move(-1);
    background.work();
    assertThat(names()).containsExactly("Reno", "Oakland");
    model.editing().open(model.records().chosen().get());
    model.form().name.set("Reno, dock 2");
    model.editing().save();
    background.work();
    assertThat(names()).containsExactly("Reno, dock 2", "Oakland");
    model.records().remove();
    background.work();
    assertThat(names()).containsExactly("Oakland");
    assertThat(news).isEqualTo(4);
  }

  @Test
  void whatIsWrongIsToldAtItsFieldAndNothingIsKept() {
    model.editing().save();
    background.work();
    assertThat(model.editing().wrong().get())
        .extracting(Violation::field)
        .contains("name", "address.street1");
    assertThat(model.form().address().shown()).containsKeys(Line.STREET1, Line.CITY, Line.ZIP);
    assertThat(names()).isEmpty();
    make("Oakland", "Oakland", "CA", "94606");
    make("OAKLAND", "Oakland", "CA", "94606");
    assertThat(names()).containsExactly("Oakland");
    assertThat(model.problem().get()).isNotNull();
  }

  private void make(String name, String city, String state, String zip) {
    var form = model.form();
    form.name.set(name);
    form.address().line(Line.NAME).set("Shipping");
    form.address().line(Line.STREET1).set("1 Dock Rd");
    form.address().line(Line.CITY).set(city);
    form.address().line(Line.STATE).set(state);
    form.address().line(Line.ZIP).set(zip);
    model.editing().save();
    background.work();
  }

  private List<String> names() {
    return model.records().items.stream().map(Location::name).toList();
  }
}
