package dev.quayside.engine.contract.presets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// /v1/presets, /v1/locations, /v1/products, /v1/contacts, /v1/keys, /v1/workspaces and /v1/me, as
/// docs/api/presets.md has them.
class DeskResourcesTest extends ShopTest {

  @ParameterizedTest
  @ValueSource(strings = {"/v1/presets", "/v1/locations"})
  void aListIsKeptInTheOrderItsPeopleWant(String path) {
    var keyed = api.with("Idempotency-Key", "first");
    var first = keyed.post(path, one(path, "First"));
    assertThat(first.status()).as(first.text()).isEqualTo(201);
    assertThat(keyed.post(path, one(path, "First")).text()).isEqualTo(first.text());
    var second = api.post(path, one(path, "Second")).json().get("id").asText();
    assertThat(api.post(path, one(path, "SECOND")).code()).isEqualTo("CONFLICT");
    var order = "{\"ids\":[\"%s\",%s]}".formatted(second, first.json().get("id"));
    assertThat(names(api.post(path + "/reorder", order).json())).containsExactly("Second", "First");
    assertThat(api.post(path + "/reorder", "{\"ids\":[]}").fields()).containsExactly("ids");
    api.put(path + "/" + second, one(path, "Third"));
    assertThat(names(api.get(path).json())).containsExactly("Third", "First");
    assertThat(api.send("DELETE", path + "/" + second).status()).isEqualTo(204);
    assertThat(names(api.get(path).json())).containsExactly("First");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/presets", "/v1/locations"})
  void viewersReadAndStrangersSeeNothing(String path) {
    var id = api.post(path, one(path, "Mine")).json().get("id").asText();
    var viewer = as(workspace, Role.VIEWER);
    assertThat(names(viewer.get(path).json())).containsExactly("Mine");
    assertThat(viewer.post(path, one(path, "Yours")).code()).isEqualTo("FORBIDDEN");
    var stranger = as(served.workspace("d-" + id.substring(20).toLowerCase()), Role.ADMIN);
    assertThat(names(stranger.get(path).json())).isEmpty();
    assertThat(stranger.put(path + "/" + id, one(path, "Stolen")).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.send("DELETE", path + "/" + id).code()).isEqualTo("NOT_FOUND");
  }

  @Test
  void aProductIsKeptBySkuAndFillsWhatOrdersDoNotSay() {
    var mug = "/v1/products/MUG-1";
    assertThat(api.get(mug).code()).isEqualTo("NOT_FOUND");
    var made = api.put(mug, "{\"name\":\"Mug\",\"weightOz\":6,\"originCountry\":\"pt\"}");
    assertThat(made.status()).as(made.text()).isEqualTo(200);
    assertThat(made.json().get("originCountry").asText()).isEqualTo("PT");
    api.patch(mug, "{\"weightOz\":7,\"name\":\"\",\"barcode\":\"4006381333931\"}");
    var changed = api.get("/v1/products/mug-1").json();
    assertThat(changed.get("weightOz").asInt()).isEqualTo(7);
    assertThat(changed.get("name").isNull()).isTrue();
    assertThat(changed.get("originCountry").asText()).isEqualTo("PT");
    assertThat(api.put(mug, "{\"weightOz\":0,\"hsCode\":\"12\"}").fields())
        .containsExactlyInAnyOrder("weightOz", "hsCode");
    var order =
        "{\"reference\":\"P-1\",\"to\":%s,\"items\":[{\"sku\":\"MUG-1\",\"name\":\"Cup\"}]}";
    var item = api.post("/v1/orders", order.formatted(TO)).json().at("/items/0");
    assertThat(item.get("weightOz").asInt()).isEqualTo(7);
    assertThat(item.get("fromCatalogue").toString())
        .isEqualTo("[\"weightOz\",\"barcode\",\"originCountry\"]");
    assertThat(api.get(mug).json().get("name").asText()).as("learned").isEqualTo("Cup");
    assertThat(api.get("/v1/products?search=40063&pageSize=1").json().at("/data/0/sku").asText())
        .isEqualTo("MUG-1");
    assertThat(api.put("/v1/products/A%2FB%20c", "{\"name\":\"Odd\"}").status()).isEqualTo(200);
    assertThat(api.get("/v1/products/a%2Fb%20c").json().get("sku").asText()).isEqualTo("A/B c");
    assertThat(api.send("DELETE", mug).status()).isEqualTo(204);
    assertThat(api.send("DELETE", mug).code()).isEqualTo("NOT_FOUND");
  }

  @Test
  void productsComeFromAFileAndATryKeepsNothing() {
    var body =
        "{\"content\":\"SKU,Name,Weight,Colour\\nMUG-1,Mug,6,red\\nCUP-1,Cup,much,blue\","
            + "\"dryRun\":%b}";
    var path = "/v1/products/import";
    var dry = api.post(path, body.formatted(true)).json();
    assertThat(dry.get("created").asInt()).isEqualTo(1);
    assertThat(dry.at("/columns/2/column").asText()).isEqualTo("weightOz");
    assertThat(dry.get("unused").toString()).isEqualTo("[\"Colour\"]");
    assertThat(dry.at("/refused/0/line").asInt()).isEqualTo(3);
    assertThat(api.get("/v1/products").json().get("data")).isEmpty();
    assertThat(as(workspace, Role.VIEWER).post(path, body.formatted(false)).code())
        .isEqualTo("FORBIDDEN");
    var order = "{\"reference\":\"P-9\",\"to\":%s,\"items\":[{\"sku\":\"mug-1\"}]}";
    var id = api.post("/v1/orders", order.formatted(TO)).json().get("id").asText();
    assertThat(api.post(path, body.formatted(false)).json().get("updated").asInt()).isEqualTo(1);
    assertThat(api.get("/v1/orders/" + id).json().at("/items/0/weightOz").asInt()).isEqualTo(6);
    var table =
        api.with("Content-Type", "text/csv")
            .send("POST", path + "?dryRun=false", BodyPublishers.ofString("sku,weight\nMUG-1,7\n"));
    assertThat(table.json().get("updated").asInt()).isEqualTo(1);
    assertThat(api.get("/v1/products/MUG-1").json().get("weightOz").asInt()).isEqualTo(7);
    assertThat(api.post(path, "{\"content\":\"a,b\\n1,2\"}").fields()).containsExactly("sku");
    var stranger = as(served.workspace("f-" + workspace.slug()), Role.ADMIN);
    assertThat(stranger.get("/v1/products").json().get("data")).isEmpty();
  }

  @Test
  void columnsOfAProductFileAreNamedAndRemembered() {
    var path = "/v1/products/import";
    var file = "{\"content\":\"what,called,heavy\\nMUG-1,Mug,1\"%s}";
    var named =
        ",\"columns\":[{\"column\":\"sku\",\"header\":\"what\"},"
            + "{\"column\":\"weightLb\",\"header\":\"heavy\"}]";
    assertThat(api.post(path, file.formatted("")).fields()).containsExactly("sku");
    var taken = api.post(path, file.formatted(named)).json();
    assertThat(taken.get("created").asInt()).isEqualTo(1);
    assertThat(taken.get("unused").toString()).isEqualTo("[\"called\"]");
    assertThat(taken.get("remembered").asBoolean()).isFalse();
    assertThat(api.get("/v1/products/MUG-1").json().get("weightOz").asInt()).isEqualTo(16);
    var again = api.post(path, file.formatted("")).json();
    assertThat(again.get("remembered").asBoolean()).isTrue();
    assertThat(again.get("columns")).isEqualTo(taken.get("columns"));
    assertThat(api.post(path, file.formatted(named.replace("heavy", "light"))).fields())
        .containsExactly("columns[1].header");
    assertThat(api.post(path, file.formatted(named.replace("weightLb", "street1"))).fields())
        .containsExactly("columns[1].column");
    assertThat(as(workspace, Role.VIEWER).post(path, file.formatted(named)).code())
        .isEqualTo("FORBIDDEN");
    var stranger = as(served.workspace("m-" + workspace.slug()), Role.ADMIN);
    assertThat(stranger.post(path, file.formatted("")).fields()).containsExactly("sku");
  }

  @Test
  void viewersReadProductsAndStrangersSeeNone() {
    var mug = "/v1/products/MUG-1";
    api.put(mug, "{\"name\":\"Mug\"}");
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get(mug).status()).isEqualTo(200);
    assertThat(viewer.put(mug, "{}").code()).isEqualTo("FORBIDDEN");
    assertThat(viewer.patch(mug, "{}").code()).isEqualTo("FORBIDDEN");
    assertThat(viewer.send("DELETE", mug).code()).isEqualTo("FORBIDDEN");
    var stranger = as(served.workspace("p-" + workspace.slug()), Role.ADMIN);
    assertThat(stranger.get(mug).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.patch(mug, "{}").code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.send("DELETE", mug).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.get("/v1/products").json().get("data")).isEmpty();
    stranger.put(mug, "{\"name\":\"Other\"}");
    assertThat(api.get(mug).json().get("name").asText()).isEqualTo("Mug");
  }

