package dev.quayside.engine.contract.customers;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.io.IOException;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/// /v1/emails/settings, as docs/api/customers.md has it.
class EmailSettingsTest extends SandboxTest {

  private static final String PASSWORD = "harbor-secret-7";
  private static final String SERVER =
      """
      {"enabled":true,"host":"mail.mugharbor.example","username":"post@mugharbor.example","password":"%s",
       "fromAddress":"post@mugharbor.example","occasions":["shipped","delivered"]}\
      """
          .formatted(PASSWORD);
  private static final String SHIPPED = "/v1/emails/templates/shipped/en";

  @Test
  void itIsOffAndNeverSendsFromTheSandboxAndSaysSo() {
    var first = api.get("/v1/emails/settings").json();
    assertThat(first.get("enabled").asBoolean()).isFalse();
    assertThat(first.get("host").isNull()).isTrue();
    assertThat(first.get("occasions")).hasSize(4);
    var kept = api.put("/v1/emails/settings", SERVER);
    assertThat(kept.status()).as(kept.text()).isEqualTo(200);
    assertThat(kept.json()).isEqualTo(api.get("/v1/emails/settings").json());
    assertThat(kept.json().get("port").asInt()).isEqualTo(587);
    assertThat(kept.json().get("security").asText()).isEqualTo("starttls");
    assertThat(kept.json().get("occasions").toString()).isEqualTo("[\"shipped\",\"delivered\"]");
    assertThat(kept.json().get("enabled").asBoolean()).isTrue();
    assertThat(kept.json().get("sends").asBoolean()).isFalse();
    assertThat(kept.json().get("message").asText()).contains("sandbox");
    var production = Api.of(served.production()).key(served.key("main", Role.ADMIN));
    assertThat(production.get("/v1/emails/settings").json().get("message").isNull()).isTrue();
  }

  @Test
  void aPasswordGoesInAndNeverComesOutAndStaysWithItsServer() throws IOException {
    api.put("/v1/emails/settings", SERVER);
    var again = SERVER.replace(",\"password\":\"" + PASSWORD + "\"", "");
    var kept = api.put("/v1/emails/settings", again);
    assertThat(kept.json().get("hasPassword").asBoolean()).isTrue();
    assertThat(kept.text() + api.get("/v1/emails/settings").text()).doesNotContain(PASSWORD);
    served.assertNotStored(PASSWORD);
    var other = api.put("/v1/emails/settings", again.replace("mail.mugharbor", "mail.evil"));
    assertThat(other.status()).isEqualTo(400);
    assertThat(other.fields()).containsExactly("password");
    assertThat(
            api.put("/v1/emails/settings", SERVER.replace(PASSWORD, ""))
                .json()
                .get("hasPassword")
                .asBoolean())
        .isFalse();
  }

  @Test
  void everythingWrongIsNamedAtOnce() {
    var bad =
        api.put(
            "/v1/emails/settings",
            """
            {"host":"a b","port":0,"security":"none","username":"me","fromAddress":"me"}\
            """);
    assertThat(bad.fields()).containsExactly("fromAddress", "host", "port", "username");
    var worse =
        api.put("/v1/emails/settings", "{\"security\":\"ssl\",\"occasions\":[\"birthday\"]}");
    assertThat(worse.fields()).containsExactly("fromAddress", "host", "occasions[0]", "security");
  }

