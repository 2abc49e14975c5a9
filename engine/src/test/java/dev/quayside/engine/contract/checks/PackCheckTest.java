package dev.quayside.engine.contract.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.check.CheckScans;
import dev.quayside.engine.order.check.ScanResult;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The check of what is packed: nothing is bought while it is due and not passed.
class PackCheckTest extends CheckTest {

  @Test
  void allOfItIsOffAtFirstAndSetByAManager() {
    assertThat(api.get("/v1/pack-check").text())
        .isEqualTo(
            "{\"required\":\"never\",\"onComplete\":\"stop\",\"withoutBarcode\":\"confirm\","
                + "\"weight\":null,\"photo\":\"never\"}");
    var all =
        "{\"required\":\"by_rule\",\"onComplete\":\"buy_and_print\",\"withoutBarcode\":\"manager\","
            + "\"weight\":{\"tolerancePercent\":5,\"toleranceOz\":1},\"photo\":\"require\"}";
    assertThat(api.put("/v1/pack-check", all).text()).isEqualTo(all);
    assertThat(api.get("/v1/pack-check").text()).isEqualTo(all);
    assertThat(as(workspace, Role.OPERATOR).put("/v1/pack-check", all).code())
        .isEqualTo("FORBIDDEN");
    assertThat(api.put("/v1/pack-check", "{\"require\":\"always\"}").status()).isEqualTo(400);
    assertThat(api.put("/v1/pack-check", "{\"sound\":true}").fields()).containsExactly("sound");
    assertThat(
            api.put("/v1/pack-check", "{\"required\":\"rules\",\"weight\":{\"toleranceOz\":-1}}")
                .fields())
        .containsExactly("required", "weight.toleranceOz");
  }

  @Test
  void theLastPiecePassesTheCheckAndOnlyThenALabelIsBought() {
    api.put("/v1/pack-check", ALWAYS);
    var order = taken("P-1", "{\"sku\":\"MUG-1\",\"quantity\":2}", "{\"sku\":\"CUP-1\"}");
    var refused = buy(order, "");
    assertThat(refused.status()).as(refused.text()).isEqualTo(422);
    assertThat(refused.code()).isEqualTo("CHECK_REQUIRED");
    assertThat(refused.json().at("/error/details").findValuesAsText("message"))
        .containsExactly("MUG-1: 2 not checked yet", "CUP-1: 1 not checked yet");
    assertThat(api.get("/v1/orders/" + order).json().get("status").asText())
        .as("it did not fail")
        .isEqualTo("open");
    var check = start(order);
    assertThat(check.get("status").asText()).isEqualTo("open");
    assertThat(check.at("/lines/0/place").asText()).isEqualTo("A-03-2");
    assertThat(check.at("/lines/0/pictureUrl").asText()).isEqualTo("https://x.example/m.jpg");
    assertThat(check.at("/lines/0/wanted").asInt()).isEqualTo(2);
    assertThat(start(order).get("id")).as("the open one").isEqualTo(check.get("id"));
    var id = check.get("id").asText();
    assertThat(result(id, "0" + MUG)).as("its GTIN-14").isEqualTo("counted");
    assertThat(result(id, "5901234123457")).isEqualTo("unknown");
    assertThat(result(id, "12345678905")).isEqualTo("unknown");
    assertThat(result(id, "012345678905")).as("EAN-13 as UPC-A").isEqualTo("not_in_order");
    assertThat(buy(order, "").json().at("/error/details").findValuesAsText("message"))
        .containsExactly("MUG-1: 1 not checked yet", "CUP-1: 1 not checked yet");
    assertThat(result(id, "]E00" + CUP)).as("with its prefix").isEqualTo("counted");
    var many = scan(id, CUP).json();
    assertThat(many.get("result").asText()).isEqualTo("too_many");
    assertThat(many.get("line").asInt()).isEqualTo(2);
    assertThat(buy(order, "").code()).isEqualTo("CHECK_REQUIRED");
    var missing = api.post("/v1/checks/" + id + "/complete");
    assertThat(missing.code()).isEqualTo("CHECK_REQUIRED");
    assertThat(missing.fields()).containsExactly("lines[0]");
    var last = scan(id, "mug-1").json();
    assertThat(last.get("result").asText()).as("its SKU").isEqualTo("complete");
    assertThat(last.at("/check/status").asText()).isEqualTo("passed");
    assertThat(scan(id, MUG).code()).isEqualTo("CONFLICT");
    assertThat(api.post("/v1/checks/" + id + "/abandon").code()).isEqualTo("CONFLICT");
    assertThat(api.post("/v1/checks/" + id + "/complete").status()).isEqualTo(200);
    var label = buy(order, "");
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    assertThat(api.post("/v1/orders/" + order + "/checks").code()).isEqualTo("CONFLICT");
    cancel(label.json());
    assertThat(buy(order, "").status()).as("the passed check stands").isEqualTo(201);
    assertThat(api.get("/v1/orders/" + order + "/checks").json().at("/data/0/id").asText())
        .isEqualTo(id);
    assertThat(api.get("/v1/audit?action=order.checked").json().at("/data/0/subject").asText())
        .isEqualTo(order);
    var people = api.get("/v1/analytics/people").json().at("/people/0");
    assertThat(people.get("checkedPieces").asInt()).isEqualTo(3);
    assertThat(people.get("mistakes").asInt()).isEqualTo(4);
  }