  @Test
  void aKeyIsShownOnceRotatedAndRevoked() {
    var keyed = api.with("Idempotency-Key", "key");
    var made = keyed.post("/v1/keys", "{\"role\":\"viewer\"}").json();
    assertThat(keyed.post("/v1/keys", "{\"role\":\"viewer\"}").json()).isEqualTo(made);
    var first = Api.of(served.sandbox()).key(made.get("key").asText());
    var me = first.get("/v1/me").json();
    assertThat(me.get("role").asText()).isEqualTo("viewer");
    assertThat(me.get("keyId")).isEqualTo(made.get("id"));
    assertThat(me.at("/workspace/slug").asText()).isEqualTo(workspace.slug());
    var next = api.post("/v1/keys/" + made.get("id").asText() + "/rotate").json();
    assertThat(first.get("/v1/me").code()).isEqualTo("UNAUTHORIZED");
    var second = Api.of(served.sandbox()).key(next.get("key").asText());
    assertThat(second.get("/v1/me").status()).isEqualTo(200);
    assertThat(second.get("/v1/keys").code()).isEqualTo("FORBIDDEN");
    assertThat(api.get("/v1/keys").text())
        .doesNotContain(made.get("key").asText(), next.get("key").asText());
    var stranger = as(served.workspace("k-" + workspace.slug()), Role.ADMIN);
    assertThat(stranger.send("DELETE", "/v1/keys/" + next.get("id").asText()).code())
        .isEqualTo("NOT_FOUND");
    api.send("DELETE", "/v1/keys/" + next.get("id").asText());
    assertThat(second.get("/v1/me").code()).isEqualTo("UNAUTHORIZED");
  }

