package dev.quayside.engine.contract.notices;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// GET /v1/notices and their settings.
class NoticesTest extends ShopTest {

  @Test
  void aMatterIsSaidOnceAndAgainOnlyAfterItWasOver() {
    assertThat(kinds()).isEmpty();
    assertThat(settings("{\"email\":\"off\",\"fundsBelow\":2000}").status()).isEqualTo(200);
    look();
    var said = notices();
    assertThat(said).hasSize(1);
    assertThat(said.getFirst().get("kind").asText()).isEqualTo("funds_low");
    assertThat(said.getFirst().get("message").asText()).contains("add funds");
    label();
    look();
    assertThat(notices()).hasSize(1);
    assertThat(notices().getFirst().get("id"))
        .as("the same matter")
        .isEqualTo(said.getFirst().get("id"));
    assertThat(notices().getFirst().get("message")).isNotEqualTo(said.getFirst().get("message"));
    api.post("/v1/wallet/deposits", "{\"amount\":5000}");
    look();
    assertThat(kinds()).isEmpty();
    settings("{\"email\":\"off\",\"fundsBelow\":9000}");
    look();
    assertThat(notices().getFirst().get("id"))
        .as("it came back")
        .isNotEqualTo(said.getFirst().get("id"));
  }

  @Test
  void lateOrdersAreOneNotice() {
    for (var number : List.of("L-1", "L-2")) {
      var order =
          OrderRoutesTest.order(number, 18).replaceFirst("\\{", "{\"shipBy\":\"2020-01-02\",");
      assertThat(api.post("/v1/orders", order).status()).isEqualTo(201);
    }
    look();
    assertThat(kinds()).containsExactly("orders_late");
    assertThat(notices().getFirst().get("message").asText()).contains("ship-by day: 2");
  }

  @Test
  void whatARuleTellsIsOneNoticeUntilItsOrdersAreDone() {
    var rule = "{\"name\":\"Wrap\",\"conditions\":[],\"notify\":\"Wrap it {0} it\'s a gift\"}";
    assertThat(api.post("/v1/rules", rule).status()).isEqualTo(201);
    var ids = new ArrayList<String>();
    for (var number : List.of("G-1", "G-2")) {
      ids.add(api.post("/v1/orders", OrderRoutesTest.order(number, 18)).json().get("id").asText());
    }
    var desk = workspace.ownCaller();
    Acting.runAsEngine(() -> served.engine().ordering().ruleRuns().round(desk));
    look();
    assertThat(kinds()).containsExactly("rule_told");
    assertThat(notices().getFirst().get("message").asText())
        .isEqualTo("Wrap it {0} it's a gift (order G-1 and others, 2 in all)");
    assertThat(notices().getFirst().get("subject").asText()).isEqualTo(ids.getFirst());
    api.post("/v1/orders/" + ids.getFirst() + "/cancel");
    look();
    assertThat(notices().getFirst().get("message").asText()).endsWith("(order G-2)");
    api.post("/v1/orders/" + ids.getLast() + "/cancel");
    look();
    assertThat(kinds()).isEmpty();
  }

  @Test
  void anEmailTellsOfEachOnce() throws Exception {
    var mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    mail.start();
    try {
      var server =
          api.put(
              "/v1/emails/settings",
              """
              {"enabled":true,"host":"127.0.0.1","port":%d,"security":"none","fromAddress":"a@shop.example"}\
              """
                  .formatted(mail.getSmtp().getPort()));
      assertThat(server.status()).as(server.text()).isEqualTo(200);
      settings(
          "{\"email\":\"at_once\",\"to\":\"me@shop.example\",\"language\":\"es\",\"fundsBelow\":2000}");
      look();
      look();
      var sent = mail.getReceivedMessages();
      assertThat(sent).hasSize(1);
      assertThat(sent[0].getSubject()).isEqualTo("Quayside: 1 por atender");
      assertThat(GreenMailUtil.getBody(sent[0])).contains("solo quedan");
    } finally {
      mail.stop();
    }
  }

  @Test
  void settingsAreKeptAndChecked() {
    assertThat(api.get("/v1/notices/settings").json().get("email").asText()).isEqualTo("off");
    assertThat(settings("{\"email\":\"daily\"}").fields()).containsExactly("to");
    assertThat(settings("{\"email\":\"daily\",\"to\":\"nobody\",\"fundsBelow\":-1}").fields())
        .containsExactlyInAnyOrder("to", "fundsBelow");
    assertThat(
            settings("{\"email\":\"at_once\",\"to\":\"me@shop.example\",\"language\":\"es\"}")
                .status())
        .isEqualTo(200);
    var kept = api.get("/v1/notices/settings").json();
    assertThat(kept.get("language").asText()).isEqualTo("es");
    assertThat(kept.get("fundsBelow").isNull()).isTrue();
  }

  private Api.Response settings(String body) {
    return api.put("/v1/notices/settings", body);
  }

  private void look() {
    served.engine().installation().notices().look(workspace.ownCaller());
  }

  private List<String> kinds() {
    return notices().stream().map(each -> each.get("kind").asText()).toList();
  }

  private List<JsonNode> notices() {
    var all = new ArrayList<JsonNode>();
    api.get("/v1/notices").json().get("data").forEach(all::add);
    return all;
  }
}
