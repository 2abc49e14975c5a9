package dev.quayside.engine.shipping.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.QueryPlans;
import dev.quayside.engine.shipping.search.ShipmentLists;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.shipping.search.ShipmentSearchStore;
import dev.quayside.engine.shipping.search.ShipmentSelection;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The window's lists, on 5,000 shipments and a few bought in the ordinary way.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ShipmentListsTest {

  private static final Slice<ShipmentSort> NEWEST =
      Slice.of(ShipmentSort.CREATED_AT, Page.Request.FIRST);

  private static final int MANY = 5_000;

  @SuppressWarnings("NullAway.Init")
  private Path file;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @SuppressWarnings("NullAway.Init")
  private Shipment bought;

  @SuppressWarnings("NullAway.Init")
  private Shipment voided;

  @BeforeAll
  void fill(@TempDir Path directory) throws Exception {
    desk = PaperEngine.open(directory);
    bought = buy("Zoë Müller-Ångström");
    file = directory.resolve("data").resolve("quayside.db");
    ManyShipments.add(file, MANY, 400);
    voided = buy("Xaver 100%_Co");
    desk.engine().shipping().voids().cancel(desk.caller(), voided.id(), RequestKey.none());
  }

  @AfterAll
  void close() {
    desk.close();
  }

  /// So a page costs the same whatever the number of shipments.
  @Test
  void aPageComesOutOfTheIndexOfWhatItIsNarrowedToInOrder() {
    var number = bought.trackingNumber().orElseThrow();
    var reference = bought.consignment().reference();
    var service = bought.service();
    var narrowed =
        Map.of(
            ShipmentFilter.NONE,
            "shipment_newest (workspace_id=?)",
            narrowed(service, null, null, null),
            "shipment_by_service (workspace_id=? AND service=?)",
            narrowed(service, null, reference, Instant.EPOCH),
            "shipment_by_reference (workspace_id=? AND reference=?)",
            narrowed(null, number, reference, Instant.EPOCH),
            "shipment_by_tracking (workspace_id=? AND tracking_number=?)",
            narrowed(service, null, null, Instant.EPOCH),
            "shipment_by_age (workspace_id=? AND created_at>?)");
    var workspace = desk.caller().workspace();
    try (var database = Database.open(file)) {
      narrowed.forEach(
          (filter, index) -> {
            var page = new AtomicReference<Page<Shipment>>();
            var plans =
                database.read(
                    tx ->
                        QueryPlans.of(
                            tx,
                            () ->
                                page.set(
                                    new ShipmentListStore().page(tx, workspace, filter, NEWEST))));
            assertThat(page.get().items()).contains(bought);
            assertThat(plans).anyMatch(step -> step.contains(index));
            assertThat(plans)
                .noneMatch(step -> step.startsWith("SCAN") || step.contains("TEMP B-TREE"));
          });
    }
  }

  /// Whole days come from sums, what is left of others is counted.
  @Test
  void aTimeHasAsManyAsItsShipmentsCountedOneByOne() {
    var random = new Random(5);
    var workspace = desk.caller().workspace();
    try (var database = Database.open(file)) {
      for (int i = 0; i < 60; i++) {
        var after = bought.createdAt().minus(Duration.ofMinutes(random.nextInt(400 * 1440)));
        var span = Duration.ofMinutes(random.nextInt(i % 3 == 0 ? 2_000 : 300_000));
        var status = i % 2 == 0 ? ShipmentStatus.DELIVERED : null;
        var filter =
            new ShipmentFilter(
                "ups", null, status, null, null, null, after, i % 5 == 0 ? null : after.plus(span));
        var counted =
            database.read(
                tx ->
                    tx.handle()
                        .createQuery(
                            "SELECT count(*) FROM shipment WHERE workspace_id = :w AND carrier ="
                                + " 'ups'"
                                + (status == null ? "" : " AND status = 'delivered'")
                                + " AND created_at > :after AND created_at < :before")
                        .bind("w", workspace.value())
                        .bind("after", after.toEpochMilli())
                        .bind(
                            "before",
                            Optional.ofNullable(filter.createdBefore())
                                .map(Instant::toEpochMilli)
                                .orElse(Long.MAX_VALUE))
                        .mapTo(Long.class)
                        .one());
        var page = database.read(tx -> new ShipmentListStore().page(tx, workspace, filter, NEWEST));
        assertThat(page.total()).as("%s", filter).isEqualTo(counted);
      }
    }
  }

  /// One whose purchase is in doubt counts as created, and can be asked for alone.
  @Test
  void eachStatusCanBeAskedForAlone() {
    var workspace = desk.caller().workspace();
    try (var database = Database.open(file)) {
      for (var status : ShipmentStatus.values()) {
        var filter = new ShipmentFilter("ups", null, status, null, null, "none", null, null);
        var page = database.read(tx -> new ShipmentListStore().page(tx, workspace, filter, NEWEST));
        assertThat(page.total()).as("%s", status).isZero();
      }
    }
  }

  @Test
  void everythingNewestFirst() {
    var ids = walked(desk.caller(), ShipmentSearch.EVERYTHING);
    assertThat(ids)
        .hasSize(MANY + 2)
        .startsWith(voided.id(), bought.id())
        .isSortedAccordingTo(Comparator.reverseOrder());
  }

  @ParameterizedTest
  @EnumSource(Order.class)
  void everyOrderHoldsBothWays(Order order) {
    for (boolean descending : List.of(true, false)) {
      var search = search(ShipmentTab.ALL, "", order, descending);
      var ids = walked(desk.caller(), search);
      assertThat(ids).hasSize(MANY + 2).doesNotHaveDuplicates();
      var keys =
          lists().rows(desk.caller(), ids.subList(0, 300)).stream()
              .map(shipment -> key(shipment, order))
              .toList();
      Comparator<Comparable<Object>> natural = Comparator.naturalOrder();
      assertThat(keys).isSortedAccordingTo(descending ? natural.reversed() : natural);
    }
  }

  @ParameterizedTest
  @EnumSource(Order.class)
  void theOutlineKnowsWhereTheSoughtOnesStand(Order order) {
    var search = search(ShipmentTab.DELIVERED, "", order, false);
    var ids = walked(desk.caller(), search);
    var sought = List.of(ids.getFirst(), ids.get(1_234), ids.getLast(), voided.id(), "shp_GONE");
    assertThat(lists().outline(desk.caller(), search, sought).places())
        .isEqualTo(Map.of(ids.getFirst(), 0, ids.get(1_234), 1_234, ids.getLast(), ids.size() - 1));
  }

  @Test
  void allAreChosenAsOneAndTakenInChunksWithoutWhatCameLater() {
    var search = search(ShipmentTab.DELIVERED, "brooklyn", Order.COST, true);
    var delivered = ids(ShipmentTab.DELIVERED, "brooklyn");
    var all = (ShipmentSelection.All) lists().all(desk.caller(), search);
    assertThat(all.count()).isEqualTo(delivered.size());
    assertThat(taken(all)).isEqualTo(delivered);
    var but = all.toggled(delivered.get(3)).toggled("zzz_later");
    assertThat(but.holds(delivered.get(3))).isFalse();
    assertThat(but.holds("zzz_later")).isFalse();
    assertThat(but.count()).isEqualTo(delivered.size() - 1);
    assertThat(taken(but)).hasSize(delivered.size() - 1).doesNotContain(delivered.get(3));
    assertThat(but.toggled(delivered.get(3))).isEqualTo(all);
    var before =
        new ShipmentSelection.All(search, delivered.get(5), delivered.size() - 5, Set.of());
    assertThat(taken(before)).isEqualTo(delivered.subList(5, delivered.size()));
    var some = new ShipmentSelection.Some(Set.copyOf(delivered.subList(0, 30)));
    assertThat(taken(some)).isEqualTo(delivered.subList(0, 30));
    var none = search(ShipmentTab.DELIVERED, "nobody", Order.COST, true);
    assertThat(lists().all(desk.caller(), none).isEmpty()).isTrue();
  }

  private List<String> taken(ShipmentSelection selection) {
    var taken = new ArrayList<String>();
    List<String> some = lists().chosen(desk.caller(), selection, null, 7);
    while (!some.isEmpty()) {
      taken.addAll(some);
      some = lists().chosen(desk.caller(), selection, some.getLast(), 7);
    }
    return taken;
  }

  /// The search of the whole window shows a few of a million: it neither holds nor sorts the
  /// others.
  @Test
  void theFirstFewAreReadWithoutTheOthers() {
    var everything = ShipmentSearch.EVERYTHING;
    assertThat(lists().first(desk.caller(), everything, 2))
        .extracting(Shipment::id)
        .containsExactly(voided.id(), bought.id());
    var words = search(ShipmentTab.ALL, "brooklyn", Order.BOUGHT, true);
    assertThat(lists().first(desk.caller(), words, 7))
        .extracting(Shipment::id)
        .isEqualTo(ids(ShipmentTab.ALL, "brooklyn").subList(0, 7));
    try (var database = Database.open(file)) {
      var workspace = desk.caller().workspace();
      var plans =
          database.read(
              tx ->
                  QueryPlans.of(
                      tx, () -> new ShipmentSearchStore().ids(tx, workspace, words, null, 7)));
      assertThat(plans).singleElement().asString().contains("COVERING INDEX");
    }
  }

  @Test
  void rowsComeInTheOrderAskedWithoutThoseThatAreGone() {
    var rows = lists().rows(desk.caller(), List.of(bought.id(), "shp_GONE", voided.id()));
    assertThat(rows).extracting(Shipment::id).containsExactly(bought.id(), voided.id());
    assertThat(lists().rows(desk.caller(), List.of())).isEmpty();
  }

  @Test
  void isFoundByNameWithoutAccentsCityReferenceAndTrackingNumber() {
    for (var words :
        List.of(
            "zoe muller",
            "MÜLLER ANGSTROM",
            "anywhere zoe",
            "order-1 zoe",
            bought.trackingNumber().orElseThrow())) {
      assertThat(ids(ShipmentTab.ALL, words)).as(words).containsExactly(bought.id());
    }
  }

  @Test
  void signsOfThePatternLanguageAreOnlySigns() {
    assertThat(ids(ShipmentTab.ALL, "100%_co")).containsExactly(voided.id());
    assertThat(ids(ShipmentTab.ALL, "%zoe")).isEmpty();
    assertThat(ids(ShipmentTab.ALL, "zo_")).isEmpty();
    assertThat(ids(ShipmentTab.ALL, "\\")).isEmpty();
    assertThat(ids(ShipmentTab.ALL, "'; DROP TABLE shipment; --")).isEmpty();
  }

  @Test
  void tabsAddUpAndCountsFollowTheWordsNotTheTab() {
    var counts = lists().counts(desk.caller(), ShipmentSearch.EVERYTHING, Set.of(bought.labelId()));
    int parts =
        counts.entrySet().stream()
            .filter(entry -> entry.getKey() != ShipmentTab.ALL)
            .filter(entry -> entry.getKey() != ShipmentTab.UNPRINTED)
            .mapToInt(java.util.Map.Entry::getValue)
            .sum();
    assertThat(counts.get(ShipmentTab.ALL)).isEqualTo(MANY + 2).isEqualTo(parts);
    assertThat(counts.get(ShipmentTab.UNPRINTED)).isEqualTo(1);
    for (var tab : ShipmentTab.values()) {
      if (tab == ShipmentTab.UNPRINTED) {
        continue; // it is READY, among labels somebody names
      }
      assertThat(ids(tab, "brooklyn"))
          .as(tab.name())
          .hasSize(
              Objects.requireNonNull(
                  lists()
                      .counts(
                          desk.caller(),
                          search(ShipmentTab.VOIDED, "brooklyn", Order.BOUGHT, true),
                          Set.of())
                      .get(tab)));
    }
    assertThat(ids(ShipmentTab.VOIDED, "xaver")).containsExactly(voided.id());
  }

  @Test
  void aPeriodAndACarrierNarrow() {
    var from = bought.createdAt();
    var search =
        new ShipmentSearch(ShipmentTab.ALL, "", bought.carrier(), from, null, Order.BOUGHT, true);
    assertThat(walked(desk.caller(), search)).containsExactly(voided.id(), bought.id());
    var before = new ShipmentSearch(ShipmentTab.ALL, "", null, null, from, Order.BOUGHT, true);
    assertThat(walked(desk.caller(), before)).hasSize(MANY);
    var nothing =
        new ShipmentSearch(
            ShipmentTab.ALL, "", null, Instant.EPOCH, Instant.EPOCH, Order.BOUGHT, true);
    assertThat(walked(desk.caller(), nothing)).isEmpty();
  }

  @Test
  void anotherWorkspaceSeesNothing() {
    var other =
        desk.engine().accounts().workspaces().all().stream()
            .filter(workspace -> !workspace.slug().equals("demo"))
            .findFirst()
            .orElseThrow()
            .ownCaller();
    assertThat(walked(other, ShipmentSearch.EVERYTHING)).isEmpty();
    assertThat(lists().rows(other, List.of(bought.id()))).isEmpty();
    assertThat(lists().counts(other, ShipmentSearch.EVERYTHING, Set.of(bought.labelId())).values())
        .containsOnly(0);
  }

  /// Page by page, each from its key on.
  private List<String> walked(Caller caller, ShipmentSearch search) {
    var outline = lists().outline(caller, search, List.of());
    var ids =
        outline.starts().stream()
            .flatMap(start -> lists().page(caller, search, start, Outline.PAGE).stream())
            .map(Shipment::id)
            .toList();
    assertThat(ids).hasSize(outline.rows());
    return ids;
  }

  private List<String> ids(ShipmentTab tab, String words) {
    return walked(desk.caller(), search(tab, words, Order.BOUGHT, true));
  }

  private static ShipmentSearch search(
      ShipmentTab tab, String words, Order order, boolean descending) {
    return new ShipmentSearch(tab, words, null, null, null, order, descending);
  }

  @SuppressWarnings("unchecked")
  private static Comparable<Object> key(Shipment shipment, Order order) {
    Comparable<?> key =
        switch (order) {
          case BOUGHT -> shipment.id();
          case RECIPIENT -> name(shipment.consignment().to().name());
          case CARRIER -> shipment.carrier();
          case SERVICE -> shipment.serviceName();
          case COST -> shipment.price().minor();
          case STATUS -> shipment.status().wire();
        };
    return (Comparable<Object>) key;
  }

  private static String name(@Nullable String name) {
    return String.valueOf(name).split(" ")[0].toLowerCase(Locale.ROOT);
  }

  private Shipment buy(String recipient) {
    AddressDraft from = PaperEngine.address("Ann Sender", "94105", "CA");
    return desk.engine()
        .shipping()
        .purchase()
        .buy(
            desk.caller(),
            PaperEngine.order(from, PaperEngine.address(recipient, "10001", "NY")),
            RequestKey.none());
  }

  private ShipmentLists lists() {
    return desk.engine().lists().shipments();
  }

  private static ShipmentFilter narrowed(
      @Nullable String service,
      @Nullable String number,
      @Nullable String reference,
      @Nullable Instant after) {
    return new ShipmentFilter(null, service, null, null, number, reference, after, null);
  }
}