  @Test
  void aKeyKeepsTheNameItWasMadeWith() {
    var keyed = api.with("Idempotency-Key", "named");
    var named = "{\"role\":\"viewer\",\"name\":\"  Label printer script \"}";
    var made = keyed.post("/v1/keys", named).json();
    assertThat(made.get("name").asText()).isEqualTo("Label printer script");
    assertThat(keyed.post("/v1/keys", named).json()).isEqualTo(made);
    assertThat(keyed.post("/v1/keys", "{\"role\":\"viewer\",\"name\":\"Other\"}").code())
        .isEqualTo("DUPLICATE_SHIPMENT");
    var next = api.post("/v1/keys/" + made.get("id").asText() + "/rotate").json();
    assertThat(next.get("name")).isEqualTo(made.get("name"));
    assertThat(listed(next).get("name")).isEqualTo(made.get("name"));
    var longest = api.post("/v1/keys", "{\"role\":\"viewer\",\"name\":\"" + "n".repeat(60) + "\"}");
    assertThat(longest.status()).as(longest.text()).isEqualTo(201);
  }

  @Test
  void aKeyWithoutANameHasNone() {
    var made = api.post("/v1/keys", "{\"role\":\"viewer\",\"name\":null}").json();
    assertThat(made.has("name")).isFalse();
    assertThat(listed(made).has("name")).isFalse();
    var next = api.post("/v1/keys/" + made.get("id").asText() + "/rotate").json();
    assertThat(next.has("name")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"\"",
        "\"  \"",
        "7",
        "\"a\\nb\"",
        "\"1234567890123456789012345678901234567890123456789012345678901\""
      })
  void aNameNobodyCanReadIsRefused(String name) {
    var answer = api.post("/v1/keys", "{\"role\":\"viewer\",\"name\":" + name + "}");
    assertThat(answer.code()).isEqualTo("INVALID_REQUEST");
    assertThat(answer.fields()).containsExactly("name");
  }

