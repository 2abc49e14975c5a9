package dev.quayside.engine.contract.openapi;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;

/// Brings about what the endpoints of orders answer.
record OrderAnswers(Api api, String from) {

  void bring() {
    ruleOfAStranger();
    new SourceAnswers(api, from).bring();
    var sender = "{\"from\":" + from + "}";
    var ups = "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"from\":" + from + "}";
    packing();
    var taken = taken("A-1", "");
    var path = "/v1/orders/" + taken;
    take("A-1", "");
    take("A-2", "").get("id");
    api.post("/v1/orders/batch", "{\"orders\":[" + order("A-2", "") + "]}");
    api.post("/v1/orders/batch", "{\"orders\":[" + order("A-2", "") + ",7]}");
    api.post("/v1/orders", order("A-3", "").replace("10118", "90210"));
    api.post("/v1/orders/import", "{\"content\":\"a,b\\n1,2\",\"dryRun\":true}");
    api.get(path);
    api.get(path + "/together");
    api.with("If-None-Match", api.get(path + "/plan").header("ETag")).get(path + "/plan");
    api.post("/v1/rules/trial", "{\"rule\":{\"name\":\"x\",\"insure\":true}}");
    api.post(path + "/lease");
    api.send("DELETE", path + "/lease");
    api.patch(path, "{\"notes\":\"soon\"}");
    api.patch(path, "{\"to\":" + to().replace("10118", "90210") + "}");
    api.post(path + "/release");
    api.post(path + "/hold", "{\"reason\":\"wait\"}");
    api.post(path + "/release");
    api.post(path + "/reopen");
    api.post(path + "/cancel");
    api.post(path + "/hold", "{\"reason\":\"wait\"}");
    api.patch(path, "{}");
    api.post(path + "/rates", sender);
    api.post(path + "/reopen");
    api.post(path + "/rates", sender);
    buy(taken, ups.replace("ups_ground", "ups_pigeon"));
    var one = sender.replace("}}", "},\"parcels\":[{}]}");
    for (String what : new String[] {"/rates", "/labels", "/parcels"}) {
      var asked = what.equals("/parcels") ? one : sender;
      api.post(path + what, asked.replace("94158", "10118"));
      api.post("/v1/orders/" + taken("heavy", "\"weightOz\":30000") + what, asked);
      api.post("/v1/orders/" + taken("flat", "\"weightOz\":18", NEXT_DAY) + what, asked);
      api.post("/v1/orders/" + abroad("") + what, asked);
      api.post("/v1/orders/" + abroad("-undeclared") + what, asked);
    }
    refused(ups);
    batches();
    byRate(path);
    api.post(path + "/labels", ups);
    api.post(path + "/labels", ups);
    var boxes = ",\"further\":true,\"parcels\":[{},{\"parcel\":{\"weightOz\":18}}]}";
    api.post(
        "/v1/orders/" + taken("two-boxes", "") + "/parcels",
        ups.substring(0, ups.length() - 1) + boxes);
    api.post(path + "/parcels", several(ups));
    var part = ",\"items\":[{\"line\":1,\"quantity\":1}]}";
    api.post(
        "/v1/orders/"
            + taken("in-parts", "", ",\"items\":[{\"weightOz\":8,\"quantity\":2}]")
            + "/labels",
        ups.substring(0, ups.length() - 1) + part);
    api.post(path + "/notes", "{\"text\":\"She called: the blue one, please\"}");
    tags(path);
    views();
    api.post(path + "/cancel");
    api.post(path + "/reopen");
    api.post("/v1/orders", order("A-1", "\"weightOz\":1"));
    anotherWay(ups);
  }

  /// Orders without a label of ours, and a label by e-mail.
  private void anotherWay(String ups) {
    var path = "/v1/orders/" + taken("by-van", "");
    var left = api.post(path + "/shipped", "{\"carrierName\":\"Own van\"}").json();
    api.post(path + "/shipped");
    api.send("DELETE", path + "/parcels/" + left.at("/parcels/0/id").asText());
    var order = api.get("/v1/orders/" + taken("mailed", "")).json();
    var label = api.post("/v1/orders/" + order.get("id").asText() + "/labels", ups).json();
    var bought = "pcl_" + label.get("shipmentId").asText().substring(4);
    api.send("DELETE", "/v1/orders/" + order.get("id").asText() + "/parcels/" + bought);
    api.post(
        "/v1/orders/shipped/import",
        "{\"content\":\"Order,Carrier,Tracking\\nby-van,UPS,1Z999AA10123456784\\nnone,UPS,1\"}");
    var mail = "/v1/labels/" + label.get("id").asText() + "/email";
    api.post(mail, "{\"to\":\"bob@example.com\"}");
    api.put(
        "/v1/emails/settings",
        "{\"host\":\"127.0.0.1\",\"port\":1,\"security\":\"none\",\"fromAddress\":\"post@example.com\"}");
    api.post(mail, "{\"to\":\"bob@example.com\"}");
    api.post("/v1/labels/" + label.get("id").asText() + "/cancel");
    api.post(mail, "{\"to\":\"bob@example.com\"}");
  }

