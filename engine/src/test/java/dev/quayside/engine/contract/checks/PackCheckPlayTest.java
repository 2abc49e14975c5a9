package dev.quayside.engine.contract.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.check.CheckScans.Scan;
import dev.quayside.engine.order.check.CheckState;
import dev.quayside.engine.order.check.ScanResult;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// A day of 400 orders at the speed of a scanner, with a mistake in 2 % of them: each is found, and
/// none is bought. Through the use cases, as the window calls them.
class PackCheckPlayTest extends CheckTest {

  private static final int ORDERS = 400;
  private static final int WRONG = ORDERS / 50;
  private static final Map<String, String> CODES = Map.of("MUG-1", MUG, "CUP-1", CUP);
  private static final String TEA = "0012345678905";
  private static final Person PACKER =
      new Person("usr_01M8G8XEA1A2FNT6AKJTXB89YA", "Pat", PersonRole.PACKER);

  /// What goes wrong, one after the other.
  private enum Mistake {
    WRONG_ITEM(TEA, ScanResult.NOT_IN_ORDER),
    ONE_TOO_MANY(CUP, ScanResult.TOO_MANY),
    ONE_TOO_FEW(null, null),
    OF_A_CANCELLED_ORDER("0036000291452", ScanResult.NOT_IN_ORDER),
    WHOLE_CASE("14006381333938", ScanResult.TOO_MANY),
    NO_PRODUCT("5901234123457", ScanResult.UNKNOWN),
    CANCELLED_WHILE_CHECKED(null, null);

    /// Null where nothing wrong is scanned.
    private final @Nullable String code;

    private final @Nullable ScanResult found;

    Mistake(@Nullable String code, @Nullable ScanResult found) {
      this.code = code;
      this.found = found;
    }
  }

  @Test
  void everyMistakeIsFoundAndNoneIsBought() {
    api.put("/v1/pack-check", ALWAYS);
    api.put("/v1/products/JAM-1", "{\"name\":\"Jam\",\"barcode\":\"0036000291452\"}");
    cancel(taken("PLAY-0", "{\"sku\":\"JAM-1\",\"quantity\":1}"));
    var random = new Random(41);
    var orders = Acting.asEngine(() -> orders(random));
    var mistakes = mistakes(random);
    var balance = api.get("/v1/wallet").json();
    var found = new ArrayList<String>();
    var right = new ArrayList<String>();
    int pieces = 0;
    for (int i = 0; i < ORDERS; i++) {
      var order = orders.get(i);
      var mistake = mistakes.get(i);
      var scans = codes(order, random);
      int counted =
          atTheDesk(
              () -> mistake == null ? packed(order, scans) : packedWrongly(order, scans, mistake));
      pieces += counted;
      if (mistake != null && mistake.code != null) {
        found.add(order.id());
      }
      if (mistake != null && mistake != Mistake.CANCELLED_WHILE_CHECKED) {
        right.add(order.id());
      }
    }
    assertThat(api.get("/v1/wallet").json()).as("nothing was bought").isEqualTo(balance);
    var audit = api.get("/v1/audit?action=check.mistake").json();
    assertThat(audit.get("data").findValuesAsText("subject"))
        .as("each mistake once, and nothing else")
        .hasSize(found.size())
        .doesNotHaveDuplicates();
    assertThat(sum("checkedPieces")).isEqualTo(pieces);
    assertThat(sum("mistakes")).isEqualTo(found.size());
    right.add(orders.getFirst().id());
    for (var id : right) {
      api.post("/v1/orders/" + id + "/lease", "{\"takeOver\":true}");
      assertThat(buy(id, "").status()).as("what is packed rightly in the end").isEqualTo(201);
    }
  }

  /// Of all people and desks.
  private int sum(String field) {
    return api.get("/v1/analytics/people").json().findValues(field).stream()
        .mapToInt(JsonNode::asInt)
        .sum();
  }

  /// By the place of their order in the day.
  private static Map<Integer, Mistake> mistakes(Random random) {
    var kinds = Mistake.values();
    var places = new ArrayList<>(IntStream.range(1, ORDERS).boxed().toList());
    Collections.shuffle(places, random);
    var mistakes = new HashMap<Integer, Mistake>();
    for (int i = 0; i < WRONG; i++) {
      mistakes.put(places.get(i), kinds[i % kinds.length]);
    }
    return mistakes;
  }