  @Test
  void aManagerApprovesWhatThePackerMayNotConfirmAlone() {
    api.put("/v1/pack-check", "{\"required\":\"always\",\"withoutBarcode\":\"manager\"}");
    var packer = new Person("usr_01M8G8XEA1A2FNT6AKJTXB89YA", "Pat", PersonRole.PACKER);
    var manager = new Person("usr_01M8G8XEA1A2FNT6AKJTXB89YB", "Max", PersonRole.MANAGER);
    var order = taken("P-1A", "{\"name\":\"Ribbon\",\"quantity\":2}");
    var checking = served.engine().ordering().checking();
    var caller = workspace.ownCaller();
    var desk = new Actor("desk", packer, null, workspace.id());
    Acting.as(
        desk,
        () -> {
          var id =
              checking
                  .checks()
                  .start(caller, order, List.of(), null, RequestKey.none())
                  .check()
                  .id();
          for (var other : Arrays.asList(null, packer)) {
            assertThatThrownBy(
                    () -> checking.scans().confirm(caller, id, said(other), RequestKey.none()))
                .isInstanceOfSatisfying(
                    ProblemException.class,
                    refused -> assertThat(refused.code()).isEqualTo(ProblemCode.FORBIDDEN));
          }
          checking.scans().confirm(caller, id, said(manager), RequestKey.none());
          var last = checking.scans().confirm(caller, id, said(manager), RequestKey.none());
          assertThat(last.outcome().result()).isEqualTo(ScanResult.COMPLETE);
          return true;
        });
    assertThat(names("check.confirmed")).containsExactly("Pat", "Pat");
    assertThat(names("check.approved")).containsExactly("Max", "Max");
  }

  private static CheckScans.Confirmed said(@Nullable Person approver) {
    return new CheckScans.Confirmed(1, 1, "no code", approver);
  }

  private List<String> names(String action) {
    var entries = api.get("/v1/audit?action=" + action).json().get("data");
    return entries.findValues("user").stream().map(user -> user.get("name").asText()).toList();
  }

