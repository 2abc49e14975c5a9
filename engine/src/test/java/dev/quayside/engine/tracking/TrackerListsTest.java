package dev.quayside.engine.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.ManyShipments;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// The window's list of parcels, on 2,000 of them.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TrackerListsTest {

  private static final int MANY = 2_000;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @SuppressWarnings("NullAway.Init")
  private Shipment bought;

  @BeforeAll
  void fill(@TempDir Path directory) throws Exception {
    desk = PaperEngine.open(directory);
    bought =
        desk.engine()
            .shipping()
            .purchase()
            .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
    ManyShipments.add(directory.resolve("data").resolve("quayside.db"), MANY, 60);
  }

  @AfterAll
  void close() {
    desk.close();
  }

  @Test
  void exceptionsComeFirstThenWhatIsLateThenWhatIsNearTheDoor() {
    var rows = rows(TrackerTab.UNDER_WAY, "");
    var ranks = rows.stream().map(this::rank).toList();
    assertThat(ranks).isSorted().contains(0, 1, 3, 4);
    assertThat(rows).noneMatch(tracker -> tracker.status().isTerminal());
  }

  @Test
  void attentionIsExceptionsAndLateOnesOnly() {
    var rows = rows(TrackerTab.ATTENTION, "");
    assertThat(rows).isNotEmpty().allMatch(tracker -> rank(tracker) <= 1);
    assertThat(rows.size()).isEqualTo(counts(TrackerTab.ATTENTION));
  }

  @Test
  void tabsAddUp() {
    assertThat(counts(TrackerTab.ALL)).isEqualTo(MANY + 1);
    assertThat(counts(TrackerTab.UNDER_WAY) + counts(TrackerTab.ENDED)).isEqualTo(MANY + 1);
    for (var tab : TrackerTab.values()) {
      assertThat(ids(tab, "")).as(tab.name()).hasSize(counts(tab));
    }
  }

  @Test
  void wordsNarrow() {
    var number = bought.trackingNumber().orElseThrow();
    assertThat(ids(TrackerTab.UNDER_WAY, number)).containsExactly(bought.id());
    assertThat(ids(TrackerTab.ENDED, number)).isEmpty();
    assertThat(rows(TrackerTab.ALL, "jose"))
        .isNotEmpty()
        .allMatch(tracker -> tracker.toString().contains("José"));
  }

  @Test
  void aRowTellsTheWholeJourney() {
    var delivered =
        rows(TrackerTab.ENDED, "").stream()
            .filter(tracker -> tracker.status() == TrackingStatus.DELIVERED)
            .findFirst()
            .orElseThrow();
    assertThat(delivered.scans()).hasSize(2);
    assertThat(delivered.substatus()).isEqualTo(Substatus.DELIVERED_FRONT_DOOR);
  }

  @Test
  void anotherWorkspaceSeesNothing() {
    var other =
        desk.engine().accounts().workspaces().all().stream()
            .filter(workspace -> !workspace.slug().equals("demo"))
            .findFirst()
            .orElseThrow()
            .ownCaller();
    assertThat(lists().outline(other, new TrackerSearch(TrackerTab.ALL, ""), List.of()).starts())
        .isEmpty();
    assertThat(lists().rows(other, List.of(bought.id()))).isEmpty();
    assertThat(lists().counts(other).values()).containsOnly(0);
  }

  private int rank(Tracker tracker) {
    if (tracker.status() == TrackingStatus.EXCEPTION) {
      return 0;
    }
    if (tracker.isLate(lists().today(desk.caller()))) {
      return 1;
    }
    return tracker.status() == TrackingStatus.OUT_FOR_DELIVERY
        ? 3
        : tracker.status() == TrackingStatus.PRE_TRANSIT ? 5 : 4;
  }

  private List<Tracker> rows(TrackerTab tab, String words) {
    return lists().rows(desk.caller(), ids(tab, words));
  }

  private List<String> ids(TrackerTab tab, String words) {
    var search = new TrackerSearch(tab, words);
    var outline = lists().outline(desk.caller(), search, List.of(bought.id()));
    var ids =
        outline.starts().stream()
            .flatMap(start -> lists().page(desk.caller(), search, start, Outline.PAGE).stream())
            .map(tracker -> Objects.requireNonNull(tracker.shipment()).id())
            .toList();
    assertThat(ids).hasSize(outline.rows()).doesNotHaveDuplicates();
    assertThat(outline.places().getOrDefault(bought.id(), -1)).isEqualTo(ids.indexOf(bought.id()));
    return ids;
  }

  private int counts(TrackerTab tab) {
    return Objects.requireNonNull(lists().counts(desk.caller()).get(tab));
  }

  private TrackerLists lists() {
    return desk.engine().lists().trackers();
  }
}
