package dev.quayside.engine.contract.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What a shop has set up in its sandbox is copied to where labels cost money, as
/// docs/api/workspaces.md has it.
class SettingsCopyTest extends SandboxTest {

  private static final AtomicInteger LIVES = new AtomicInteger();

  private static final String COLUMNS =
      ",\"columns\":["
          + Stream.of(
                  "reference Q1",
                  "name Q2",
                  "street1 Q3",
                  "city Q4",
                  "state Q5",
                  "zip Q6",
                  "weightOz Q7")
              .map(each -> each.split(" "))
              .map(each -> "{\"column\":\"%s\",\"header\":\"%s\"}".formatted(each[0], each[1]))
              .collect(Collectors.joining(","))
          + "]";

  private static final String PICTURE =
      "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQj19BEmIY1TCqYfhqAADEXyYQTKkI3AAAAABJRU5ErkJggg==";

  @SuppressWarnings("NullAway.Init") // openLive() sets it
  private Workspace live;

  @SuppressWarnings("NullAway.Init") // openLive() sets it
  private Api there;

  private String key = "";

  @BeforeEach
  void openLive() {
    var name = "live-" + LIVES.incrementAndGet();
    live =
        served
            .engine()
            .accounts()
            .onboarding()
            .open(
                new Workspaces.Draft(name, name, "desk"), Environment.PRODUCTION, RequestKey.none())
            .workspace();
    there = Api.of(served.production()).key(served.key(live, Role.ADMIN));
    key = served.key(workspace, Role.ADMIN);
  }

  @Test
  void everythingAShopSetsUpIsCopiedOnceAndNothingSecret() throws IOException {
    setUp();
    var secret = "SECRET-ACCOUNT-4711";
    good(
        api.put(
            "/v1/carrier-accounts/ups",
            "{\"enabled\":true,\"fields\":{\"accountNumber\":\"1A2B3C\",\"clientId\":\"id\",\"clientSecret\":\"%s\"}}"
                .formatted(secret)));
    var before = there.get("/v1/audit").json().get("data").size();
    var preview = good(there.post(path() + "/preview", asked("")));
    assertThat(there.get("/v1/locations").json().get("data")).isEmpty();
    assertThat(there.get("/v1/audit").json().get("data")).hasSize(before);

    var copied = good(there.post(path(), asked("")));

    assertThat(copied).as("as it was shown before").isEqualTo(preview);
    assertThat(counts(copied, "new"))
        .containsExactlyInAnyOrderEntriesOf(
            Map.ofEntries(
                Map.entry("locations", 2),
                Map.entry("presets", 1),
                Map.entry("products", 2),
                Map.entry("tags", 2),
                Map.entry("rules", 1),
                Map.entry("views", 1),
                Map.entry("branding", 2),
                Map.entry("email_templates", 1),
                Map.entry("tax_ids", 1),
                Map.entry("print_routes", 0),
                Map.entry("pack_check", 1),
                Map.entry("batch_limits", 0),
                Map.entry("notices", 1),
                Map.entry("user_rules", 1),
                Map.entry("file_columns", 8)));
    assertThat(there.get("/v1/user-rules").json()).isEqualTo(api.get("/v1/user-rules").json());
    assertThat(mapped(there)).as("understood without its columns").isEqualTo(mapped(api));
    alike("/v1/locations", "name", "cutOff");
    alike("/v1/presets", "name", "lengthIn", "emptyWeightOz");
    alike("/v1/products", "sku", "name", "weightOz", "hsCode", "tags");
    alike("/v1/tags", "name", "colour");
    alike("/v1/rules", "name", "tags", "preset", "enabled");
    alike("/v1/views", "name", "list", "filter", "sort", "columns", "shared");
    alike("/v1/tax-ids", "kind", "value", "countries");
    assertThat(there.get("/v1/branding").json().get("shopName").asText()).isEqualTo("Dock 7");
    assertThat(there.get("/v1/branding").json().get("logo").isNull()).isFalse();
    assertThat(there.get("/v1/emails/templates/shipped/en").json().get("subject").asText())
        .isEqualTo("Gone");
    assertThat(there.get("/v1/products/MUG/picture").raw().body())
        .isEqualTo(api.get("/v1/products/MUG/picture").raw().body());
    assertThat(there.get("/v1/pack-check").json()).isEqualTo(api.get("/v1/pack-check").json());
    assertThat(there.get("/v1/carrier-accounts").text()).doesNotContain("1A2B3C");
    assertThat(
            there
                .get("/v1/audit?action=workspace.settings_copied")
                .json()
                .at("/data/0/subject")
                .asText())
        .as("where it came from")
        .isEqualTo(workspace.id().value());
    served.assertNotStored(key);

    var again = good(there.post(path(), asked("")));
    assertThat(counts(again, "new").values()).containsOnly(0);
    assertThat(counts(again, "left").get("products")).isEqualTo(2);
    assertThat(there.get("/v1/rules").json().get("data")).hasSize(1);
    assertThat(there.get("/v1/audit?action=workspace.settings_copied").json().get("data"))
        .as("nothing was done")
        .hasSize(1);
  }

