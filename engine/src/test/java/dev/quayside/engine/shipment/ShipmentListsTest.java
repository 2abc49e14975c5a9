package dev.quayside.engine.shipment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.PaperDesk;
import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.shipment.ShipmentSearch.Order;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
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

  private static final int MANY = 5_000;

  @SuppressWarnings("NullAway.Init")
  private PaperDesk desk;

  @SuppressWarnings("NullAway.Init")
  private Shipment bought;

  @SuppressWarnings("NullAway.Init")
  private Shipment voided;

  @BeforeAll
  void fill(@TempDir Path directory) throws Exception {
    desk = PaperDesk.open(directory);
    bought = buy("Zoë Müller-Ångström");
    ManyShipments.add(directory.resolve("data").resolve("quayside.db"), MANY, 400);
    voided = buy("Xaver 100%_Co");
    desk.engine().dispatch().voids().cancel(desk.caller(), voided.id(), Receipt.none());
  }

  @AfterAll
  void close() {
    desk.close();
  }

  @Test
  void everythingNewestFirst() {
    var ids = lists().ids(desk.caller(), ShipmentSearch.EVERYTHING);
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
      var ids = lists().ids(desk.caller(), search);
      assertThat(ids).hasSize(MANY + 2).doesNotHaveDuplicates();
      var keys =
          lists().rows(desk.caller(), ids.subList(0, 300)).stream()
              .map(shipment -> key(shipment, order))
              .toList();
      Comparator<Comparable<Object>> natural = Comparator.naturalOrder();
      assertThat(keys).isSortedAccordingTo(descending ? natural.reversed() : natural);
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
    var counts = lists().counts(desk.caller(), ShipmentSearch.EVERYTHING);
    int parts =
        counts.entrySet().stream()
            .filter(entry -> entry.getKey() != ShipmentTab.ALL)
            .mapToInt(java.util.Map.Entry::getValue)
            .sum();
    assertThat(counts.get(ShipmentTab.ALL)).isEqualTo(MANY + 2).isEqualTo(parts);
    for (var tab : ShipmentTab.values()) {
      assertThat(ids(tab, "brooklyn"))
          .as(tab.name())
          .hasSize(
              Objects.requireNonNull(
                  lists()
                      .counts(
                          desk.caller(), search(ShipmentTab.VOIDED, "brooklyn", Order.BOUGHT, true))
                      .get(tab)));
    }
    assertThat(ids(ShipmentTab.VOIDED, "xaver")).containsExactly(voided.id());
  }

  @Test
  void aPeriodAndACarrierNarrow() {
    var from = bought.createdAt();
    var search =
        new ShipmentSearch(ShipmentTab.ALL, "", bought.carrier(), from, null, Order.BOUGHT, true);
    assertThat(lists().ids(desk.caller(), search)).containsExactly(voided.id(), bought.id());
    var before = new ShipmentSearch(ShipmentTab.ALL, "", null, null, from, Order.BOUGHT, true);
    assertThat(lists().ids(desk.caller(), before)).hasSize(MANY);
    var nothing =
        new ShipmentSearch(
            ShipmentTab.ALL, "", null, Instant.EPOCH, Instant.EPOCH, Order.BOUGHT, true);
    assertThat(lists().ids(desk.caller(), nothing)).isEmpty();
  }

  @Test
  void anotherWorkspaceSeesNothing() {
    var other =
        desk.engine().workspaces().all().stream()
            .filter(workspace -> !workspace.slug().equals("demo"))
            .findFirst()
            .orElseThrow()
            .desk();
    assertThat(lists().ids(other, ShipmentSearch.EVERYTHING)).isEmpty();
    assertThat(lists().rows(other, List.of(bought.id()))).isEmpty();
    assertThat(lists().counts(other, ShipmentSearch.EVERYTHING).values()).containsOnly(0);
  }

  private List<String> ids(ShipmentTab tab, String words) {
    return lists().ids(desk.caller(), search(tab, words, Order.BOUGHT, true));
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
    AddressDraft from = PaperDesk.address("Ann Sender", "94105", "CA");
    return desk.engine()
        .dispatch()
        .buy(
            desk.caller(),
            PaperDesk.order(from, PaperDesk.address(recipient, "10001", "NY")),
            Optional.empty(),
            Receipt.none());
  }

  private ShipmentLists lists() {
    return desk.engine().lists().shipments();
  }
}
