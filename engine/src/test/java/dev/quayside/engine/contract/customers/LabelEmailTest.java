package dev.quayside.engine.contract.customers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.SandboxTest;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// POST /v1/labels/{id}/email: a label to a customer, through a mail server on this machine.
class LabelEmailTest extends SandboxTest {

  @SuppressWarnings("NullAway.Init") // open() sets it
  private GreenMail mail;

  @BeforeEach
  void open() {
    mail = new GreenMail(new ServerSetup(0, "127.0.0.1", "smtp"));
    mail.start();
  }

  @AfterEach
  void close() {
    mail.stop();
  }

  @Test
  void aReturnGoesToWhoSendsItWithTheLabelAsAFile() throws Exception {
    var label = returned("bob@example.com", "US");
    var path = "/v1/labels/" + label.get("id").asText() + "/email";
    assertThat(api.post(path).code()).as("no server yet").isEqualTo("CONFLICT");
    server();
    var sent = as(workspace, Role.OPERATOR).post(path);
    assertThat(sent.status()).as(sent.text()).isEqualTo(201);
    assertThat(sent.json().get("occasion").asText()).isEqualTo("return_label");
    assertThat(sent.json().get("recipient").asText()).isEqualTo("bob@example.com");
    assertThat(mail.waitForIncomingEmail(20_000, 1)).isTrue();
    var message = mail.getReceivedMessages()[0];
    assertThat(message.getSubject()).startsWith("Your return label from");
    var parts = parts(message);
    assertThat(parts.getFirst().getContent().toString())
        .contains("Hello Bob Buyer", "attached", label.get("trackingNumber").asText());
    var file = parts.getLast();
    assertThat(file.getFileName()).isEqualTo(label.get("trackingNumber").asText() + ".pdf");
    assertThat(file.getInputStream().readNBytes(4)).isEqualTo("%PDF".getBytes());
    var id = sent.json().get("id").asText();
    await()
        .untilAsserted(
            () ->
                assertThat(api.get("/v1/emails").json().at("/data/0/status").asText())
                    .isEqualTo("sent"));
    assertThat(api.get("/v1/emails").json().at("/data/0/id").asText()).isEqualTo(id);
    assertThat(api.get("/v1/events?type=label.emailed").json().at("/data/0/data/id"))
        .isEqualTo(label.get("id"));
    assertThat(api.get("/v1/audit?action=label.emailed").json().get("data")).hasSize(1);
  }

  @Test
  void anotherAddressTheOtherLanguageAndTheShopsOwnWords() throws Exception {
    server();
    api.put(
        "/v1/emails/templates/return_label/es",
        "{\"subject\":\"Etiqueta {order}\",\"text\":\"Con {service}\"}");
    api.put("/v1/emails/settings", settings().replace("}", ",\"language\":\"es\"}"));
    var label = returned(null, "US");
    var path = "/v1/labels/" + label.get("id").asText() + "/email";
    assertThat(api.post(path).fields()).containsExactly("to");
    assertThat(api.post(path, "{\"to\":\"nobody\"}").fields()).containsExactly("to");
    var keyed = api.with("Idempotency-Key", "mail-1");
    var first = keyed.post(path, "{\"to\":\"ann@example.com\"}");
    assertThat(keyed.post(path, "{\"to\":\"ann@example.com\"}").text()).isEqualTo(first.text());
    assertThat(mail.waitForIncomingEmail(20_000, 1)).isTrue();
    assertThat(mail.getReceivedMessages()).hasSize(1);
    assertThat(mail.getReceivedMessages()[0].getSubject()).isEqualTo("Etiqueta return-7");
  }

