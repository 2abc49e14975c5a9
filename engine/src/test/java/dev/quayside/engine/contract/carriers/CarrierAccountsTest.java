package dev.quayside.engine.contract.carriers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// /v1/carrier-accounts, as docs/api/carriers.md has it.
class CarrierAccountsTest extends SandboxTest {

  private static final String ACCOUNTS = "/v1/carrier-accounts";
  private static final String UPS = ACCOUNTS + "/ups";
  private static final String SECRET = "hush-very-secret";
  private static final String CREDENTIALS =
      "{\"fields\":{\"accountNumber\":\"1A2B3C\",\"clientId\":\"app\",\"clientSecret\":\" %s \"}}";
  private static final String MINE = CREDENTIALS.formatted(SECRET);

  @Test
  void everyCarrierIsOnWithoutAnAccount() {
    var all = api.get(ACCOUNTS).json().get("data");
    assertThat(all).hasSize(9);
    for (var each : all) {
      assertThat(each.get("enabled").asBoolean()).isTrue();
      assertThat(each.get("hasAccount").asBoolean()).isFalse();
      assertThat(each.get("connection").asText()).isEqualTo("not_tested");
    }
    assertThat(all.findValuesAsText("carrier"))
        .containsExactlyElementsOf(
            api.get("/v1/carriers").json().get("carriers").findValuesAsText("code"));
  }

  @Test
  void secretsNeverComeOutAgain() throws IOException {
    var made = api.put(UPS, MINE);
    assertThat(made.status()).as(made.text()).isEqualTo(200);
    assertThat(made.json().at("/fields/0/value").asText()).isEqualTo("1A2B3C");
    assertThat(made.json().at("/fields/2/set").asBoolean()).isTrue();
    assertThat(made.json().at("/fields/2/value").isNull()).isTrue();
    var tested = api.post(UPS + "/test");
    for (var answer : new Api.Response[] {made, tested, api.get(UPS), api.get(ACCOUNTS)}) {
      assertThat(answer.text()).doesNotContain(SECRET);
    }
    served.assertNotStored(SECRET);
    var seen = as(workspace, Role.OPERATOR).get(UPS).json();
    assertThat(seen.at("/fields/0/value").asText()).isEqualTo("***B3C");
  }

  @Test
  void thePracticeCarrierAnswersAsItsSecretSays() {
    api.put(UPS, MINE);
    assertThat(tested()).isEqualTo("connected");
    api.put(UPS, "{\"fields\":{\"clientSecret\":\"wrong-one\"}}");
    assertThat(api.get(UPS).json().get("connection").asText()).isEqualTo("not_tested");
    assertThat(tested()).isEqualTo("wrong_credentials");
    api.put(UPS, "{\"fields\":{\"clientSecret\":\"denied-one\"}}");
    assertThat(tested()).isEqualTo("account_not_allowed");
    carrier("ups", "down");
    assertThat(tested()).isEqualTo("unreachable");
    assertThat(api.get(UPS).json().get("message").asText()).contains("try again");
  }

  @Test
  void aTestIsAnsweredOnceUnderAKey() {
    api.put(UPS, MINE);
    var keyed = api.with("Idempotency-Key", "test-1");
    var first = keyed.post(UPS + "/test");
    api.put(UPS, "{\"fields\":{\"clientSecret\":\"wrong-one\"}}");
    var again = keyed.post(UPS + "/test");
    assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
    assertThat(again.json()).isEqualTo(first.json());
  }

  @Test
  void aCarrierSwitchedOffOffersNothingButIsStillTrackedAndVoided() {
    var label = label();
    assertThat(api.put(UPS, "{\"enabled\":false}").json().get("enabled").asBoolean()).isFalse();
    assertThat(api.post("/v1/rates", rateRequest()).text()).doesNotContain("\"ups\"");
    assertThat(api.get("/v1/carriers").text()).doesNotContain("\"ups\"");
    var asked =
        api.post(
            "/v1/rates", rateRequest().replace("{\"from\"", "{\"carriers\":[\"ups\"],\"from\""));
    assertThat(asked.code()).isEqualTo("INVALID_SERVICE");
    assertThat(api.post("/v1/labels", order()).message()).contains("UPS is switched off");
    var number = label.get("trackingNumber").asText();
    assertThat(api.get("/v1/tracking/" + number).status()).isEqualTo(200);
    var cancelled = api.post("/v1/labels/" + label.get("id").asText() + "/cancel");
    assertThat(cancelled.status()).isEqualTo(200);
    api.put(UPS, "{\"enabled\":true}");
    assertThat(api.post("/v1/rates", rateRequest()).text()).contains("\"ups\"");
  }

