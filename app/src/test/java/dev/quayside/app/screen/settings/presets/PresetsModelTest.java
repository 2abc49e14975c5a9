package dev.quayside.app.screen.settings.presets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.EngineTest;
import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.presets.PresetForm.Number;
import dev.quayside.app.task.Outage;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The section's model on a real engine, without the toolkit.
class PresetsModelTest extends EngineTest {

  private static final AddressDraft MADRID =
      new AddressDraft(
          "Ana", null, "Calle Mayor 1", null, "Madrid", null, "28013", "ES", null, null);

  private final Outage outage =
      new Outage(() -> ProblemException.refused(ProblemCode.CONFLICT, "the disk is full"));

  @SuppressWarnings("NullAway.Init")
  private PresetsModel model;

  @BeforeEach
  void open() {
    var place = new WorkspaceEngine(outage.before(opening), new ChosenWorkspace("demo"));
    model = new PresetsModel(background, place);
  }

  @Test
  void aPresetMadeElsewhereIsOnThePageAndLeavesWhatIsTyped() {
    refresh();
    model.form().name.set("Mug");
    opening
        .get()
        .parcels()
        .presets()
        .add(caller(), PresetDraft.box("Book", Dimensions.ofInches("9", "6", "2")));
    model.lookAgain();
    background.work();
    assertThat(model.presets().items).extracting(Preset::name).containsExactly("Book");
    assertThat(model.form().name.get()).isEqualTo("Mug");
  }

  @Test
  void whatIsTypedInCentimetresIsKeptInInches() {
    opening.get().parcels().locations().add(caller(), new LocationDraft("Madrid", MADRID));
    refresh();
    model.form().name.set("Taza");
    model.form().number(Number.LENGTH).set("20");
    model.form().number(Number.WIDTH).set("15,5");
    model.form().number(Number.HEIGHT).set("10");
    model.form().number(Number.EMPTY).set("85");
    model.editing().save();
    model.editing().save();
    background.work();
    assertThat(model.presets().items).hasSize(1);
    var made = model.presets().items.getFirst();
    var sides = Objects.requireNonNull(made.sides());
    assertThat(sides.width()).isEqualByComparingTo("6.1024");
    assertThat(Objects.requireNonNull(made.emptyWeight()).ounces()).isEqualByComparingTo("2.9983");
    assertThat(model.form().name.get()).isEmpty();
    model.presets().choose(made);
    model.edit();
    assertThat(model.form().number(Number.EMPTY).get()).isEqualTo("85");
  }

  @Test
  void whatTheChoiceOfABoxNeedsIsTypedKeptAndChanged() {
    refresh();
    var form = model.form();
    form.name.set("Mug box");
    form.number(Number.INNER_LENGTH).set("9.5");
    form.number(Number.INNER_WIDTH).set("5.5");
    form.number(Number.INNER_HEIGHT).set("3.75");
    form.number(Number.MOST).set("320");
    form.number(Number.COST).set("0.42");
    form.number(Number.FILL).set("85");
    model.editing().save();
    background.work();
    var made = model.presets().items.getFirst();
    assertThat(Objects.requireNonNull(made.inner()).height()).isEqualByComparingTo("3.75");
    assertThat(made.maxWeight()).isEqualTo(Weight.ofOunces("320"));
    assertThat(made.cost()).isEqualTo(Money.usd("0.42"));
    assertThat(made.fill()).isEqualByComparingTo("85");
    assertThat(form.isForChoice()).isFalse();
    model.presets().choose(made);
    model.edit();
    assertThat(form.isForChoice()).isTrue();
    form.number(Number.FILL).set("");
    form.number(Number.COST).set("");
    model.editing().save();
    background.work();
    var changed = model.presets().items.getFirst();
    assertThat(changed.inner()).isEqualTo(made.inner());
    assertThat(changed.cost()).isNull();
    assertThat(changed.fill()).isEqualByComparingTo("92");
    form.name.set("Crate");
    form.number(Number.INNER_LENGTH).set("9");
    form.number(Number.FILL).set("101");
    model.editing().save();
    assertThat(model.editing().wrong().get())
        .extracting(Violation::field)
        .contains("innerWidthIn", "innerHeightIn", "fillPercent");
  }

  @Test
  void whatIsWrongIsToldFieldByFieldAndNobodyIsAsked() {
    model.form().number(Number.LENGTH).set("ten");
    model.form().number(Number.HEIGHT).set("4");
    model.editing().save();
    assertThat(model.editing().wrong().get())
        .extracting(Violation::field)
        .contains("name", "parcel.lengthIn", "parcel.widthIn");
    assertThat(background.isIdle()).isTrue();
  }

  @Test
  void theChosenOneIsMovedAndStaysChosen() {
    add("Mug box");
    add("Crate");
    refresh();
    model.presets().choose(model.presets().items.getLast());
    assertThat(model.presets().canMove(1)).isFalse();
    model.presets().move(-1);
    background.work();
    assertThat(model.presets().items).extracting(Preset::name).containsExactly("Crate", "Mug box");
    assertThat(Objects.requireNonNull(model.presets().chosen().get()).name()).isEqualTo("Crate");
  }

  @Test
  void oneThatIsTakenAwayLeavesTheFormToo() {
    add("Mug box");
    refresh();
    model.presets().choose(model.presets().items.getFirst());
    model.edit();
    model.presets().removing.set(true);
    model.presets().remove();
    background.work();
    assertThat(model.presets().items).isEmpty();
    assertThat(model.editing().edited().get()).isNull();
    assertThat(model.presets().removing.get()).isFalse();
  }

  @Test
  void whatIsTypedStaysWhenAnotherOneIsTakenAway() {
    add("Mug box");
    refresh();
    model.form().name.set("Crate");
    model.presets().choose(model.presets().items.getFirst());
    model.presets().remove();
    background.work();
    assertThat(model.presets().items).isEmpty();
    assertThat(model.form().name.get()).isEqualTo("Crate");
  }

  @Test
  void anEngineThatFailsIsToldInPlaceAndWhatWasTypedStays() {
    refresh();
    outage.begin();
    model.form().name.set("Mug box");
    model.editing().save();
    assertThat(model.busy().get()).isTrue();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.CONFLICT);
    assertThat(model.form().name.get()).isEqualTo("Mug box");
    outage.end();
    model.editing().save();
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(model.presets().items).hasSize(1);
  }

  private void refresh() {
    model.refresh();
    background.work();
  }

  private void add(String name) {
    opening
        .get()
        .parcels()
        .presets()
        .add(caller(), PresetDraft.box(name, Dimensions.ofInches("6", "6", "6")));
  }

  private Caller caller() {
    return opening.get().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }
}
