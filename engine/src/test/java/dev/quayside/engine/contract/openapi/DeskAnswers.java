package dev.quayside.engine.contract.openapi;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.invoices.InvoicesTest;
import java.util.ArrayList;
import java.util.Set;

/// Brings about what the endpoints of presets, locations, products, contacts, keys, people and
/// carrier accounts answer.
record DeskAnswers(Api api, String from) {

  /// Operations whose CONFLICT is brought about here.
  static final Set<String> CONFLICTS =
      Set.of(
          "createPreset",
          "changePreset",
          "createLocation",
          "changeLocation",
          "createUser",
          "changeUser",
          "deleteUser");

  void bring() {
    listed("/v1/presets", "{\"name\":\"%s\",\"lengthIn\":9,\"widthIn\":6,\"heightIn\":4}");
    listed("/v1/locations", "{\"name\":\"%s\",\"address\":" + from + "}");
    listed(
        "/v1/payors",
        "{\"name\":\"%s\",\"carrier\":\"ups\",\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"US\"}");
    api.put(
        "/v1/tax-ids",
        "{\"data\":[{\"kind\":\"eori\",\"value\":\"GB123456789000\",\"country\":\"GB\"},"
            + "{\"kind\":\"ioss\",\"value\":\"IM2760000742\",\"countries\":[\"FR\",\"DE\"],"
            + "\"upTo\":{\"amount\":150,\"currency\":\"EUR\"}}]}");
    api.get("/v1/tax-ids");
    products();
    api.post("/v1/contacts", "{\"kind\":\"sender\",\"address\":" + from + "}");
    var key = id(api.post("/v1/keys", "{\"role\":\"viewer\",\"name\":\"Shop\"}"));
    var next = id(api.post("/v1/keys/" + key + "/rotate"));
    api.send("DELETE", "/v1/keys/" + next);
    users();
    accounts();
    InvoicesTest.bring(api);
  }

  private void products() {
    var mug = "/v1/products/MUG-1";
    api.put(mug, "{\"name\":\"Mug\",\"weightOz\":6}");
    api.get(mug);
    api.post("/v1/products/import", "{\"content\":\"sku,weight\\nMUG-1,6\",\"dryRun\":true}");
    api.patch(mug, "{\"weightOz\":7}");
    api.patch("/v1/products/none", "{\"weightOz\":7}");
    var cup = "/v1/products/CUP-1";
    api.put(cup, "{}");
    api.send("DELETE", cup);
    api.send("DELETE", cup);
  }

  private void users() {
    var owner = "/v1/users/" + id(api.post("/v1/users", user("Olga", "owner")));
    var packer = "/v1/users/" + id(api.post("/v1/users", user("Petra", "packer")));
    api.post("/v1/users", user("petra", "packer"));
    api.with("If-None-Match", api.get(packer).header("ETag")).get(packer);
    api.patch(packer, "{\"name\":\"Olga\"}");
    api.patch(packer, "{\"name\":\"Petra B.\"}");
    var id = packer.substring("/v1/users/".length());
    var table = api.with("Accept", "text/csv").get("/v1/audit?subject=" + id);
    api.with("Accept", "text/csv")
        .with("If-None-Match", table.header("ETag"))
        .get("/v1/audit?subject=" + id);
    var export = "/v1/audit/export?subject=" + id;
    api.with("If-None-Match", api.get(export).header("ETag")).get(export);
    api.put("/v1/user-rules", "{\"pauseMinutes\":10}");
    api.post("/v1/auth/sign-in", "{\"user\":\"Olga\",\"pin\":\"4711\"}");
    for (int i = 0; i < 5; i++) {
      api.post("/v1/auth/sign-in", "{\"user\":\"Olga\",\"pin\":\"0000\"}");
    }
    api.send("DELETE", owner);
    api.send("DELETE", packer);
  }

  private static String user(String name, String role) {
    return "{\"name\":\"%s\",\"role\":\"%s\",\"pin\":\"4711\"}".formatted(name, role);
  }

  private void accounts() {
    var ups = "/v1/carrier-accounts/ups";
    api.post(ups + "/test");
    api.put(
        ups,
        "{\"fields\":{\"accountNumber\":\"1A2B3C\",\"clientId\":\"app\",\"clientSecret\":\"s\"}}");
    api.get(ups);
    api.post(ups + "/test");
    api.send("DELETE", ups);
  }

  private void listed(String path, String one) {
    var first = id(api.post(path, one.formatted("First")));
    var second = id(api.post(path, one.formatted("Second")));
    api.post(path, one.formatted("first"));
    var tag = api.get(path + "/" + second).header("ETag");
    api.with("If-None-Match", tag).get(path + "/" + second);
    api.get(path + "/none");
    api.put(path + "/" + second, one.formatted("first"));
    api.put(path + "/" + second, one.formatted("Other"));
    api.put(path + "/none", one.formatted("Nowhere"));
    var every = new ArrayList<String>();
    api.get(path).json().get("data").forEach(each -> every.add(each.get("id").toString()));
    api.post(path + "/reorder", "{\"ids\":" + every + "}");
    api.send("DELETE", path + "/" + first);
    api.send("DELETE", path + "/" + second);
  }

  private static String id(Api.Response made) {
    return made.json().get("id").asText();
  }
}