  /// Lists that people keep.
  private void views() {
    var list = "{\"name\":\"Free\",\"list\":\"orders\",\"filter\":{\"assignedTo\":\"none\"}}";
    var view = "/v1/views/" + api.post("/v1/views", list).json().get("id").asText();
    api.put(view, list);
    api.get("/v1/views");
    api.send("DELETE", view);
  }

  /// Words that orders are sorted by.
  private void tags(String order) {
    api.patch(order, "{\"tags\":[\"Gift\"]}");
    api.get("/v1/tags");
    var made = api.post("/v1/tags", "{\"name\":\"Urgent\",\"colour\":\"red\"}");
    var tag = "/v1/tags/" + made.json().get("id").asText();
    api.patch(tag, "{\"name\":\"Tonight\",\"colour\":\"orange\"}");
    api.send("DELETE", tag);
    var id = order.substring(order.lastIndexOf('/') + 1);
    var bulk =
        "{\"orders\":[\"%s\",\"none\"],\"change\":{\"tags\":{\"add\":[\"Rush\"]}}}".formatted(id);
    var undo = api.post("/v1/orders/bulk", bulk).json().get("undo").asText();
    api.post("/v1/orders/bulk/" + undo + "/undo");
    api.post("/v1/orders/bulk/" + undo + "/undo");
    var stranger = "{\"carrier\":\"pigeon\",\"service\":\"a\"}";
    api.post(
        "/v1/orders/bulk",
        "{\"orders\":[\"%s\"],\"change\":{\"service\":%s}}".formatted(id, stranger));
  }

  /// Boxes for goods, and orders on a walk.
  private void packing() {
    var plans = "/v1/packing/plans";
    var goods = "{\"items\":[{\"lengthIn\":6,\"widthIn\":4,\"heightIn\":3,\"weightOz\":8}]";
    var lane = ",\"from\":" + from + ",\"to\":" + to();
    api.post("/v1/presets", "{\"name\":\"Plan\",\"lengthIn\":9,\"widthIn\":6,\"heightIn\":4}");
    api.post(plans, goods + lane + "}");
    api.post(plans, goods + lane.replace("10118", "90210") + "}");
    api.post(plans, goods + lane + ",\"carriers\":[\"pigeon\"]}");
    api.post(plans, "{\"orderId\":\"none\"}");
    var order = taken("walk", "", ",\"items\":[{\"sku\":\"WALK\",\"quantity\":2}]");
    var made = api.post("/v1/pick-lists", "{\"kind\":\"cart\",\"orders\":[\"" + order + "\"]}");
    var list = "/v1/pick-lists/" + made.json().at("/data/0/id").asText();
    api.get(list);
    var paper = api.get(list + "/document");
    api.with("If-None-Match", paper.header("ETag")).get(list + "/document");
    api.post(list + "/lines/1/picked", "{\"quantity\":1}");
    api.post(list + "/lines/1/short", "{\"quantity\":1,\"then\":\"ship_rest\"}");
    var people = api.get("/v1/users").json().get("data");
    var user =
        people.isEmpty()
            ? api.post(
                    "/v1/users", "{\"name\":\"Pia Picker\",\"role\":\"packer\",\"pin\":\"4711\"}")
                .json()
            : people.get(0);
    api.post(list + "/assign", "{\"userId\":" + user.get("id") + "}");
    api.post(list + "/cancel");
    api.post("/v1/orders/" + order + "/cancel");
  }