  @Test
  void whatHasTheNameStaysOrIsReplacedAndKindsAreChosen() {
    good(api.post("/v1/locations", location("Warehouse", "12 Main St")));
    good(api.post("/v1/tags", "{\"name\":\"Rush\",\"colour\":\"red\"}"));
    good(api.put("/v1/products/MUG", "{\"name\":\"Mug\",\"weightOz\":12}"));
    good(there.post("/v1/locations", location("WAREHOUSE", "5 Oak Ave")));
    good(there.post("/v1/tags", "{\"name\":\"rush\",\"colour\":\"blue\"}"));
    good(there.put("/v1/products/mug", "{\"weightOz\":9,\"hsCode\":\"6912.00\"}"));
    var kept = good(there.post(path(), asked(",\"what\":[\"locations\",\"products\"]")));
    assertThat(counts(kept, "left")).isEqualTo(Map.of("locations", 1, "products", 1));
    assertThat(street()).isEqualTo("5 Oak Ave");

    var replaced = good(there.post(path(), asked(",\"replace\":true")));

    assertThat(counts(replaced, "changed"))
        .containsEntry("locations", 1)
        .containsEntry("products", 1)
        .containsEntry("tags", 1);
    assertThat(street()).isEqualTo("12 Main St");
    assertThat(there.get("/v1/tags").json().at("/data/0/colour").asText()).isEqualTo("red");
    var mug = there.get("/v1/products/MUG").json();
    assertThat(mug.get("weightOz").asInt()).isEqualTo(12);
    assertThat(mug.get("hsCode").asText()).as("what only that one knows").isEqualTo("6912.00");
    assertThat(counts(good(there.post(path(), asked(",\"replace\":true"))), "changed").values())
        .containsOnly(0);
  }

  @Test
  void whatARuleOrAViewNamesIsFoundByNameOrNamedAsMissing() {
    var ana = user(api, "Ana");
    var ben = user(api, "Ben");
    var payor = payor(api, "Customer A");
    good(api.post("/v1/locations", location("Warehouse", "12 Main St")));
    var warehouse = api.get("/v1/locations").json().at("/data/0/id").asText();
    rule("All there", "\"assignTo\":\"%s\",\"location\":\"%s\"".formatted(ana, warehouse));
    rule("Person gone", "\"assignTo\":\"%s\",\"tags\":[\"x\"]".formatted(ben));
    rule("Nothing left", "\"assignTo\":\"%s\"".formatted(ben));
    rule(
        "Billed",
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"payorId\":\"%s\"}}"
            .formatted(payor));
    rule(
        "Carrier to come",
        "\"choice\":{\"kind\":\"service\",\"carrier\":\"ups\",\"service\":\"ups_ground\"}");
    rule(
        "From the warehouse",
        "\"tags\":[\"w\"],\"conditions\":[{\"field\":\"location\",\"anyOf\":[\"%s\"]},{\"field\":\"shop\",\"anyOf\":[\"Etsy\",\"S*\"]}]"
            .formatted(warehouse));
    view("Of Ana", ana);
    view("Of Ben", ben);
    view("Mine", "me");
    var anaThere = user(there, "ana");
    var payorThere = payor(there, "customer a");

    var copied = good(there.post(path(), asked(",\"what\":[\"locations\",\"rules\",\"views\"]")));

    var rules = items(copied, "rules");
    assertThat(rules.get("All there").get("missing")).isEmpty();
    assertThat(fields(rules.get("Person gone"))).isEqualTo("new assignTo");
    assertThat(fields(rules.get("Nothing left"))).startsWith("refused assignTo");
    assertThat(fields(rules.get("Billed"))).isEqualTo("new");
    assertThat(fields(rules.get("Carrier to come"))).isEqualTo("new choice.carrier");
    assertThat(fields(rules.get("From the warehouse"))).isEqualTo("new conditions[1].anyOf");
    assertThat(items(copied, "views").get("Of Ben").get("outcome").asText()).isEqualTo("refused");
    var kept = new LinkedHashMap<String, JsonNode>();
    there
        .get("/v1/rules")
        .json()
        .get("data")
        .forEach(each -> kept.put(each.get("name").asText(), each));
    assertThat(kept.keySet())
        .containsExactly(
            "All there", "Person gone", "Billed", "Carrier to come", "From the warehouse");
    assertThat(kept.get("All there").get("assignTo").asText()).isEqualTo(anaThere);
    assertThat(kept.get("All there").get("location").asText()).isEqualTo("Warehouse");
    assertThat(kept.get("All there").get("enabled").asBoolean()).isTrue();
    assertThat(kept.get("Person gone").get("enabled").asBoolean()).as("half a rule").isFalse();
    assertThat(kept.get("Carrier to come").get("enabled").asBoolean()).isFalse();
    assertThat(kept.get("Billed").at("/billing/transport/payorId").asText()).isEqualTo(payorThere);
    assertThat(kept.get("Billed").at("/billing/transport/account").asText()).isEqualTo("222");
    assertThat(kept.get("From the warehouse").at("/conditions/0/anyOf/0").asText())
        .isEqualTo("Warehouse");
    assertThat(there.get("/v1/views").json().get("data").findValuesAsText("assignedTo"))
        .containsExactly(anaThere, "me");
    var again = good(there.post(path(), asked(",\"what\":[\"rules\",\"views\"],\"replace\":true")));
    assertThat(counts(again, "changed")).isEqualTo(Map.of("rules", 0, "views", 0));
  }

