package dev.quayside.engine.contract.views;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Lists that people keep, as docs/api/views.md has them.
class ViewsTest extends SandboxTest {

  private static final String VIEWS = "/v1/views";

  @Test
  void aViewCountsWhatItsListLeavesNow() {
    var rush =
        made(
            api,
            "Rush",
            "\"filter\":{\"status\":\"open\",\"tag\":\"rush\"},\"sort\":\"-reference\"");
    var parcels =
        made(
            api,
            "Bought",
            "\"filter\":{\"carrier\":\"ups\"},\"columns\":[\"a\",\"b\"]",
            "shipments");
    assertThat(rush.get("count").asInt()).isZero();
    var order = api.post("/v1/orders", OrderRoutesTest.order("V-1", 18)).json();
    var path = "/v1/orders/" + order.get("id").asText();
    api.patch(path, "{\"tags\":[\"Rush\"]}");
    assertThat(counts(api)).containsExactly("1", "0");
    var tag = api.get("/v1/tags").json().at("/data/0/id").asText();
    api.patch("/v1/tags/" + tag, "{\"name\":\"Today\"}");
    assertThat(api.get(VIEWS).json().at("/data/0/filter/tag").asText()).isEqualTo("Today");
    assertThat(counts(api)).containsExactly("1", "0");
    api.post(path + "/labels", OrderRoutesTest.UPS);
    assertThat(counts(api)).containsExactly("0", "1");
    assertThat(parcels.get("columns")).hasSize(2);
    var all = "{\"name\":\"All\",\"list\":\"orders\"}";
    var changed = api.put(path(rush), all);
    assertThat(changed.status()).as(changed.text()).isEqualTo(200);
    assertThat(changed.json().get("filter")).isEmpty();
    assertThat(changed.json().get("sort").isNull()).isTrue();
    assertThat(counts(api)).containsExactly("1", "1");
    assertThat(api.send("DELETE", path(rush)).status()).isEqualTo(204);
    assertThat(api.put(path(rush), all).status()).isEqualTo(404);
    assertThat(counts(api)).containsExactly("1");
  }

