package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/// Changes of many orders at once and their undoing, as docs/api/orders.md has them.
class OrderBulkTest extends SandboxTest {

  private static final String ORDERS = "/v1/orders";
  private static final String BULK = ORDERS + "/bulk";

  @Test
  void whatIsPutOnManyIsTakenOffAgain() {
    var ids = taken("P-1", "P-2", "P-3");
    var ana = person();
    api.patch(path(ids.get(0)), "{\"tags\":[\"Later\"]}");
    api.patch(path(ids.get(1)), "{\"tags\":[\"Rush\"],\"assignedTo\":\"%s\"}".formatted(ana));
    api.patch(path(ids.get(2)), "{\"tags\":[\"Gift\"]}");
    var before = ids.stream().map(this::state).toList();
    var done =
        changed(
            ids,
            "\"tags\":{\"add\":[\"rush\"],\"remove\":[\"later\",\"Nobody's\"]},\"assignedTo\":\"%s\""
                .formatted(ana));
    assertThat(counts(done)).isEqualTo("2 1 0");
    assertThat(ids.stream().map(id -> String.join("+", texts(get(id).get("tags")))))
        .containsExactly("Rush", "Rush", "Gift+Rush");
    assertThat(get(ids.get(0)).at("/assignedTo/id").asText()).isEqualTo(ana);
    var undone = undo(done);
    assertThat(undone.status()).as(undone.text()).isEqualTo(200);
    assertThat(counts(undone.json())).isEqualTo("2 0 0");
    assertThat(undone.json().get("undo").isNull()).isTrue();
    assertThat(ids.stream().map(this::state)).isEqualTo(before);
    assertThat(undo(done).status()).as("a second time").isEqualTo(409);
  }

