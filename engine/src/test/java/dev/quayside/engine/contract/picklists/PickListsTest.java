package dev.quayside.engine.contract.picklists;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Orders fetched in one walk: exact sums, one list an order, and what becomes of short pieces.
class PickListsTest extends ShopTest {

  private static final String LISTS = "/v1/pick-lists";

  private int doors;

  @BeforeEach
  void aDock() {
    api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":" + FROM + "}");
  }

  @Test
  void aWalkHasEachProductOnceInTheOrderPeopleRead() {
    api.put("/v1/products/PEN", "{\"name\":\"Pen\",\"place\":\"A-10\"}");
    var first = taken("W-1", item("MUG", 2, "A-2"), item("PEN", 3, null));
    var second = taken("W-2", item("MUG", 1, "A-2"), item("CUP", 1, null), item("mat", 1, "a-1"));
    var made = made("\"kind\":\"cart\"", first, second);
    assertThat(made.get("leftOut")).isEmpty();
    var list = made.at("/data/0");
    assertThat(list.get("status").asText()).isEqualTo("open");
    assertThat(list.get("number").asInt()).isEqualTo(1);
    assertThat(texts(list.get("lines"), "place")).containsExactly("a-1", "A-2", "A-10", "null");
    assertThat(texts(list.get("lines"), "quantity")).containsExactly("1", "3", "3", "1");
    assertThat(list.at("/lines/1/slots").toString())
        .isEqualTo(
            "[{\"slot\":1,\"orderId\":\"%s\",\"quantity\":2},{\"slot\":2,\"orderId\":\"%s\",\"quantity\":1}]"
                .formatted(first, second));
    assertThat(texts(list.get("slots"), "pieces")).containsExactly("5", "3");
    assertThat(api.get("/v1/orders/" + second).json().at("/pickList/slot").asInt()).isEqualTo(2);
    assertThat(api.get("/v1/orders?pickList=none").json().get("data")).isEmpty();
    assertThat(api.get(LISTS + "/" + list.get("id").asText()).json()).isEqualTo(list);
    assertThat(api.get(LISTS).json().get("data")).containsExactly(list);
    for (var paper : List.of("4x6", "letter", "a4")) {
      var file = api.get(LISTS + "/" + list.get("id").asText() + "/document?paper=" + paper);
      assertThat(file.status()).as(paper).isEqualTo(200);
      assertThat(file.text()).startsWith("%PDF");
    }
  }

  @Test
  void ordersThatCannotGoOnAListAreNamed() {
    var held = taken("N-1", item("MUG", 1, "A"));
    api.post("/v1/orders/" + held + "/hold", "{\"reason\":\"wait\"}");
    var two = taken("N-2", item("MUG", 2, "A"));
    var one = taken("N-3", item("MUG", 1, "A"));
    var made = made("\"kind\":\"single\"", held, two, one, "ord_none");
    assertThat(texts(made.get("leftOut"), "orderId"))
        .containsExactlyInAnyOrder(held, two, "ord_none");
    assertThat(made.at("/data/0/slots")).hasSize(1);
    var again = api.post(LISTS, "{\"kind\":\"cart\",\"orders\":[\"" + one + "\"]}");
    assertThat(again.status()).isEqualTo(409);
    var list = made.at("/data/0/id").asText();
    assertThat(api.post(LISTS + "/" + list + "/cancel").json().get("status").asText())
        .isEqualTo("cancelled");
    assertThat(api.get("/v1/orders/" + one).json().get("pickList").isNull()).isTrue();
    assertThat(made("\"kind\":\"cart\"", one).at("/data/0/number").asInt()).isEqualTo(2);
    var late = LISTS + "/" + list + "/lines/1/short";
    assertThat(api.post(late, "{\"quantity\":1,\"then\":\"hold\"}").status()).isEqualTo(409);
    assertThat(api.get("/v1/orders/" + one).json().get("status").asText()).isEqualTo("open");
  }

  @Test
  void todaysOrdersComeFirstAndListsHoldWhatTheyMay() {
    var orders = new ArrayList<String>();
    IntStream.range(0, 5).forEach(i -> orders.add(taken("T-" + i, item("MUG", i + 1, "A"))));
    var due = orders.getLast();
    api.patch(
        "/v1/orders/" + due, "{\"shipBy\":\"" + LocalDate.now(ZoneOffset.UTC).minusDays(3) + "\"}");
    var filter = "{\"filter\":{\"status\":\"open\"},\"kind\":\"cart\",\"slots\":2}";
    var made = api.post(LISTS, filter).json().get("data");
    assertThat(made).hasSize(3);
    assertThat(made.at("/0/slots/0/orderId").asText()).isEqualTo(due);
    made.forEach(list -> api.post(LISTS + "/" + list.get("id").asText() + "/cancel"));
    var pieces = made("\"kind\":\"sku\",\"maxPieces\":4", orders.toArray(String[]::new));
    assertThat(pieces.get("data")).hasSize(4);
    assertThat(pieces.at("/data/0/lines/0/quantity").asInt()).as("too much for any").isEqualTo(5);
  }

  @Test
  void aWalkMayGoByProductAndACartHoldsNoMoreWeightThanItMay() {
    var first = taken("Y-1", item("PEN", 2, "A"), item("MUG", 1, "B"));
    var second = taken("Y-2", item("CUP", 3, "A"));
    var lines = made("\"kind\":\"cart\",\"sort\":\"sku\"", first, second).at("/data/0");
    assertThat(texts(lines.get("lines"), "sku")).containsExactly("CUP", "MUG", "PEN");
    api.post(LISTS + "/" + lines.get("id").asText() + "/cancel");
    var both = made("\"kind\":\"cart\",\"maxWeightOz\":48", first, second);
    assertThat(both.get("data")).as("24 oz each").hasSize(1);
    api.post(LISTS + "/" + both.at("/data/0/id").asText() + "/cancel");
    assertThat(made("\"kind\":\"cart\",\"maxWeightOz\":47", first, second).get("data")).hasSize(2);
  }

  @Test
  void aLineIsDoneWhenPickedAndShortMakeItsQuantity() {
    var first = taken("S-1", item("MUG", 2, "A"), item("PEN", 1, "B"));
    var second = taken("S-2", item("MUG", 2, "A"), item("PEN", 1, "B"));
    var list = made("\"kind\":\"cart\"", first, second).at("/data/0");
    var mugs = LISTS + "/" + list.get("id").asText() + "/lines/1";
    var pens = LISTS + "/" + list.get("id").asText() + "/lines/2";
    assertThat(api.post(mugs + "/picked", "{\"quantity\":5}").status()).isEqualTo(409);
    var begun = api.post(mugs + "/picked", "{\"quantity\":3}").json();
    assertThat(begun.get("status").asText()).isEqualTo("picking");
    assertThat(api.post(mugs + "/short", "{\"quantity\":2,\"then\":\"hold\"}").status())
        .isEqualTo(409);
    var less = api.post(mugs + "/short", "{\"quantity\":1,\"then\":\"ship_rest\"}").json();
    assertThat(less.at("/lines/0/short").asInt()).isEqualTo(1);
    assertThat(texts(less.at("/lines/0/slots"), "quantity")).containsExactly("2", "1");
    assertThat(texts(less.get("slots"), "pieces")).containsExactly("3", "2");
    var done = api.post(pens + "/picked", "{\"quantity\":2}").json();
    assertThat(done.get("status").asText()).isEqualTo("picked");
    assertThat(texts(done.get("slots"), "status")).containsExactly("picked", "picked");
    var batch =
        "{\"pickList\":%s,\"reverse\":true,\"action\":\"buy\",\"fallback\":{\"kind\":\"cheapest\"}}"
            .formatted(list.get("id"));
    var started = api.post("/v1/batches", batch);
    assertThat(started.status()).as(started.text()).isEqualTo(202);
    assertThat(texts(started.json().get("lines"), "orderId")).containsExactly(second, first);
    var id = started.json().get("id").asText();
    await().until(() -> api.get("/v1/batches/" + id).json().at("/counts/bought").asInt() == 2);
    assertThat(api.get("/v1/orders/" + first).json().get("status").asText()).isEqualTo("shipped");
    var rest = api.get("/v1/orders/" + second).json();
    assertThat(rest.get("status").asText()).isEqualTo("partly_shipped");
    assertThat(rest.at("/parcels/0/items").toString())
        .isEqualTo("[{\"line\":1,\"quantity\":1},{\"line\":2,\"quantity\":1}]");
    assertThat(api.get(LISTS + "/" + list.get("id").asText()).json().get("status").asText())
        .isEqualTo("packed");
    assertThat(made("\"kind\":\"cart\"", second).at("/data/0/lines/0/quantity").asInt())
        .as("what was missing")
        .isEqualTo(1);
  }

  @Test
  void whatChangesTurnsItsSlotRedAndNoWalk() {
    var changed = taken("C-1", item("MUG", 2, "A"));
    var cancelled = taken("C-2", item("MUG", 1, "A"));
    var list = made("\"kind\":\"cart\"", changed, cancelled).at("/data/0");
    api.patch("/v1/orders/" + changed, "{\"items\":[" + item("MUG", 3, "A") + "]}");
    api.post("/v1/orders/" + cancelled + "/cancel");
    var now = api.get(LISTS + "/" + list.get("id").asText()).json();
    assertThat(texts(now.get("slots"), "status")).containsExactly("changed", "cancelled");
    assertThat(now.get("lines")).isEqualTo(list.get("lines"));
    var short2 = "{\"quantity\":3,\"then\":\"hold\"}";
    api.post(LISTS + "/" + list.get("id").asText() + "/lines/1/short", short2);
    assertThat(api.get("/v1/orders/" + changed).json().get("status").asText()).isEqualTo("held");
  }

  @Test
  void aScannedListSlotOrPieceOpensTheNextOrderToPack() {
    var cart =
        made(
            "\"kind\":\"cart\"",
            taken("O-1", item("MUG", 2, "A")),
            taken("O-2", item("CUP", 2, "A")));
    int number = cart.at("/data/0/number").asInt();
    assertThat(scanned("PL-" + number)).isEqualTo("O-1");
    assertThat(scanned("pl-" + number + "-2")).isEqualTo("O-2");
    api.post("/v1/orders/" + cart.at("/data/0/slots/0/orderId").asText() + "/cancel");
    assertThat(scanned("PL-" + number)).as("the next one").isEqualTo("O-2");
    assertThat(scanned("PL-999")).isEmpty();
    var single = taken("O-4", item("MAT", 1, "A"));
    made("\"kind\":\"single\"", taken("O-3", item("PEN", 1, "A")), single);
    assertThat(scanned("MAT")).isEqualTo("O-4");
    assertThat(scanned("MUG")).as("on no list of single pieces").isEmpty();
    var ean = "{\"sku\":\"TEA\",\"quantity\":1,\"weightOz\":8,\"barcode\":\"0012345678905\"}";
    made("\"kind\":\"single\"", taken("O-5", ean));
    assertThat(scanned("012345678905")).as("EAN-13 as UPC-A").isEqualTo("O-5");
    assertThat(scanned("]E00012345678905")).as("with its prefix").isEqualTo("O-5");
    api.patch("/v1/orders/" + single, "{\"items\":[]}");
    assertThat(scanned("MUG")).as("no piece of one that wants none").isEmpty();
  }

  private String scanned(String code) {
    var caller = workspace.ownCaller();
    var sender = served.engine().parcels().locations().sender(caller, null);
    return served.engine().ordering().scans().read(caller, code, sender).number();
  }

  @Test
  void ordersThatShipTogetherShareASlot() {
    var first = taken("G-1", item("MUG", 1, "A"));
    doors--;
    var second = taken("G-2", item("MUG", 1, "A"));
    var other = taken("G-3", item("MUG", 1, "A"));
    var list = made("\"kind\":\"cart\"", other, second, first).at("/data/0");
    assertThat(texts(list.get("slots"), "slot")).containsExactly("1", "1", "2");
  }

  @Test
  void anOrderIsOnOneListHoweverManyAskAtOnce() throws InterruptedException {
    var orders = IntStream.range(0, 8).mapToObj(i -> taken("R-" + i, item("MUG", 1, "A"))).toList();
    var body = "{\"kind\":\"cart\",\"orders\":[\"" + String.join("\",\"", orders) + "\"]}";
    var askers =
        IntStream.range(0, 4).mapToObj(_ -> new Thread(() -> api.post(LISTS, body))).toList();
    askers.forEach(Thread::start);
    for (var asker : askers) {
      asker.join();
    }
    var listed = new ArrayList<String>();
    api.get(LISTS)
        .json()
        .get("data")
        .forEach(list -> listed.addAll(texts(list.get("slots"), "orderId")));
    assertThat(listed).containsExactlyInAnyOrderElementsOf(orders);
  }

  @Test
  void whatIsWrongIsNamed() {
    assertThat(api.post(LISTS, "{}").fields()).containsExactly("kind", "orders");
    assertThat(
            api.post(LISTS, "{\"kind\":\"train\",\"orders\":[\"a\"],\"filter\":{},\"slots\":0}")
                .fields())
        .containsExactly("kind", "orders", "slots");
    var list = made("\"kind\":\"order\"", taken("E-1", item("MUG", 1, "A"))).at("/data/0");
    var path = LISTS + "/" + list.get("id").asText();
    assertThat(api.post(path + "/lines/9/picked", "{\"quantity\":1}").status()).isEqualTo(404);
    assertThat(api.post(path + "/lines/1/picked", "{\"quantity\":-1}").fields())
        .containsExactly("quantity");
    assertThat(api.post(path + "/lines/1/short", "{\"quantity\":1}").fields())
        .containsExactly("then");
    assertThat(api.post(path + "/assign", "{\"userId\":\"usr_none\"}").status()).isEqualTo(404);
    assertThat(api.get(LISTS + "/pkl_none").status()).isEqualTo(404);
    assertThat(as(workspace, Role.VIEWER).post(path + "/cancel").status()).isEqualTo(403);
    assertThat(as(served.workspace("other-picker"), Role.ADMIN).get(path).status()).isEqualTo(404);
  }

  private JsonNode made(String how, String... orders) {
    var answer =
        api.post(
            LISTS,
            "{%s,\"orders\":[\"%s\"]}".formatted(how, String.join("\",\"", List.of(orders))));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private static String item(String sku, int quantity, String place) {
    return "{\"sku\":\"%s\",\"quantity\":%d,\"weightOz\":8%s}"
        .formatted(sku, quantity, place == null ? "" : ",\"place\":\"" + place + "\"");
  }

  private String taken(String number, String... items) {
    var to = TO.replace("350 5th Ave", 350 + 2 * doors++ + " 5th Ave");
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"%s\",\"to\":%s,\"items\":[%s]}"
                .formatted(number, to, String.join(",", items)));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  private static List<String> texts(JsonNode rows, String field) {
    return StreamSupport.stream(rows.spliterator(), false)
        .map(row -> row.get(field).asText())
        .toList();
  }
}