  /// A carrier that is not there.
  private void ruleOfAStranger() {
    var rule = "{\"name\":\"x\",\"choice\":{\"kind\":\"cheapest\",\"carrier\":\"pigeon\"}}";
    var kept =
        api.post("/v1/rules", rule.replace(",\"carrier\":\"pigeon\"", ""))
            .json()
            .get("id")
            .asText();
    api.post("/v1/rules", rule);
    api.put("/v1/rules/" + kept, rule);
    api.post("/v1/rules/trial", "{\"rule\":" + rule + "}");
    api.post("/v1/rules/trial", "{\"ruleId\":\"rul_none\"}");
    api.send("DELETE", "/v1/rules/" + kept);
    api.get("/v1/tracking/94001118992231975428?carrier=pigeon");
  }

  /// Services that are asked for and not to be had.
  private void refused(String ups) {
    var veho = ups.replace("\"ups\"", "\"veho\"").replace("ups_ground", "veho_ground_plus");
    var usps = ups.replace("\"ups\"", "\"usps\"").replace("\"ups_ground\"", "\"PRIORITY_MAIL\"");
    buy(taken("too-heavy", "\"weightOz\":30000"), ups);
    buy(
        taken("too-large", "\"weightOz\":18,\"lengthIn\":100,\"widthIn\":80,\"heightIn\":40"),
        usps);
    buy(taken("hazardous", "\"hazmat\":true"), veho);
    var juneau = order("far", "").replace("10118", "99801").replace("\"NY\"", "\"AK\"");
    buy(api.post("/v1/orders", juneau).json().get("id").asText(), veho);
    together(usps);
    options(ups);
    buy(taken("ruleless", ""), "{\"from\":" + from + "}");
  }

  /// Two boxes as one shipment of a carrier that takes each by itself.
  private void together(String usps) {
    var boxes =
        ",\"together\":true,\"further\":true,\"parcels\":[{},{\"parcel\":{\"weightOz\":18}}]}";
    var asked = usps.substring(0, usps.length() - 1) + boxes;
    api.post("/v1/orders/" + taken("one-shipment", "") + "/parcels", asked);
    api.post("/v1/orders/" + taken("one-purchase", "") + "/labels", asked);
  }

  /// What the carrier does not take beside parcels.
  private void options(String ups) {
    buy(taken("in-a-pak", "\"packaging\":\"fedex_pak\""), ups);
    var more = ups.substring(0, ups.length() - 1);
    buy(taken("of-the-past", ""), more + ",\"shipDate\":\"2020-01-01\"}");
    buy(
        taken("billed", ""),
        more + ",\"billing\":{\"transport\":{\"payor\":\"recipient\",\"account\":\"1A0000\"}}}");
    buy(unpaid(), "{\"carrier\":\"canada_post\",\"service\":\"USA.XP\",\"from\":" + TORONTO + "}");
  }

  /// Goods that Canada Post takes to the United States only with duties paid.
  private String unpaid() {
    var order =
        """
        {"reference":"unpaid","to":{"name":"Ann Buyer","street1":"350 5th Ave","city":"New York",
         "state":"NY","zip":"10118","country":"US","phone":"2125550100"},
         "parcel":{"weightOz":18,"lengthIn":9,"widthIn":6,"heightIn":3},
         "items":[{"name":"Mug","quantity":1,"weightOz":9,"hsCode":"6912.00",
         "value":{"amount":10,"currency":"CAD"},"originCountry":"CA"}]}\
        """;
    return api.post("/v1/orders", order).json().get("id").asText();
  }

  /// In several parcels, of which the first is refused, and in one.
  private void buy(String order, String asked) {
    api.post("/v1/orders/" + order + "/parcels", several(asked));
    api.post("/v1/orders/" + order + "/labels", asked);
  }

  private static String several(String asked) {
    return asked.substring(0, asked.length() - 1) + ",\"parcels\":[{}]}";
  }

  private void byRate(String path) {
    var rates = api.post(path + "/rates", "{\"from\":" + from + "}").json().get("rates");
    var rate = "{\"rateId\":" + rates.at("/0/id");
    api.post(path + "/labels", rate + ",\"service\":\"ups_pigeon\"}");
    api.post(path + "/labels", rate + ",\"parcel\":{\"weightOz\":99}}");
    var changed = "{\"parcels\":[%s,\"parcel\":{\"weightOz\":99}}]}";
    api.post(path + "/parcels", changed.formatted(rate));
    api.post(path + "/parcels", "{\"parcels\":[{\"rateId\":\"rate_none\"}]}");
  }