  @Test
  void settingsAreCopiedByWhoMayChangeThemInBoth() {
    var copy = asked("");
    assertThat(there.post("/v1/workspaces/" + workspace.id().value() + "/copy", copy).status())
        .as("an admin has no rights in others")
        .isEqualTo(404);
    var operator = Api.of(served.production()).key(served.key(live, Role.OPERATOR));
    assertThat(operator.post(path(), copy).status()).isEqualTo(403);
    key = served.key(workspace, Role.OPERATOR);
    assertThat(there.post(path(), asked("")).status()).isEqualTo(403);
    key = "qk_test_nothing";
    assertThat(there.post(path(), asked("")).fields()).containsExactly("fromKey");
    key = "no key at all";
    assertThat(there.post(path() + "/preview", asked("")).fields()).containsExactly("fromKey");
    key = served.key(live, Role.ADMIN);
    assertThat(there.post(path(), asked("")).status()).as("into itself").isEqualTo(400);
    assertThat(there.post(path(), "{\"fromKey\":7}").fields()).containsExactly("fromKey");
    assertThat(there.post(path(), asked(",\"what\":[\"wallet\"]")).fields())
        .containsExactly("what[0]");
    assertThat(there.post(path(), asked(",\"what\":\"rules\"")).fields()).containsExactly("what");
    key = served.key(workspace, Role.ADMIN);
    user(api, "Ana");
    assertThat(there.post(path(), asked(",\"what\":[]")).json().get("data")).isEmpty();
    key =
        good(Api.of(served.sandbox()).post("/v1/auth/token", "{\"apiKey\":\"%s\"}".formatted(key)))
            .get("token")
            .asText();
    assertThat(there.post(path(), asked("")).status()).isEqualTo(200);
  }

  /// What a file is understood as that says nothing of its columns.
  private static JsonNode mapped(Api shop) {
    var read = good(shop.post("/v1/orders/import", file("F-2", ",\"dryRun\":true")));
    assertThat(read.get("created").asInt()).isEqualTo(1);
    return read;
  }

  private static String file(String reference, String more) {
    return "{\"content\":\"Q1,Q2,Q3,Q4,Q5,Q6,Q7\\n%s,Bob Buyer,350 5th Ave,New York,NY,10118,14\\n\"%s}"
        .formatted(reference, more);
  }