  @Test
  void howManyAreShippedIsSaidAtOnceAndGivenBack() {
    api.post("/v1/presets", "{\"name\":\"Tube\",\"lengthIn\":9,\"widthIn\":6,\"heightIn\":4}");
    var dock =
        api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":" + FROM + "}").json().get("id");
    var ids = taken("H-1", "H-2");
    var before = ids.stream().map(this::state).toList();
    var day = LocalDate.now(ZoneOffset.UTC).plusDays(3);
    var done =
        changed(
            ids,
            """
            "weightOz":40,"preset":"tube","packaging":"package","signature":"adult","location":"dock",
            "service":{"carrier":"ups","service":"ups_ground"},"shipDate":"%s","notes":"By hand",
            "insuredValue":{"amount":99,"currency":"USD"},
            "billing":{"transport":{"payor":"third_party","account":"1A2B3C","zip":"10001","country":"US"}}
            """
                .formatted(day));
    assertThat(counts(done)).isEqualTo("2 0 0");
    var order = get(ids.get(0));
    assertThat(order.at("/parcel/weightOz").asInt()).isEqualTo(40);
    assertThat(order.at("/parcel/signature").asText()).isEqualTo("adult");
    assertThat(order.at("/parcel/insuredValue/amount").asInt()).isEqualTo(99);
    assertThat(order.get("preset").asText()).isEqualTo("tube");
    assertThat(order.get("requestedService").asText()).isEqualTo("ups_ground");
    assertThat(order.get("location")).isEqualTo(dock);
    assertThat(order.get("shipDate").asText()).isEqualTo(day.toString());
    assertThat(order.at("/billing/transport/account").asText()).isEqualTo("B3C");
    assertThat(order.at("/staffNotes/0/text").asText()).isEqualTo("By hand");
    assertThat(api.post(ORDERS, OrderRoutesTest.order("H-1", 18)).json().at("/parcel/weightOz"))
        .as("it stays when the order comes in again")
        .isEqualTo(order.at("/parcel/weightOz"));
    assertThat(counts(undo(done).json())).isEqualTo("2 0 0");
    assertThat(ids.stream().map(this::state)).isEqualTo(before);
  }

  @Test
  void manyAreHeldAndReleased() {
    var ids = taken("W-1", "W-2");
    api.post(path(ids.get(0)) + "/hold", "{\"reason\":\"first\"}");
    var held = changed(ids, "\"hold\":{\"reason\":\"waits\"}");
    assertThat(counts(held)).isEqualTo("2 0 0");
    assertThat(get(ids.get(1)).get("reason").asText()).isEqualTo("waits");
    assertThat(counts(changed(ids, "\"hold\":{\"reason\":\"waits\"}"))).isEqualTo("0 2 0");
    undo(held);
    assertThat(get(ids.get(0)).get("reason").asText()).isEqualTo("first");
    assertThat(get(ids.get(1)).get("status").asText()).isEqualTo("open");
    var released = changed(ids, "\"release\":true");
    assertThat(counts(released)).isEqualTo("1 1 0");
    undo(released);
    assertThat(get(ids.get(0)).get("reason").asText()).isEqualTo("first");
    assertThat(api.get("/v1/events?type=order.released").json().get("data")).hasSize(2);
  }

  @Test
  void anOrderIsChangedWholeOrNotAtAll() {
    var ids = taken("A-1", "A-2", "A-3");
    var many =
        IntStream.rangeClosed(1, 20)
            .mapToObj("\"t%d\""::formatted)
            .collect(Collectors.joining(","));
    api.patch(path(ids.get(0)), "{\"tags\":[" + many + "]}");
    api.post(path(ids.get(1)) + "/labels", OrderRoutesTest.UPS);
    var before = ids.stream().map(this::state).toList();
    var asked = Stream.concat(ids.stream(), Stream.of("ord_none", ids.get(2))).toList();
    var done = changed(asked, "\"weightOz\":40,\"tags\":{\"add\":[\"Heavy\"]}");
    assertThat(counts(done)).isEqualTo("1 0 3");
    assertThat(done.get("refused").findValuesAsText("orderId"))
        .containsExactly(ids.get(0), ids.get(1), "ord_none");
    assertThat(done.get("refused").findValuesAsText("code"))
        .containsExactly("CONFLICT", "CONFLICT", "NOT_FOUND");
    assertThat(state(ids.get(0))).isEqualTo(before.get(0));
    assertThat(state(ids.get(1))).isEqualTo(before.get(1));
    var tagged = changed(List.of(ids.get(1)), "\"tags\":{\"add\":[\"Done\"]}");
    assertThat(counts(tagged))
        .as("it is shipped, and that is not about its parcel")
        .isEqualTo("1 0 0");
  }

  @Test
  void whatWasChangedSinceStays() {
    var ids = taken("S-1", "S-2", "S-3", "S-4");
    var done = changed(ids, "\"weightOz\":40,\"tags\":{\"add\":[\"Rush\"]}");
    api.patch(path(ids.get(0)), "{\"parcel\":{\"weightOz\":41}}");
    api.patch(path(ids.get(1)), "{\"tags\":[]}");
    api.patch(path(ids.get(2)), "{\"tags\":[\"Rush\",\"Gift\"],\"notes\":\"ring twice\"}");
    api.post(path(ids.get(3)) + "/labels", OrderRoutesTest.UPS);
    var tag = api.get("/v1/tags").json().at("/data/1/id").asText();
    api.patch("/v1/tags/" + tag, "{\"name\":\"Today\"}");
    var undone = undo(done).json();
    assertThat(counts(undone)).isEqualTo("1 0 3");
    assertThat(undone.get("refused").findValuesAsText("orderId"))
        .containsExactly(ids.get(0), ids.get(1), ids.get(3));
    assertThat(undone.get("refused").findValuesAsText("code")).containsOnly("CONFLICT");
    assertThat(get(ids.get(0)).at("/parcel/weightOz").asInt()).isEqualTo(41);
    assertThat(texts(get(ids.get(2)).get("tags"))).containsExactly("Gift");
    assertThat(get(ids.get(2)).at("/parcel/weightOz").asInt()).isEqualTo(18);
    assertThat(get(ids.get(2)).get("notes").asText()).isEqualTo("ring twice");
  }

  @Test
  void itIsUndoneForTenMinutes() {
    var ids = taken("M-1");
    var late = changed(ids, "\"tags\":{\"add\":[\"a\"]}");
    advance(Duration.ofMinutes(9));
    var inTime = changed(ids, "\"tags\":{\"add\":[\"b\"]}");
    advance(Duration.ofSeconds(61));
    assertThat(undo(late).status()).isEqualTo(409);
    assertThat(undo(inTime).status()).isEqualTo(200);
    assertThat(texts(get(ids.get(0)).get("tags"))).containsExactly("a");
    assertThat(api.post(BULK + "/und_none/undo").status()).isEqualTo(404);
  }

  @Test
  void aListIsChangedByItsFilter() {
    var ids = taken("F-1", "F-2", "F-3");
    api.patch(path(ids.get(0)), "{\"tags\":[\"Rush\"]}");
    api.patch(path(ids.get(1)), "{\"tags\":[\"Rush\"]}");
    api.post(path(ids.get(1)) + "/cancel");
    var body =
        "{\"filter\":{\"status\":\"open\",\"tag\":\"rush\"},\"change\":{\"tags\":{\"remove\":[\"Rush\"]}}}";
    var keyed = api.with("Idempotency-Key", "bulk-1");
    var done = keyed.post(BULK, body);
    assertThat(done.status()).as(done.text()).isEqualTo(200);
    assertThat(counts(done.json())).isEqualTo("1 0 0");
    assertThat(keyed.post(BULK, body).text()).isEqualTo(done.text());
    assertThat(texts(get(ids.get(1)).get("tags"))).containsExactly("Rush");
  }

  @Test
  void wrongRequestsAreRefusedWholeAndByField() {
    var id = taken("R-1").getFirst();
    var orders = "\"orders\":[\"" + id + "\"]";
    var many =
        IntStream.rangeClosed(1, 501)
            .mapToObj("\"o%d\""::formatted)
            .collect(Collectors.joining(","));
    refused("{\"change\":{\"release\":true}}", "orders");
    refused("{\"orders\":[],\"change\":{\"release\":true}}", "orders");
    refused("{\"orders\":[" + many + "],\"change\":{\"release\":true}}", "orders");
    refused("{" + orders + ",\"filter\":{},\"change\":{\"release\":true}}", "orders");
    refused("{" + orders + "}", "change");
    refused("{" + orders + ",\"change\":{}}", "change");
    refused("{\"filter\":{\"tags\":\"Rush\"},\"change\":{\"release\":true}}", "filter.tags");
    refused("{\"filter\":{\"status\":\"gone\"},\"change\":{\"release\":true}}", "filter.status");
    refused(
        "{\"filter\":{\"assignedTo\":\"me\"},\"change\":{\"release\":true}}", "filter.assignedTo");
    for (var wrong :
        List.of(
            "\"tags\":{\"add\":[\"\"]} tags.add[0]",
            "\"assignedTo\":\"usr_none\" assignedTo",
            "\"hold\":{} hold.reason",
            "\"hold\":{\"reason\":\"x\"},\"release\":true release",
            "\"weightOz\":0 weightOz",
            "\"preset\":\"none\" preset",
            "\"location\":\"none\" location",
            "\"packaging\":\"bag\" packaging",
            "\"service\":{\"carrier\":\"ups\",\"service\":\"none\"} service.service",
            "\"service\":{\"carrier\":\"pigeon\",\"service\":\"a\"} service.carrier",
            "\"insuredValue\":{\"amount\":-1} insuredValue.amount",
            "\"notes\":\" \" notes")) {
      int at = wrong.lastIndexOf(' ');
      refused(
          "{" + orders + ",\"change\":{" + wrong.substring(0, at) + "}}",
          "change." + wrong.substring(at + 1));
    }
    assertThat(as(workspace, Role.VIEWER).post(BULK, "{}").status()).isEqualTo(403);
  }

  @Test
  void nothingOfAnotherWorkspaceIsChangedOrUndone() {
    var ids = taken("I-1");
    var done = changed(ids, "\"tags\":{\"add\":[\"Rush\"]}");
    var other = as(served.workspace("other-bulk"), Role.ADMIN);
    var tried =
        other.post(
            BULK,
            "{\"orders\":[\"%s\"],\"change\":{\"tags\":{\"add\":[\"x\"]}}}"
                .formatted(ids.getFirst()));
    assertThat(counts(tried.json())).isEqualTo("0 0 1");
    assertThat(other.post(BULK + "/" + done.get("undo").asText() + "/undo").status())
        .isEqualTo(404);
    assertThat(texts(get(ids.getFirst()).get("tags"))).containsExactly("Rush");
  }

  private void refused(String body, String field) {
    var answer = api.post(BULK, body);
    assertThat(answer.status()).as(body).isEqualTo(400);
    assertThat(answer.fields()).as(body).containsExactly(field);
  }

  private JsonNode changed(List<String> ids, String change) {
    var orders = ids.stream().map("\"%s\""::formatted).collect(Collectors.joining(","));
    var answer = api.post(BULK, "{\"orders\":[%s],\"change\":{%s}}".formatted(orders, change));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  private Api.Response undo(JsonNode done) {
    return api.post(BULK + "/" + done.get("undo").asText() + "/undo");
  }

  private static String counts(JsonNode done) {
    return done.get("changed") + " " + done.get("unchanged") + " " + done.get("refused").size();
  }

  private List<String> taken(String... references) {
    return Stream.of(references)
        .map(each -> api.post(ORDERS, OrderRoutesTest.order(each, 18)).json().get("id").asText())
        .toList();
  }

  /// All of an order but when it changed.
  private String state(String id) {
    return get(id).toString().replaceAll("\"updatedAt\":\"[^\"]*\"", "");
  }

  private JsonNode get(String id) {
    return api.get(path(id)).json();
  }

  private static String path(String id) {
    return ORDERS + "/" + id;
  }

  private String person() {
    var made = api.post("/v1/users", "{\"name\":\"Ana\",\"role\":\"owner\",\"pin\":\"4711\"}");
    return made.json().get("id").asText();
  }

  private static List<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }
}