  /// @return pieces that were counted
  private int packed(SalesOrder order, List<String> codes) {
    var check = started(order);
    for (var code : codes.subList(1, codes.size())) {
      assertThat(tried(check, code)).isEqualTo(ScanResult.COUNTED);
    }
    assertThat(tried(check, codes.getFirst())).isEqualTo(ScanResult.COMPLETE);
    return codes.size();
  }

  /// The mistake before the last piece, an attempt to buy all the same, and the order packed
  /// rightly. The last piece is a mug: the cup is in the box by then.
  ///
  /// @return pieces that were counted
  private int packedWrongly(SalesOrder order, List<String> codes, Mistake mistake) {
    var check = started(order);
    var before = codes.subList(1, codes.size());
    before.forEach(code -> assertThat(tried(check, code)).isEqualTo(ScanResult.COUNTED));
    if (mistake == Mistake.CANCELLED_WHILE_CHECKED) {
      cancel(order.id());
      assertThat(buy(order.id(), "").status()).as(mistake.name()).isEqualTo(409);
      return before.size();
    }
    if (mistake.code != null) {
      assertThat(tried(check, mistake.code)).as(mistake.name()).isEqualTo(mistake.found);
    }
    var refused = buy(order.id(), "");
    assertThat(refused.code()).as(mistake.name()).isEqualTo("CHECK_REQUIRED");
    assertThat(refused.json().at("/error/details").findValuesAsText("message"))
        .as(mistake.name())
        .containsExactly("MUG-1: 1 not checked yet");
    assertThat(tried(check, codes.getFirst())).isEqualTo(ScanResult.COMPLETE);
    assertThat(state(check)).isEqualTo(CheckState.PASSED);
    return codes.size();
  }

  private <T> T atTheDesk(Supplier<T> work) {
    return Acting.as(new Actor("desk", PACKER, null, workspace.id()), work);
  }

  private void cancel(String order) {
    var cancelled = api.post("/v1/orders/" + order + "/cancel");
    assertThat(cancelled.status()).as(cancelled.text()).isEqualTo(200);
  }

  private String started(SalesOrder order) {
    var checks = served.engine().ordering().checking().checks();
    return checks
        .start(workspace.ownCaller(), order.id(), List.of(), null, RequestKey.none())
        .check()
        .id();
  }

  private ScanResult tried(String check, String code) {
    var scans = served.engine().ordering().checking().scans();
    var scan = new Scan(code, 1, null);
    return scans.scan(workspace.ownCaller(), check, scan, RequestKey.none()).outcome().result();
  }

  private CheckState state(String check) {
    var checks = served.engine().ordering().checking().checks();
    return checks.get(workspace.ownCaller(), check).check().state();
  }

  /// A code for each piece, in the order in which they come to hand after the first, a mug.
  private static List<String> codes(SalesOrder order, Random random) {
    var codes = new ArrayList<String>();
    order
        .details()
        .items()
        .forEach(item -> codes.addAll(Collections.nCopies(item.quantity(), CODES.get(item.sku()))));
    Collections.shuffle(codes.subList(1, codes.size()), random);
    return codes;
  }

  /// One to three mugs and a cup each.
  private List<SalesOrder> orders(Random random) {
    var all =
        IntStream.rangeClosed(1, ORDERS)
            .mapToObj(
                number -> new NewOrder("PLAY-" + number, goods(1 + random.nextInt(3), 1), null))
            .toList();
    return served.engine().ordering().orders().takeIn(workspace.ownCaller(), all).stream()
        .map(taken -> taken.order())
        .toList();
  }

  private static OrderDetails goods(int mugs, int cups) {
    var to =
        new Address(
            "Bob Buyer",
            null,
            "350 5th Ave",
            null,
            "New York",
            "NY",
            "10118",
            "US",
            "2125550100",
            null);
    var items =
        List.of(
            new OrderItem("MUG-1", "Mug", mugs, null, null, null, null),
            new OrderItem("CUP-1", "Cup", cups, null, null, null, null));
    return new OrderDetails(
        to,
        items,
        new ParcelDraft(null, null, null, null, false, Signature.NONE, null, null),
        null,
        null,
        null,
        null,
        null,
        null);
  }
}