  @Test
  void withEveryCarrierOffItSaysSo() {
    api.get(ACCOUNTS)
        .json()
        .get("data")
        .forEach(
            each -> api.put(ACCOUNTS + "/" + each.get("carrier").asText(), "{\"enabled\":false}"));
    var none = api.post("/v1/rates", rateRequest());
    assertThat(none.code()).isEqualTo("RATE_NOT_FOUND");
    assertThat(none.message()).contains("every carrier is switched off");
  }

  @Test
  void productionSellsNothingBeforeAnAccountIsOpen() {
    var real = Api.of(served.production()).key(served.key("main", Role.ADMIN));
    var none = real.post("/v1/rates", rateRequest());
    assertThat(none.code()).isEqualTo("RATE_NOT_FOUND");
    assertThat(none.message()).contains("no carrier account is open").contains("Canada Post");
    assertThat(real.post("/v1/labels", order()).text()).contains("no carrier account is open");
  }

  @Test
  void removingForgetsTheCredentialsAndLeavesTheSwitch() {
    api.put(UPS, MINE);
    api.put(UPS, "{\"enabled\":false}");
    assertThat(api.send("DELETE", UPS).status()).isEqualTo(204);
    var left = api.get(UPS).json();
    assertThat(left.get("hasAccount").asBoolean()).isFalse();
    assertThat(left.get("enabled").asBoolean()).isFalse();
    assertThat(api.send("DELETE", UPS).status()).isEqualTo(404);
    assertThat(api.post(UPS + "/test").code()).isEqualTo("CONFLICT");
    assertThat(api.put(UPS, "{\"fields\":{\"clientId\":\"app\"}}").fields())
        .containsExactly("fields.accountNumber", "fields.clientSecret");
  }

  @Test
  void everythingWrongIsNamedAtOnceAndNothingIsRepeated() {
    var bad =
        api.put(
            UPS,
            "{\"fields\":{\"accountNumber\":\"12\",\"clientId\":\"caf\\u00e9\",\"clientSecret\":\"%s\\u00e9\"}}"
                .formatted(SECRET));
    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.fields())
        .containsExactly("fields.accountNumber", "fields.clientId", "fields.clientSecret");
    assertThat(bad.text()).doesNotContain(SECRET);
    assertThat(api.put(UPS, "{}").status()).isEqualTo(400);
    assertThat(api.put(UPS, "{\"fields\":{}}").status()).isEqualTo(400);
    assertThat(api.put(ACCOUNTS + "/pigeon", MINE).status()).isEqualTo(404);
  }

  @Test
  void workspacesNeverSeeEachOthersAccounts() {
    api.put(UPS, MINE);
    api.put(UPS, "{\"enabled\":false}");
    var other = as(served.workspace("neighbour"), Role.ADMIN);
    assertThat(other.get(ACCOUNTS).text()).doesNotContain("1A2B3C");
    assertThat(other.get(UPS).json().get("hasAccount").asBoolean()).isFalse();
    assertThat(other.post(UPS + "/test").code()).isEqualTo("CONFLICT");
    assertThat(other.send("DELETE", UPS).status()).isEqualTo(404);
    assertThat(other.post("/v1/rates", rateRequest()).text()).contains("\"ups\"");
    assertThat(api.get(UPS).json().get("hasAccount").asBoolean()).isTrue();
  }

  @Test
  void onlyAnAdminChangesThem() {
    var operator = as(workspace, Role.OPERATOR);
    assertThat(operator.put(UPS, MINE).status()).isEqualTo(403);
    assertThat(operator.send("DELETE", UPS).status()).isEqualTo(403);
    assertThat(operator.post(UPS + "/test").status()).isEqualTo(403);
    assertThat(as(workspace, Role.VIEWER).get(ACCOUNTS).status()).isEqualTo(200);
  }

  private String tested() {
    var answer = api.post(UPS + "/test");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().get("connection").asText();
  }
}