  @Test
  void noWayBuysBeforeItIsPassed() {
    api.put("/v1/pack-check", ALWAYS);
    var order = taken("P-2", "{\"sku\":\"MUG-1\",\"quantity\":2}");
    var rates =
        api.post(
            "/v1/orders/" + order + "/rates", "{\"from\":" + FROM + ",\"parcel\":" + PARCEL + "}");
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    var rate = "{\"rateId\":" + rates.json().at("/rates/0/id") + "}";
    assertThat(api.post("/v1/orders/" + order + "/labels", rate).code())
        .isEqualTo("CHECK_REQUIRED");
    assertThat(api.post("/v1/labels", rate).code()).isEqualTo("CHECK_REQUIRED");
    assertThat(api.post("/v1/shipments", rate).code()).isEqualTo("CHECK_REQUIRED");
    var parcels =
        "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcels\":[{\"parcel\":%s,"
            + "\"items\":[{\"line\":1,\"quantity\":1}]},{\"parcel\":%s,\"items\":[{\"line\":1,\"quantity\":1}]}]}";
    assertThat(
            api.post("/v1/orders/" + order + "/parcels", parcels.formatted(FROM, PARCEL, PARCEL))
                .code())
        .isEqualTo("CHECK_REQUIRED");
    assertThat(buy(order, ",\"further\":true,\"items\":[]").status()).isNotEqualTo(201);
    var start =
        "{\"from\":%s,\"orders\":[\"%s\"],\"action\":\"buy\",\"fallback\":{\"kind\":\"cheapest\"}}"
            .formatted(FROM, order);
    var batch = api.post("/v1/batches", start);
    assertThat(batch.status()).as(batch.text()).isEqualTo(202);
    var path = batch.header("Location");
    org.awaitility.Awaitility.await()
        .until(() -> api.get(path).json().get("status").asText().equals("done"));
    var line = api.get(path).json().at("/lines/0");
    assertThat(line.get("status").asText()).as(line.toString()).isEqualTo("skipped");
    assertThat(line.toString()).contains("check what is packed first");
    assertThat(api.get("/v1/orders/" + order).json().get("status").asText()).isEqualTo("open");
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
    var operator = as(workspace, Role.OPERATOR);
    var despite = ",\"despiteCheck\":true";
    assertThat(operator.post("/v1/orders/" + order + "/labels", request(despite)).code())
        .isEqualTo("FORBIDDEN");
    var boxes = parcels.formatted(FROM, PARCEL, PARCEL);
    var together = boxes.substring(0, boxes.length() - 1) + ",\"together\":true" + despite + "}";
    assertThat(operator.post("/v1/orders/" + order + "/labels", together).code())
        .isEqualTo("FORBIDDEN");
    var bought = api.post("/v1/orders/" + order + "/labels", together);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var shipment = bought.json().at("/data/0/label/shipmentId").asText();
    assertThat(api.post("/v1/shipments/" + shipment + "/cancel").status()).isEqualTo(200);
    assertThat(buy(order, despite).status()).isEqualTo(201);
    assertThat(
            api.get("/v1/audit?action=order.check_skipped").json().at("/data/0/subject").asText())
        .isEqualTo(order);
  }

  @Test
  void aRuleDemandsACheckOfTheWholeOrder() {
    api.put("/v1/pack-check", "{\"required\":\"by_rule\"}");
    api.post(
        "/v1/rules",
        "{\"name\":\"Many\",\"conditions\":[{\"field\":\"itemCount\",\"atLeast\":2}],\"check\":true}");
    var one = taken("P-3", "{\"sku\":\"MUG-1\"}");
    assertThat(buy(one, "").status()).isEqualTo(201);
    var two = taken("P-4", "{\"sku\":\"MUG-1\",\"quantity\":2}");
    assertThat(buy(two, "").code()).isEqualTo("CHECK_REQUIRED");
    assertThat(buy(two, ",\"items\":[{\"line\":1,\"quantity\":1}]").code())
        .as("divided it does not escape")
        .isEqualTo("CHECK_REQUIRED");
    api.put("/v1/pack-check", "{\"required\":\"never\"}");
    assertThat(buy(two, "").status()).isEqualTo(201);
  }

