package dev.quayside.engine.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// States, order, late and repeated scans.
class HistoryTest {

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 500);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theOrderAndRepetitionOfReportsDoNotMatter(long seed) {
    var chance = new Scans(seed);
    var scans = chance.ofOneParcel();
    var atOnce = History.ofLabel().hear(scans).after();
    for (int i = 0; i < 5; i++) {
      var history = History.ofLabel();
      for (List<Scan> report : chance.reports(scans)) {
        history = history.hear(report).after();
      }
      assertThat(history).as("seed %d", seed).isEqualTo(atOnce);
      assertThat(history.substatus()).as("seed %d", seed).isEqualTo(atOnce.substatus());
    }
    assertThat(atOnce.scans())
        .as("seed %d", seed)
        .containsExactlyInAnyOrderElementsOf(new HashSet<>(scans))
        .isSortedAccordingTo(History.BY_CARRIER_TIME);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void transitionsTellEveryChangeOnceAndNothingLeavesATerminalStatus(long seed) {
    var chance = new Scans(seed);
    var history = History.ofLabel();
    for (int i = 0; i < 20; i++) {
      var before = history.status();
      var change = history.hear(List.of(chance.scan(), chance.scan(), chance.scan()));
      var told = new ArrayList<TrackingStatus>(List.of(before));
      for (Transition transition : change.transitions()) {
        assertThat(transition.from()).as("seed %d", seed).isEqualTo(told.getLast());
        assertThat(transition.to()).as("seed %d", seed).isNotEqualTo(transition.from());
        told.add(transition.to());
      }
      history = change.after();
      assertThat(history.status()).as("seed %d", seed).isEqualTo(told.getLast());
      if (before.isTerminal()) {
        assertThat(told).as("seed %d", seed).containsExactly(before);
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void reportedOneByOneOrAllAtOnceInOrderTheSameIsTold(long seed) {
    var scans =
        new Scans(seed).ofOneParcel().stream().distinct().sorted(History.BY_CARRIER_TIME).toList();
    var oneByOne = new ArrayList<Transition>();
    var history = History.ofLabel();
    for (Scan scan : scans) {
      var change = history.hear(List.of(scan));
      oneByOne.addAll(change.transitions());
      history = change.after();
    }
    assertThat(History.ofLabel().hear(scans).transitions()).as("seed %d", seed).isEqualTo(oneByOne);
  }

  @Test
  void aLateScanJoinsTheHistoryAndMovesNothing() {
    var history = History.ofLabel().hear(List.of(Scans.at(30, TrackingStatus.OUT_FOR_DELIVERY)));
    var change = history.after().hear(List.of(Scans.at(10, TrackingStatus.ACCEPTED)));

    assertThat(change.transitions()).isEmpty();
    assertThat(change.news()).hasSize(1);
    assertThat(change.after().status()).isEqualTo(TrackingStatus.OUT_FOR_DELIVERY);
    assertThat(change.after().scans().getFirst().status()).isEqualTo(TrackingStatus.ACCEPTED);
  }

  @Test
  void aDeliveryScanThatArrivesLateIsStillADelivery() {
    var history = History.ofLabel().hear(List.of(Scans.at(30, TrackingStatus.IN_TRANSIT))).after();
    assertThat(history.hear(List.of(Scans.at(29, TrackingStatus.DELIVERED))).after().status())
        .isEqualTo(TrackingStatus.DELIVERED);
  }

  @Test
  void anExceptionIsLeftAgainWhenTheParcelMoves() {
    var change =
        History.ofLabel()
            .hear(
                List.of(
                    Scans.at(1, TrackingStatus.ACCEPTED),
                    Scans.at(2, TrackingStatus.EXCEPTION),
                    Scans.at(3, TrackingStatus.OUT_FOR_DELIVERY),
                    Scans.at(4, TrackingStatus.EXCEPTION),
                    Scans.at(5, TrackingStatus.DELIVERED)));
    assertThat(change.transitions())
        .extracting(Transition::to)
        .containsExactly(
            TrackingStatus.ACCEPTED,
            TrackingStatus.EXCEPTION,
            TrackingStatus.OUT_FOR_DELIVERY,
            TrackingStatus.EXCEPTION,
            TrackingStatus.DELIVERED);
  }

  @Test
  void whatSaysNothingAboutTheParcelMovesNothing() {
    var change =
        History.ofLabel()
            .hear(
                List.of(
                    Scans.at(1, TrackingStatus.PRE_TRANSIT),
                    Scans.at(2, TrackingStatus.IN_TRANSIT),
                    Scans.at(3, TrackingStatus.PRE_TRANSIT),
                    Scans.at(4, TrackingStatus.UNKNOWN)));
    assertThat(change.after().status()).isEqualTo(TrackingStatus.IN_TRANSIT);
    assertThat(change.after().scans()).hasSize(4);
    assertThat(change.transitions()).hasSize(1);
  }

  @Test
  void aFreshLabelIsCreatedAndAStrangersParcelIsWhatItsCarrierSays() {
    assertThat(History.ofLabel().substatus()).isEqualTo(Substatus.LABEL_CREATED);
    assertThat(History.ofStranger(List.of(Scans.at(1, TrackingStatus.UNKNOWN))).status())
        .isEqualTo(TrackingStatus.UNKNOWN);
    assertThat(History.ofStranger(List.of(Scans.at(1, TrackingStatus.PRE_TRANSIT))).status())
        .isEqualTo(TrackingStatus.PRE_TRANSIT);
    assertThat(History.ofStranger(List.of(Scans.at(1, TrackingStatus.EXCEPTION))).status())
        .isEqualTo(TrackingStatus.EXCEPTION);
  }
}