  @Test
  void viewersLookOperatorsSendAgainAndAdminsChange() {
    api.put("/v1/emails/settings", SERVER);
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get("/v1/emails/settings").json().get("username").asText())
        .endsWith("mple")
        .doesNotContain("post@");
    assertThat(viewer.post(SHIPPED + "/preview", "{}").status()).isEqualTo(200);
    assertThat(viewer.post("/v1/emails/let_1/retry").code()).isEqualTo("FORBIDDEN");
    var operator = as(workspace, Role.OPERATOR);
    assertThat(operator.post("/v1/emails/let_1/retry").code()).isEqualTo("NOT_FOUND");
    assertThat(operator.put("/v1/emails/settings", SERVER).code()).isEqualTo("FORBIDDEN");
    assertThat(operator.post("/v1/emails/test", "{\"to\":\"a@b.example\"}").code())
        .isEqualTo("FORBIDDEN");
    assertThat(operator.send("DELETE", SHIPPED).code()).isEqualTo("FORBIDDEN");
  }

  @Test
  void aTemplateIsTheShopsOwnAndNobodyElses() {
    var neighbour = as(served.workspace("n-" + workspace.slug()), Role.ADMIN);
    assertThat(api.get("/v1/emails/templates").json().get("data")).hasSize(12);
    var own = "{\"subject\":\"{order}!\",\"text\":\"Ahoy {recipientName}\\r\\n\\n{trackingUrl}\"}";
    var kept = api.put(SHIPPED, own);
    assertThat(kept.status()).as(kept.text()).isEqualTo(200);
    assertThat(kept.json().get("text").asText()).isEqualTo("Ahoy {recipientName}\n\n{trackingUrl}");
    assertThat(kept.json().get("own").asBoolean()).isTrue();
    assertThat(neighbour.get(SHIPPED).json().get("own").asBoolean()).isFalse();
    assertThat(neighbour.get("/v1/emails/templates").text()).doesNotContain("Ahoy");
    assertThat(api.put(SHIPPED, own.replace("{order}", "{oder}")).message())
        .contains("{oder} is no placeholder", "{order}");
    assertThat(api.send("DELETE", SHIPPED).status()).isEqualTo(204);
    assertThat(api.get(SHIPPED).text()).doesNotContain("Ahoy");
    for (var path : new String[] {"birthday/en", "shipped/fr"}) {
      assertThat(api.get("/v1/emails/templates/" + path).code()).isEqualTo("NOT_FOUND");
    }
  }

  @Test
  void aPreviewIsOfAParcelOfTheShopsOwn() {
    var label = label();
    api.put("/v1/branding", "{\"shopName\":\"Mug <Harbor>\"}");
    var look =
        "{\"subject\":\"{shopName}\",\"html\":\"\",\"shipmentId\":%s}"
            .formatted(label.get("shipmentId"));
    var seen = api.post("/v1/emails/templates/delivered/es/preview", look).json();
    assertThat(seen.get("subject").asText()).isEqualTo("Mug <Harbor>");
    assertThat(seen.get("text").asText())
        .contains("Hola, Bob Buyer:", label.get("trackingNumber").asText());
    assertThat(seen.get("html").asText())
        .contains("Content-Security-Policy", "Mug &lt;Harbor&gt;", "lang=\"es\"")
        .doesNotContain("<Harbor>");
    var neighbour = as(served.workspace("p-" + workspace.slug()), Role.ADMIN);
    assertThat(neighbour.post("/v1/emails/templates/delivered/es/preview", look).code())
        .isEqualTo("NOT_FOUND");
    var sample = api.post(SHIPPED + "/preview", "{}").json();
    assertThat(sample.get("text").asText()).contains("Robin");
  }

  @Test
  void whatAShopWritesIsNeverRun() {
    var code = "${1 + 1} $unsafe{words.text()} @if(true)x@endif !{var y = 2;}";
    for (var part : new String[] {"text", "html"}) {
      var look = "{\"subject\":\"%1$s\",\"%2$s\":\"%1$s\"}".formatted(code, part);
      var seen = api.post(SHIPPED + "/preview", look).json();
      assertThat(seen.get("subject").asText()).isEqualTo(code);
      assertThat(seen.get("html").asText()).contains(code);
    }
  }

  @Test
  void aPreviewHasTheLogoInIt() {
    var png =
        Base64.getDecoder()
            .decode(
                "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQj19BEmIY1TCqYfhqAADEXyYQTKkI3AAAAABJRU5ErkJggg==");
    api.put(
        "/v1/branding/logo", "{\"content\":\"" + Base64.getEncoder().encodeToString(png) + "\"}");
    assertThat(api.post(SHIPPED + "/preview", "{}").json().get("html").asText())
        .contains("src=\"data:image/png;base64,")
        .doesNotContain("cid:");
  }

  @Test
  void aTestGoesOutFromTheSandboxTooAndTroubleIsAnAnswer() {
    assertThat(api.post("/v1/emails/test", "{\"to\":\"me@mugharbor.example\"}").code())
        .isEqualTo("CONFLICT");
    var mail = new GreenMail(new ServerSetup(0, "127.0.0.1", "smtp"));
    mail.start();
    try {
      mail.setUser("post@mugharbor.example", "shop", PASSWORD);
      here(mail.getSmtp().getPort(), PASSWORD);
      var sent = api.post("/v1/emails/test", "{\"to\":\"me@mugharbor.example\"}");
      assertThat(sent.json().get("sent").asBoolean()).as(sent.text()).isTrue();
      assertThat(mail.getReceivedMessages()).hasSize(1);
      here(mail.getSmtp().getPort(), "wrong-one");
      var refused = api.post("/v1/emails/test", "{\"to\":\"me@mugharbor.example\"}");
      assertThat(refused.status()).isEqualTo(200);
      assertThat(refused.json().get("message").asText())
          .contains("does not accept this user name and password")
          .doesNotContain("wrong-one");
    } finally {
      mail.stop();
    }
    assertThat(api.post("/v1/emails/test", "{\"to\":\"nobody\"}").fields()).containsExactly("to");
  }

  private void here(int port, String password) {
    var kept =
        api.put(
            "/v1/emails/settings",
            """
            {"host":"127.0.0.1","port":%d,"security":"none","username":"shop","password":"%s",
             "fromAddress":"post@mugharbor.example"}\
            """
                .formatted(port, password));
    assertThat(kept.status()).as(kept.text()).isEqualTo(200);
  }
}