  @Test
  void theWeightDecidesWhereItIsWanted() {
    api.put(
        "/v1/pack-check",
        "{\"required\":\"always\",\"weight\":{\"tolerancePercent\":10,\"toleranceOz\":1}}");
    api.post("/v1/presets", "{\"name\":\"Small box\",\"emptyWeightOz\":4}");
    var order =
        taken("P-10", ",\"preset\":\"Small box\"", List.of("{\"sku\":\"MUG-1\",\"quantity\":2}"));
    var id = start(order).get("id").asText();
    scan(id, MUG);
    var last = scan(id, MUG).json();
    assertThat(last.get("result").asText()).isEqualTo("complete");
    assertThat(last.at("/check/status").asText()).as("its weight is wanted").isEqualTo("open");
    assertThat(buy(order, "").code()).isEqualTo("CHECK_REQUIRED");
    var complete = "/v1/checks/" + id + "/complete";
    assertThat(api.post(complete).fields()).containsExactly("weightOz");
    var differs = api.post(complete, "{\"weightOz\":18}");
    assertThat(differs.status()).isEqualTo(422);
    assertThat(differs.code()).isEqualTo("WEIGHT_DIFFERS");
    assertThat(differs.json().at("/error/details").findValuesAsText("message"))
        .containsExactly("16", "18");
    assertThat(api.get("/v1/checks/" + id).json().get("status").asText()).isEqualTo("failed");
    assertThat(api.get("/v1/audit?action=order.check_failed").json().get("data")).hasSize(1);
    var passed = api.post(complete, "{\"weightOz\":17.6}").json();
    assertThat(passed.get("status").asText()).isEqualTo("passed");
    assertThat(passed.get("weightOz").asDouble()).isEqualTo(17.6);
    assertThat(buy(order, "").status()).isEqualTo(201);
  }

  @Test
  void severalParcelsAreCheckedOneByOne() {
    api.put("/v1/pack-check", ALWAYS);
    var order = taken("P-12", "{\"sku\":\"MUG-1\",\"quantity\":3}");
    var part = "{\"parcel\":{\"items\":[{\"line\":1,\"quantity\":%d}]}}";
    var path = "/v1/orders/" + order + "/checks";
    assertThat(api.post(path, part.formatted(4)).code()).isEqualTo("CONFLICT");
    var first = api.post(path, part.formatted(1)).json();
    assertThat(first.at("/lines/0/wanted").asInt()).isEqualTo(1);
    assertThat(result(first.get("id").asText(), MUG)).isEqualTo("complete");
    assertThat(buy(order, "").code()).isEqualTo("CHECK_REQUIRED");
    assertThat(buy(order, "").json().at("/error/details").findValuesAsText("message"))
        .containsExactly("MUG-1: 2 not checked yet");
    assertThat(buy(order, ",\"items\":[{\"line\":1,\"quantity\":1}]").status()).isEqualTo(201);
    var second = start(order);
    assertThat(second.at("/lines/0/wanted").asInt()).isEqualTo(2);
    var id = second.get("id").asText();
    api.post("/v1/checks/" + id + "/abandon");
    assertThat(scan(id, MUG).code()).isEqualTo("CONFLICT");
    id = start(order).get("id").asText();
    assertThat(buy(order, ",\"items\":[{\"line\":1,\"quantity\":1}]").code())
        .as("the first check is used up")
        .isEqualTo("CHECK_REQUIRED");
    scan(id, MUG);
    scan(id, MUG);
    assertThat(buy(order, "").status()).isEqualTo(201);
  }

