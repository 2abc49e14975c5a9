package dev.quayside.engine.parcel.location;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocationsTest {

  private static final AddressDraft OAKLAND =
      address("Ann Lee", "Harbor & Pine", "Oakland", "CA", "94606");
  private static final AddressDraft RENO = address("Bo Diaz", null, "Reno", "NV", "89501");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void theFirstIsTheDefault() {
    try (var engine = open()) {
      var locations = engine.parcels().locations();
      assertThat(locations.standard(demo(engine))).isEmpty();
      var oakland = locations.add(demo(engine), new LocationDraft(" Oakland ", OAKLAND));
      var reno = locations.add(demo(engine), new LocationDraft("Reno", RENO));
      assertThat(oakland.name()).isEqualTo("Oakland");
      assertThat(locations.list(demo(engine))).containsExactly(oakland, reno);
      assertThat(locations.reorder(demo(engine), List.of(reno.id(), oakland.id())))
          .containsExactly(reno, oakland);
      assertThat(locations.standard(demo(engine))).contains(reno);
      locations.remove(demo(engine), reno.id());
      assertThat(locations.standard(demo(engine))).contains(oakland);
      assertThat(refusal(() -> locations.reorder(demo(engine), List.of(reno.id()))))
          .contains("every location");
    }
  }

  @Test
  void namesAreTakenOnceAndAddressesAreWhole() {
    try (var engine = open()) {
      var locations = engine.parcels().locations();
      var oakland = locations.add(demo(engine), new LocationDraft("Oakland", OAKLAND));
      var reno = locations.add(demo(engine), new LocationDraft("Reno", RENO));
      assertThat(refusal(() -> locations.add(demo(engine), new LocationDraft("OAKLAND", RENO))))
          .contains("already");
      assertThat(
              refusal(
                  () ->
                      locations.change(
                          demo(engine), reno.id(), new LocationDraft("oakland", RENO))))
          .contains("already");
      var incomplete = address("Ann Lee", null, "", "CA", "94606");
      assertThat(refusal(() -> locations.add(demo(engine), new LocationDraft("", incomplete))))
          .contains("name")
          .contains("address.city");
      assertThat(
              refusal(
                  () ->
                      locations.add(
                          demo(engine),
                          new LocationDraft(
                              "Wrong", address("Ann Lee", null, "Oakland", "NY", "94606")))))
          .contains("address.");
      assertThat(locations.change(demo(engine), oakland.id(), new LocationDraft("OAKLAND", RENO)))
          .isEqualTo(new Location(oakland.id(), "OAKLAND", RENO.value()));
    }
  }

  @Test
  void aNameThatIsTooLongIsRefusedInWordsOfBothLanguages() {
    var found = new Violations();
    new LocationDraft("x".repeat(61), OAKLAND).check(found);
    assertThat(found.list())
        .containsExactly(new Violation("name", FieldWords.MOST_CHARACTERS.of(60)));
  }

  @Test
  void whatIsTypedAtTheDeskIsKept() {
    try (var engine = open()) {
      var locations = engine.parcels().locations();
      var first = locations.keep(demo(engine), null, OAKLAND);
      assertThat(first.name()).isEqualTo("Harbor & Pine");
      var moved = address("Ann Lee", "Harbor & Pine", "Reno", "NV", "89501");
      assertThat(locations.keep(demo(engine), first.id(), moved))
          .isEqualTo(new Location(first.id(), "Harbor & Pine", moved.value()));
      var second = locations.keep(demo(engine), "loc_gone", OAKLAND);
      assertThat(second.name()).isEqualTo("Harbor & Pine 2");
      assertThat(locations.list(demo(engine))).hasSize(2);
      assertThat(refusal(() -> locations.keep(demo(engine), null, address("", null, "", "", ""))))
          .contains("address.name");
    }
  }

  @Test
  void anotherWorkspacesAreOutOfReach() {
    try (var engine = open()) {
      var locations = engine.parcels().locations();
      var other = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
      var oakland = locations.add(demo(engine), new LocationDraft("Oakland", OAKLAND));
      assertThat(locations.list(other)).isEmpty();
      assertThat(refusal(() -> locations.remove(other, oakland.id()))).contains("location");
      assertThat(
              refusal(() -> locations.change(other, oakland.id(), new LocationDraft("Mine", RENO))))
          .contains("location");
      var kept = locations.keep(other, oakland.id(), RENO);
      assertThat(kept.id()).isNotEqualTo(oakland.id());
      assertThat(locations.list(demo(engine))).containsExactly(oakland);
    }
  }

  private Engine open() {
    return Engine.open(EngineOptions.at(data));
  }

  private static Caller demo(Engine engine) {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  private static String refusal(ThrowingCallable act) {
    try {
      act.call();
    } catch (ProblemException refused) {
      return refused.problem().toString();
    } catch (Throwable other) {
      throw new AssertionError(other);
    }
    throw new AssertionError("nothing was refused");
  }

  private static AddressDraft address(
      String name, @Nullable String company, String city, String state, String zip) {
    return new AddressDraft(
        name, company, "1100 Embarcadero", null, city, state, zip, "US", null, null);
  }
}
