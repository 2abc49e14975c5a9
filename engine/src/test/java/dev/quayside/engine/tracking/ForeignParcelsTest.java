package dev.quayside.engine.tracking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Numbers that are not ours.
class ForeignParcelsTest {

  private static final String NUMBER = "OTHERS 17";

  @SuppressWarnings("NullAway.Init") // open() sets it
  private PaperCarrier carrier;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Engine engine;

  /// The paper carrier in both environments.
  private record Paper(Environment environment, Carrier carrier) implements CarrierNetwork {
    @Override
    public List<Carrier> carriers(WorkspaceId workspace) {
      return List.of(carrier);
    }
  }

  @BeforeEach
  void open(@TempDir Path directory) {
    carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, _ -> {});
    carrier.report("OTHERS17", List.of(Scans.at(1, TrackingStatus.IN_TRANSIT)));
    engine =
        Engine.open(
            EngineOptions.at(directory.resolve("data")),
            (_, _, _, _, _, _) ->
                List.of(
                    new Paper(Environment.PRODUCTION, carrier),
                    new Paper(Environment.SANDBOX, carrier)));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void inProductionTheNamedCarrierIsAsked() {
    var tracker = engine.trackers().track(main(), NUMBER, PaperCarrier.CODE);
    assertThat(tracker.status()).isEqualTo(TrackingStatus.IN_TRANSIT);
    assertThat(tracker.shipment()).isNull();
    assertThat(TrackerJson.of(tracker).from()).isNull();
  }

  @Test
  void whatTheCarrierDoesNotKnowIsNotFound() {
    assertRefused(main(), "OTHERS18", PaperCarrier.CODE, ProblemCode.NOT_FOUND);
  }

  @Test
  void aCarrierThatIsDownIsUnavailable() {
    carrier.reachable(false);
    assertRefused(main(), NUMBER, PaperCarrier.CODE, ProblemCode.CARRIER_UNAVAILABLE);
  }

  @Test
  void inTheSandboxThereAreNoOthers() {
    assertRefused(demo(), NUMBER, PaperCarrier.CODE, ProblemCode.NOT_FOUND);
  }

  @Test
  void aNumberOfNoFormatIsNotFoundUnlessItsCarrierIsNamed() {
    assertRefused(main(), NUMBER, null, ProblemCode.NOT_FOUND);
  }

  @Test
  void aCarrierTheWorkspaceDoesNotHaveIsRefused() {
    assertRefused(main(), NUMBER, "pigeon", ProblemCode.INVALID_SERVICE);
  }

  @Test
  void aNumberThatFitsSeveralCarriersNamesThem() {
    for (var caller : List.of(main(), demo())) {
      var lookups = foreign("paper", "paper").look(caller, List.of("OTHERS17"), null);
      assertThat(lookups.get("OTHERS17"))
          .isInstanceOfSatisfying(
              Lookup.Missed.class,
              missed -> {
                assertThat(missed.problem().code()).isEqualTo(ProblemCode.CARRIER_AMBIGUOUS);
                assertThat(missed.problem().message().sentence()).contains("paper, paper");
              });
    }
  }

  @Test
  void carriersTheWorkspaceDoesNotHaveMakeNoNumberAmbiguous() {
    var lookups = foreign("pigeon", "paper").look(main(), List.of("OTHERS17"), null);
    assertThat(lookups.get("OTHERS17")).isInstanceOf(Lookup.Found.class);
  }

  private ForeignParcels foreign(String... detected) {
    return engine.trackers().foreign(_ -> List.of(detected));
  }

  private void assertRefused(
      Caller caller,
      String number,
      @org.jspecify.annotations.Nullable String named,
      ProblemCode code) {
    assertThatThrownBy(() -> engine.trackers().track(caller, number, named))
        .isInstanceOfSatisfying(ProblemException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  private Caller main() {
    return engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
  }

  private Caller demo() {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }
}