  /// A tracking number would look like the number of an order.
  @Test
  void aReturnWithoutAnOrderNamesNone() throws Exception {
    server();
    var own = "/v1/emails/templates/return_label/en";
    var label = returned("bob@example.com", "US", " ");
    var number = label.get("trackingNumber").asText();
    var path = "/v1/labels/" + label.get("id").asText() + "/email";
    assertThat(api.post(path).status()).isEqualTo(201);
    assertThat(mail.waitForIncomingEmail(20_000, 1)).isTrue();
    assertThat(parts(mail.getReceivedMessages()[0]).getFirst().getContent().toString())
        .contains("The label for your return is attached", "Tracking number: " + number);
    api.put(own, "{\"subject\":\"About {order}\",\"text\":\"With {carrier}\"}");
    assertThat(api.post(path).status()).isEqualTo(201);
    assertThat(mail.waitForIncomingEmail(20_000, 2)).isTrue();
    assertThat(mail.getReceivedMessages()[1].getSubject()).isEqualTo("About your return");
    api.send("DELETE", own);
    assertThat(preview(label, "return_label", "es")).contains("para su devolución.");
    assertThat(preview(label, "label", "en")).contains("your parcel is attached");
    assertThat(preview(label, "shipped", "en")).contains("Your order has left");
    assertThat(preview(label, "delivered", "es")).contains("ha entregado su paquete. Espe");
  }

  private String preview(JsonNode label, String occasion, String language) {
    var shipment = "{\"shipmentId\":\"" + label.get("shipmentId").asText() + "\"}";
    var path = "/v1/emails/templates/" + occasion + "/" + language + "/preview";
    var shown = api.post(path, shipment);
    assertThat(shown.status()).as(shown.text()).isEqualTo(200);
    return shown.json().get("text").asText();
  }

  @Test
  void anyLabelGoesToItsRecipientButNoneThatIsVoided() throws Exception {
    server();
    var label = label();
    var path = "/v1/labels/" + label.get("id").asText() + "/email";
    assertThat(as(workspace, Role.VIEWER).post(path).code()).isEqualTo("FORBIDDEN");
    var sent = api.post(path, "{\"to\":\"bob@example.com\"}");
    assertThat(sent.json().get("occasion").asText()).isEqualTo("label");
    assertThat(mail.waitForIncomingEmail(20_000, 1)).isTrue();
    assertThat(mail.getReceivedMessages()[0].getSubject()).startsWith("Your shipping label from");
    cancel(label);
    assertThat(api.post(path, "{\"to\":\"bob@example.com\"}").code()).isEqualTo("CONFLICT");
    assertThat(api.post("/v1/labels/lbl_none/email").code()).isEqualTo("NOT_FOUND");
    for (var language : List.of("en", "es")) {
      for (var occasion : List.of("label", "return_label")) {
        var template = api.get("/v1/emails/templates/" + occasion + "/" + language);
        assertThat(template.json().get("text").asText()).contains("{recipientName}");
      }
    }
  }

  private static List<Part> parts(Part part) throws Exception {
    var all = new ArrayList<Part>();
    if (part.getContent() instanceof Multipart several) {
      for (int i = 0; i < several.getCount(); i++) {
        all.addAll(parts(several.getBodyPart(i)));
      }
    } else {
      all.add(part);
    }
    return all;
  }

  private JsonNode returned(@org.jspecify.annotations.Nullable String email, String country) {
    return returned(email, country, "return-7");
  }

  private JsonNode returned(
      @org.jspecify.annotations.Nullable String email, String country, String reference) {
    var from =
        TO.replace(
            "\"country\":\"US\"",
            "\"country\":\""
                + country
                + "\""
                + (email == null ? "" : ",\"email\":\"" + email + "\""));
    var answer =
        api.post(
            "/v1/labels",
            "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"isReturn\":true,\"reference\":\"%s\",\"from\":%s,\"to\":%s,\"parcel\":%s}"
                .formatted(reference, from, FROM, PARCEL));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private void server() {
    var kept = api.put("/v1/emails/settings", settings());
    assertThat(kept.status()).as(kept.text()).isEqualTo(200);
  }

  private String settings() {
    return "{\"host\":\"127.0.0.1\",\"port\":%d,\"security\":\"none\",\"fromAddress\":\"post@mugharbor.example\"}"
        .formatted(mail.getSmtp().getPort());
  }
}