  private void batches() {
    var start =
        "{\"orders\":[\"%s\"],\"action\":\"buy\",\"fallback\":{\"kind\":\"cheapest\"},\"from\":"
            + from
            + "}";
    var pigeon = "\"kind\":\"service\",\"carrier\":\"pigeon\",\"service\":\"coo\"";
    var unsold = start.replace("\"kind\":\"cheapest\"", pigeon);
    api.post("/v1/batches", unsold.formatted(taken("by-pigeon", "")));
    var batch = api.post("/v1/batches", start.formatted(taken("in-a-batch", "")));
    var path = batch.header("Location");
    await().until(() -> api.get(path).json().get("status").asText().equals("done"));
    api.with("If-None-Match", api.get(path + "/labels").header("ETag")).get(path + "/labels");
    for (String refused : new String[] {"/pause", "/resume", "/cancel"}) {
      api.post(path + refused);
    }
    api.post(path + "/retry");
    await().until(() -> api.get(path).json().get("status").asText().equals("done"));
    stopped(start);
    var nothing = start.formatted(taken("heavy-too", "\"weightOz\":30000"));
    var none = api.post("/v1/batches", nothing).header("Location");
    await().until(() -> api.get(none).json().get("status").asText().equals("done"));
    api.get(none + "/labels");
  }

  /// A batch is at it for as long as its carrier takes.
  private void stopped(String start) {
    var ups = "{\"kind\":\"service\",\"carrier\":\"ups\",\"service\":\"ups_ground\"}";
    var slowly = start.replace("{\"kind\":\"cheapest\"}", ups);
    api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"slow\",\"latencyMs\":300}");
    var paused = api.post("/v1/batches", slowly.formatted(taken("slowly", ""))).header("Location");
    api.post(paused + "/pause");
    api.post(paused + "/resume");
    var over = api.post("/v1/batches", slowly.formatted(taken("slower", ""))).header("Location");
    api.post(over + "/void");
    api.post(over + "/cancel");
    api.post(over + "/void");
    api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"up\"}");
  }

  /// With no carrier there.
  void inSilence() {
    var path = "/v1/orders/" + taken("silent", "");
    api.post(path + "/rates", "{\"from\":" + from + "}");
    buy(path.replaceFirst(".*/", ""), "{\"from\":" + from + "}");
  }

  /// With an empty wallet.
  void inPoverty() {
    buy(
        taken("dear", "\"insuredValue\":{\"amount\":20000}"),
        "{\"carrier\":\"ups\",\"service\":\"ups_next_day_air_early\",\"from\":" + from + "}");
  }

  static final String TORONTO =
      """
      {"name":"Ann","street1":"1 Yonge St","city":"Toronto","state":"ON","zip":"M5E 1W7",\
      "country":"CA","phone":"4165550100"}\
      """;

  private static final String NEXT_DAY = ",\"requestedService\":\"ups_next_day_air\"";

  /// @param more of its reference; with it nobody says where its goods were made
  private String abroad(String more) {
    var order =
        """
        {"reference":"abroad","to":{"name":"Luc Tremblay","street1":"1000 Rue De La Gauchetiere O",
         "city":"Montreal","state":"QC","zip":"H3B 4W5","country":"CA","phone":"5145550100"},
         "parcel":{"weightOz":10},"items":[{"name":"Anvil","quantity":1,"weightOz":900,
         "value":{"amount":10},"originCountry":"US"}]}\
        """;
    var sent =
        more.isEmpty()
            ? order
            : order
                .replace("\"abroad\"", "\"abroad" + more + "\"")
                .replace(",\"originCountry\":\"US\"", "");
    return api.post("/v1/orders", sent).json().get("id").asText();
  }

  private JsonNode take(String reference, String parcel) {
    return api.post("/v1/orders", order(reference, parcel)).json();
  }

  private String taken(String reference, String parcel) {
    return taken(reference, parcel, "");
  }

  private String taken(String reference, String parcel, String more) {
    var order = order(reference, parcel);
    var body = order.substring(0, order.length() - 1) + more + "}";
    return api.post("/v1/orders", body).json().get("id").asText();
  }

  private static String order(String reference, String parcel) {
    var measures =
        parcel.contains("weightOz")
            ? parcel
            : "\"weightOz\":18,\"lengthIn\":9,\"widthIn\":6,\"heightIn\":3"
                + (parcel.isEmpty() ? "" : "," + parcel);
    return "{\"reference\":\"%s\",\"to\":%s,\"parcel\":{%s}}".formatted(reference, to(), measures);
  }

  private static String to() {
    return ShopTest.TO;
  }
}