  @Test
  void aKeySaysWhenItWasLastUsed() {
    var made = api.post("/v1/keys", "{\"role\":\"viewer\"}").json();
    assertThat(lastUse(made).isNull()).isTrue();
    Api.of(served.sandbox()).key(made.get("key").asText()).get("/v1/me");
    await().until(() -> !lastUse(made).isNull());
    var first = lastUse(made);
    assertThat(Instant.parse(first.asText())).isAfterOrEqualTo(Instant.parse(createdAt(made)));
    Api.of(served.sandbox()).key(made.get("key").asText()).get("/v1/me");
    assertThat(lastUse(made)).as("not written for each request").isEqualTo(first);
    var other = api.post("/v1/keys", "{\"role\":\"viewer\"}").json();
    api.post("/v1/auth/token", "{\"apiKey\":\"" + other.get("key").asText() + "\"}");
    await().until(() -> !lastUse(other).isNull());
  }

  private static String createdAt(JsonNode key) {
    return key.get("createdAt").asText();
  }

  private JsonNode lastUse(JsonNode made) {
    return listed(made).get("lastUsedAt");
  }

  private JsonNode listed(JsonNode made) {
    for (var key : api.get("/v1/keys").json().get("data")) {
      if (key.get("id").equals(made.get("id"))) {
        return key;
      }
    }
    throw new AssertionError("no key " + made.get("id"));
  }

  @Test
  void aWorkspaceIsRenamedByAnAdminOfItsOwn() {
    var path = "/v1/workspaces/" + workspace.id().value();
    var renamed = api.patch(path, "{\"name\":\" Harbor \"}");
    assertThat(renamed.status()).as(renamed.text()).isEqualTo(200);
    assertThat(renamed.json().get("name").asText()).isEqualTo("Harbor");
    assertThat(renamed.json().get("slug").asText()).isEqualTo(workspace.slug());
    assertThat(api.get("/v1/me").json().at("/workspace/name").asText()).isEqualTo("Harbor");
    assertThat(api.patch(path, "{\"name\":\" \"}").fields()).containsExactly("name");
    assertThat(api.patch(path, "{}").fields()).containsExactly("name");
    assertThat(as(workspace, Role.OPERATOR).patch(path, "{\"name\":\"X\"}").code())
        .isEqualTo("FORBIDDEN");
    var stranger = as(served.workspace("r-" + workspace.slug()), Role.ADMIN);
    assertThat(stranger.patch(path, "{\"name\":\"Stolen\"}").code()).isEqualTo("NOT_FOUND");
    assertThat(api.get("/v1/me").json().at("/workspace/name").asText()).isEqualTo("Harbor");
  }

  @Test
  void aContactIsFoundByTheBeginningsOfItsWords() {
    var kept = "{\"kind\":\"recipient\",\"address\":" + TO + "}";
    var made = api.post("/v1/contacts", kept);
    assertThat(made.status()).isEqualTo(201);
    assertThat(api.post("/v1/contacts", kept).json().get("id"))
        .as("the same entry")
        .isEqualTo(made.json().get("id"));
    var found = api.get("/v1/contacts?search=bob+bu").json().get("data");
    assertThat(found).hasSize(1);
    assertThat(found.at("/0/address/street1").asText()).isEqualTo("350 5th Ave");
    assertThat(found.at("/0/id")).isEqualTo(made.json().get("id"));
    assertThat(api.get("/v1/contacts?pageSize=1").json().get("data")).hasSize(1);
    assertThat(api.get("/v1/contacts?limit=1").fields()).containsExactly("limit");
    assertThat(api.get("/v1/contacts?kind=sender").json().get("data")).isEmpty();
    var stranger = as(served.workspace("c-" + workspace.slug()), Role.ADMIN);
    assertThat(stranger.get("/v1/contacts").json().get("data")).isEmpty();
  }

  @Test
  void anAdminSeesTheWorkspacesOfTheEnvironment() {
    assertThat(api.get("/v1/workspaces").json().get("data").findValuesAsText("slug"))
        .contains(workspace.slug(), "demo")
        .doesNotContain("main");
    assertThat(as(workspace, Role.OPERATOR).get("/v1/workspaces").code()).isEqualTo("FORBIDDEN");
  }

  /// As a preset and as a location; what the other has is not known to it.
  private static String one(String path, String name) {
    var address = path.endsWith("locations") ? ",\"address\":" + FROM : "";
    return "{\"name\":\"%s\"%s}".formatted(name, address);
  }

  private static java.util.List<String> names(JsonNode list) {
    var names = new java.util.ArrayList<String>();
    list.get("data").forEach(each -> names.add(each.get("name").asText()));
    return names;
  }
}