  @Test
  void aListCanBeOfSeveralStatuses() {
    api.post("/v1/orders", OrderRoutesTest.order("S-1", 18));
    var held = api.post("/v1/orders", OrderRoutesTest.order("S-2", 18)).json().get("id").asText();
    api.post("/v1/orders/" + held + "/hold", "{\"reason\":\"wait\"}");
    var both = made(api, "To do", "\"filter\":{\"status\":\"open, HELD\"}");
    assertThat(both.get("count").asInt()).isEqualTo(2);
    var list = "/v1/orders?status=";
    assertThat(api.get(list + "held,shipped").json().at("/data")).hasSize(1);
    assertThat(api.get(list + "held,").status()).isEqualTo(400);
    var wrong = api.get(list + "open,gone");
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.json().at("/error/details/0/field").asText()).isEqualTo("status");
  }

  @Test
  void shipmentsAreOfSeveralStatusesAndOfWords() {
    var order = api.post("/v1/orders", OrderRoutesTest.order("W-1", 18)).json().get("id").asText();
    api.post("/v1/orders/" + order + "/labels", OrderRoutesTest.UPS);
    var narrowed = "\"filter\":{\"status\":\"delivered, CREATED\",\"search\":\"w-1 ground\"}";
    assertThat(made(api, "Mine", narrowed, "shipments").get("count").asInt()).isEqualTo(1);
    var list = "/v1/shipments?";
    assertThat(api.get(list + "status=created,delivered&search=W-1").json().at("/data")).hasSize(1);
    assertThat(api.get(list + "status=exception,returned").json().at("/data")).isEmpty();
    assertThat(api.get(list + "search=w-1%20nobody").json().at("/pagination/total").asInt())
        .isZero();
    assertThat(api.get("/v1/labels?search=ground").json().at("/data")).isNotEmpty();
    assertThat(api.get("/v1/shipments/export?search=nobody").text().strip().lines()).hasSize(1);
    for (var wrong : List.of("status=created,", "status=created,gone")) {
      assertThat(api.get(list + wrong).status()).as(wrong).isEqualTo(400);
    }
  }

  /// The days are the workspace's, and others tomorrow. An order that says no day counts from when
  /// it came in.
  @Test
  void aViewOfDaysFollowsTheCalendarOfItsWorkspace() {
    var farEast = "{\"shopName\":\"Isle\",\"timeZone\":\"Pacific/Kiritimati\"}"; // UTC+14
    var branded = api.put("/v1/branding", farEast);
    assertThat(branded.status()).as(branded.text()).isEqualTo(200);
    var zone = ZoneId.of("Pacific/Kiritimati");
    var created = api.post("/v1/orders", OrderRoutesTest.order("D-0", 18)).json().get("createdAt");
    var today = LocalDate.ofInstant(Instant.parse(created.asText()), zone);
    for (int age : List.of(1, 3, 4, 40)) {
      var said = "{\"orderedOn\":\"%s\",".formatted(today.minusDays(age));
      var order = OrderRoutesTest.order("D-" + age, 18).replaceFirst("\\{", said);
      assertThat(api.post("/v1/orders", order).status()).isEqualTo(201);
    }
    assertThat(ordered("today")).containsExactly("D-0");
    assertThat(ordered("yesterday")).containsExactly("D-1");
    // sorted, the day it came in is that of UTC
    assertThat(ordered("last_4_days")).containsExactlyInAnyOrder("D-0", "D-1", "D-3");
    assertThat(ordered("older_than_3_days")).containsExactly("D-4", "D-40");
    assertThat(api.get("/v1/orders?created=today&sort=createdAt").json().at("/data")).hasSize(5);
    assertThat(api.get("/v1/orders?updated=yesterday").json().at("/data")).isEmpty();
    var order = api.get("/v1/orders?reference=D-0").json().at("/data/0/id").asText();
    assertThat(api.post("/v1/orders/" + order + "/labels", OrderRoutesTest.UPS).status())
        .isEqualTo(201);
    assertThat(api.get("/v1/labels?created=today").json().at("/data")).hasSize(1);
    made(api, "Today", "\"filter\":{\"ordered\":\"today\"}");
    made(api, "Late", "\"filter\":{\"status\":\"open\",\"ordered\":\"older_than_3_days\"}");
    made(api, "Bought", "\"filter\":{\"created\":\"today\"}", "shipments");
    assertThat(counts(api)).containsExactly("1", "2", "1");
    advance(24 * 60 * 60);
    assertThat(counts(api)).as("a day later").containsExactly("0", "3", "0");
    assertThat(ordered("yesterday")).containsExactly("D-0");
    assertThat(api.get("/v1/shipments?created=older_than_1_days").json().at("/data")).isEmpty();
    assertThat(api.get(VIEWS).json().at("/data/0/filter/ordered").asText()).isEqualTo("today");
    var late = "{\"filter\":{\"ordered\":\"older_than_3_days\"},\"change\":{\"notes\":\"late\"}}";
    assertThat(api.post("/v1/orders/bulk", late).json().get("changed").asInt()).isEqualTo(3);
  }

  private List<String> ordered(String days) {
    var found = api.get("/v1/orders?sort=-orderedOn&ordered=" + days);
    assertThat(found.status()).as(found.text()).isEqualTo(200);
    return found.json().get("data").findValuesAsText("reference");
  }

  @Test
  void whatIsWrongIsNamedByField() {
    assertThat(api.get("/v1/orders?ordered=tomorrow&created=&updated=last_0_days").fields())
        .containsExactly("created", "ordered", "updated");
    assertThat(api.get("/v1/shipments?created=soon").fields()).containsExactly("created");
    refused(
        "{\"name\":\"a\",\"list\":\"orders\",\"filter\":{\"ordered\":\"soon\"}}", "filter.ordered");
    refused(
        "{\"name\":\"a\",\"list\":\"shipments\",\"filter\":{\"ordered\":\"today\"}}",
        "filter.ordered");
    refused("{}", "name", "list");
    refused("{\"name\":\" \",\"list\":\"orders\"}", "name");
    refused("{\"name\":\"%s\",\"list\":\"orders\"}".formatted("a".repeat(61)), "name");
    refused("{\"name\":\"a\",\"list\":\"labels\"}", "list");
    refused(
        "{\"name\":\"a\",\"list\":\"orders\",\"filter\":{\"carrier\":\"ups\"}}", "filter.carrier");
    refused(
        "{\"name\":\"a\",\"list\":\"orders\",\"filter\":{\"status\":\"gone\"}}", "filter.status");
    refused("{\"name\":\"a\",\"list\":\"orders\",\"filter\":{\"tag\":7}}", "filter.tag");
    refused("{\"name\":\"a\",\"list\":\"shipments\",\"filter\":{\"tag\":\"a\"}}", "filter.tag");
    refused(
        "{\"name\":\"a\",\"list\":\"shipments\",\"filter\":{\"createdAfter\":\"soon\"}}",
        "filter.createdAfter");
    refused("{\"name\":\"a\",\"list\":\"orders\",\"sort\":\"price\"}", "sort");
    refused("{\"name\":\"a\",\"list\":\"orders\",\"shared\":\"yes\"}", "shared");
  }

  @Test
  void aViewIsOnesOwnUnlessAManagerSharesIt() {
    var ana = signedIn("Ana", "owner");
    var ben = signedIn("Ben", "packer");
    var own = made(ben, "Mine", "\"filter\":{\"assignedTo\":\"me\"}");
    assertThat(names(ben)).containsExactly("Mine");
    assertThat(names(ana)).isEmpty();
    assertThat(names(api)).isEmpty();
    assertThat(ana.put(path(own), "{\"name\":\"x\",\"list\":\"orders\"}").status()).isEqualTo(404);
    assertThat(ana.send("DELETE", path(own)).status()).isEqualTo(404);
    var everyone =
        "{\"name\":\"All\",\"list\":\"orders\",\"filter\":{\"assignedTo\":\"me\"},\"shared\":true}";
    assertThat(ben.post(VIEWS, everyone).status()).isEqualTo(403);
    assertThat(as(workspace, Role.OPERATOR).post(VIEWS, everyone).status()).isEqualTo(403);
    var shared = ana.post(VIEWS, everyone).json();
    assertThat(names(ben)).containsExactly("Mine", "All");
    assertThat(names(api)).containsExactly("All");
    var order = api.post("/v1/orders", OrderRoutesTest.order("V-2", 18)).json();
    var user = api.get("/v1/users").json().at("/data/1/id").asText();
    api.patch("/v1/orders/" + order.get("id").asText(), "{\"assignedTo\":\"%s\"}".formatted(user));
    assertThat(counts(ben)).containsExactly("1", "1");
    assertThat(counts(ana)).containsExactly("0");
    assertThat(counts(api)).as("a key is nobody").containsExactly("0");
    var mine = "{\"name\":\"x\",\"list\":\"orders\"}";
    assertThat(ben.put(path(shared), mine).status()).isEqualTo(403);
    assertThat(ben.send("DELETE", path(shared)).status()).isEqualTo(403);
    assertThat(api.put(path(shared), mine).status()).isEqualTo(200);
    assertThat(names(ana)).as("it is the key's own from now on").isEmpty();
    var other = as(served.workspace("other-views"), Role.ADMIN);
    assertThat(other.get(VIEWS).json().get("data")).isEmpty();
    assertThat(other.put(path(shared), mine).status()).isEqualTo(404);
    assertThat(other.send("DELETE", path(shared)).status()).isEqualTo(404);
    api.send("DELETE", "/v1/users/" + user);
    assertThat(names(api)).containsExactly("x");
  }

  private void refused(String body, String... fields) {
    var answer = api.post(VIEWS, body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(400);
    assertThat(answer.fields()).as(body).containsExactlyInAnyOrder(fields);
  }

  private static JsonNode made(Api by, String name, String more) {
    return made(by, name, more, "orders");
  }

  private static JsonNode made(Api by, String name, String more, String list) {
    var made = by.post(VIEWS, "{\"name\":\"%s\",\"list\":\"%s\",%s}".formatted(name, list, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  private Api signedIn(String name, String role) {
    api.post(
        "/v1/users", "{\"name\":\"%s\",\"role\":\"%s\",\"pin\":\"4711\"}".formatted(name, role));
    var session =
        api.post("/v1/auth/sign-in", "{\"user\":\"%s\",\"pin\":\"4711\"}".formatted(name)).json();
    return Api.of(served.sandbox()).token(session.get("token").asText());
  }

  private static List<String> names(Api who) {
    return who.get(VIEWS).json().get("data").findValuesAsText("name");
  }

  private static List<String> counts(Api who) {
    return who.get(VIEWS).json().get("data").findValuesAsText("count");
  }

  private static String path(JsonNode view) {
    return VIEWS + "/" + view.get("id").asText();
  }
}