  @Test
  void piecesThatWereNotFoundWhilePickingAreCheckedWithTheirOwnParcel() {
    api.put("/v1/pack-check", ALWAYS);
    var order = taken("P-19", "{\"sku\":\"MUG-1\",\"quantity\":3}");
    var begun = start(order).get("id").asText();
    var lists = "{\"kind\":\"cart\",\"orders\":[\"" + order + "\"]}";
    var list =
        "/v1/pick-lists/" + api.post("/v1/pick-lists", lists).json().at("/data/0/id").asText();
    var short1 = "{\"quantity\":1,\"then\":\"ship_rest\"}";
    assertThat(api.post(list + "/lines/1/short", short1).status()).isEqualTo(200);
    assertThat(start(order).at("/lines/0/wanted").asInt()).isEqualTo(2);
    scan(begun, MUG);
    assertThat(result(begun, MUG)).isEqualTo("complete");
    assertThat(buy(order, ",\"items\":[{\"line\":1,\"quantity\":3}]").code())
        .isEqualTo("CHECK_REQUIRED");
    var batch =
        api.post(
            "/v1/batches",
            "{\"from\":%s,\"orders\":[\"%s\"],\"action\":\"buy\",\"fallback\":{\"kind\":\"cheapest\"}}"
                .formatted(FROM, order));
    var path = batch.header("Location");
    org.awaitility.Awaitility.await()
        .until(() -> api.get(path).json().get("status").asText().equals("done"));
    assertThat(api.get(path).json().at("/lines/0/status").asText()).isEqualTo("bought");
    assertThat(api.get("/v1/orders/" + order).json().at("/parcels/0/items").toString())
        .isEqualTo("[{\"line\":1,\"quantity\":2}]");
    assertThat(buy(order, "").code()).isEqualTo("CHECK_REQUIRED");
    var rest = start(order);
    assertThat(rest.at("/lines/0/wanted").asInt()).isEqualTo(1);
    assertThat(result(rest.get("id").asText(), MUG)).isEqualTo("complete");
    assertThat(buy(order, "").status()).isEqualTo(201);
  }

  @Test
  void ordersThatShipTogetherHaveOneCheck() {
    api.put("/v1/pack-check", ALWAYS);
    var one = taken("P-13", "{\"sku\":\"MUG-1\"}");
    var other = taken("P-14", "{\"sku\":\"CUP-1\"}", "{\"sku\":\"MUG-1\"}");
    var with = "\"with\":[\"" + other + "\"]";
    var check = api.post("/v1/orders/" + one + "/checks", "{" + with + "}").json();
    assertThat(check.get("lines").findValuesAsText("line")).containsExactly("1", "2", "3");
    assertThat(check.get("lines").findValuesAsText("orderId")).containsExactly(one, other, other);
    var id = check.get("id").asText();
    scan(id, MUG);
    scan(id, MUG);
    assertThat(buy(one, "," + with).code()).isEqualTo("CHECK_REQUIRED");
    assertThat(result(id, CUP)).isEqualTo("complete");
    assertThat(api.get("/v1/orders/" + other + "/checks").json().at("/data/0/id").asText())
        .isEqualTo(id);
    assertThat(buy(one, "," + with).status()).isEqualTo(201);
  }

  @Test
  void aChangedOrderOpensOnlyTheLinesThatChanged() {
    api.put("/v1/pack-check", ALWAYS);
    var order = taken("P-15", "{\"sku\":\"MUG-1\",\"quantity\":2}", "{\"sku\":\"CUP-1\"}");
    var id = start(order).get("id").asText();
    scan(id, MUG);
    scan(id, MUG);
    api.patch(
        "/v1/orders/" + order,
        "{\"items\":[{\"sku\":\"TEA-1\"},{\"sku\":\"MUG-1\",\"quantity\":3}]}");
    var now = api.get("/v1/checks/" + id).json();
    assertThat(now.get("lines").findValuesAsText("sku")).containsExactly("TEA-1", "MUG-1");
    assertThat(now.get("lines").findValuesAsText("counted")).containsExactly("0", "2");
    scan(id, "0012345678905");
    assertThat(result(id, MUG)).isEqualTo("complete");
    api.patch(
        "/v1/orders/" + order,
        "{\"items\":[{\"sku\":\"TEA-1\"},{\"sku\":\"MUG-1\",\"quantity\":4}]}");
    assertThat(buy(order, "").json().at("/error/details").findValuesAsText("message"))
        .containsExactly("MUG-1: 1 not checked yet");
    var more = start(order);
    assertThat(more.get("lines")).hasSize(1);
    scan(more.get("id").asText(), MUG);
    assertThat(buy(order, "").status()).isEqualTo(201);
  }
}