  private void setUp() {
    good(api.post("/v1/locations", location("Warehouse", "12 Main St")));
    good(api.post("/v1/locations", location("Shop", "5 Oak Ave")));
    good(
        api.post(
            "/v1/presets",
            "{\"name\":\"Mug box\",\"lengthIn\":8,\"widthIn\":6,\"heightIn\":6,\"emptyWeightOz\":3}"));
    good(
        api.put(
            "/v1/products/MUG",
            "{\"name\":\"Mug\",\"weightOz\":12,\"hsCode\":\"6912.00\",\"tags\":[\"fragile\"]}"));
    good(api.put("/v1/products/CUP", "{\"name\":\"Cup\"}"));
    good(api.put("/v1/products/MUG/picture", "{\"content\":\"" + PICTURE + "\"}"));
    good(api.post("/v1/tags", "{\"name\":\"Rush\",\"colour\":\"red\"}"));
    good(api.post("/v1/tags", "{\"name\":\"Gift\"}"));
    rule("Rush", "\"tags\":[\"Rush\"],\"preset\":\"Mug box\"");
    good(
        api.post(
            "/v1/views",
            "{\"name\":\"To do\",\"list\":\"orders\",\"filter\":{\"status\":\"open\",\"tag\":\"Rush\"},\"sort\":\"-reference\",\"columns\":[\"a\"],\"shared\":true}"));
    good(api.put("/v1/branding", "{\"shopName\":\"Dock 7\",\"accentColor\":\"#112233\"}"));
    good(api.put("/v1/branding/logo", "{\"content\":\"" + PICTURE + "\"}"));
    good(api.put("/v1/emails/templates/shipped/en", "{\"subject\":\"Gone\",\"text\":\"It left\"}"));
    good(
        api.put(
            "/v1/tax-ids",
            "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM1234567890\",\"countries\":[\"DE\"]}]}"));
    good(api.put("/v1/pack-check", "{\"required\":\"always\"}"));
    good(
        api.put(
            "/v1/notices/settings", "{\"email\":\"off\",\"language\":\"es\",\"fundsBelow\":50}"));
    good(api.put("/v1/user-rules", "{\"pauseMinutes\":5,\"voidLimit\":20}"));
    good(api.post("/v1/orders/import", file("F-1", COLUMNS)));
  }

  private void rule(String name, String more) {
    var made = api.post("/v1/rules", "{\"name\":\"%s\",%s}".formatted(name, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
  }

  private void view(String name, String person) {
    good(
        api.post(
            "/v1/views",
            "{\"name\":\"%s\",\"list\":\"orders\",\"shared\":true,\"filter\":{\"assignedTo\":\"%s\"}}"
                .formatted(name, person)));
  }

  private static String user(Api shop, String name) {
    var asked = "{\"name\":\"%s\",\"role\":\"owner\",\"pin\":\"4711\"}".formatted(name);
    return good(shop.post("/v1/users", asked)).get("id").asText();
  }

  private static String payor(Api shop, String name) {
    var account = name.startsWith("C") ? "AAA111" : "BBB222";
    var asked =
        "{\"name\":\"%s\",\"carrier\":\"ups\",\"account\":\"%s\",\"zip\":\"10001\",\"country\":\"US\"}"
            .formatted(name, account);
    return good(shop.post("/v1/payors", asked)).get("id").asText();
  }

  private static String location(String name, String street) {
    return "{\"name\":\"%s\",\"cutOff\":\"15:30\",\"address\":{\"name\":\"Ann Sender\",\"company\":\"Dock 7\",\"street1\":\"%s\",\"city\":\"San Francisco\",\"state\":\"CA\",\"zip\":\"94158\",\"country\":\"US\",\"phone\":\"4155550100\"}}"
        .formatted(name, street);
  }

  private String street() {
    return there.get("/v1/locations").json().at("/data/0/address/street1").asText();
  }

  private void alike(String path, String... fields) {
    var here = api.get(path).json().get("data");
    var copied = there.get(path).json().get("data");
    assertThat(copied).as(path).hasSize(here.size());
    for (int i = 0; i < here.size(); i++) {
      for (var field : fields) {
        assertThat(copied.get(i).get(field)).as("%s %s", path, field).isNotNull();
        assertThat(copied.get(i).get(field))
            .as("%s %s", path, field)
            .isEqualTo(here.get(i).get(field));
      }
    }
  }

  private String path() {
    return "/v1/workspaces/" + live.id().value() + "/copy";
  }

  private String asked(String more) {
    return "{\"fromKey\":\"%s\"%s}".formatted(key, more);
  }

  private static JsonNode good(Api.Response answer) {
    assertThat(answer.status()).as(answer.text()).isBetween(200, 299);
    return answer.json();
  }

  private static Map<String, Integer> counts(JsonNode copied, String outcome) {
    var counts = new LinkedHashMap<String, Integer>();
    copied
        .get("data")
        .forEach(each -> counts.put(each.get("what").asText(), each.get(outcome).asInt()));
    return counts;
  }

  private static Map<String, JsonNode> items(JsonNode copied, String kind) {
    var items = new LinkedHashMap<String, JsonNode>();
    copied
        .get("data")
        .forEach(
            each -> {
              if (each.get("what").asText().equals(kind)) {
                each.get("items").forEach(item -> items.put(item.get("name").asText(), item));
              }
            });
    return items;
  }

  private static String fields(JsonNode item) {
    var fields = new StringBuilder(item.get("outcome").asText());
    item.get("missing").forEach(each -> fields.append(' ').append(each.get("field").asText()));
    return fields.toString();
  }
}
