package dev.quayside.engine.contract.printing;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.base.identity.Role;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// PrintNode's form: each field of its reference, what its options do, and what it refuses.
class PrintNodeFormTest extends PrintingShopTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ZPL =
      Base64.getEncoder().encodeToString("^XA^FO50,50^FDx^FS^XZ".getBytes(US_ASCII));

  private final HttpClient http = HttpClient.newHttpClient();

  @SuppressWarnings("NullAway.Init")
  private String user;

  @BeforeEach
  void makeKey() {
    user = served.key(workspace, Role.PRINTER) + ":";
  }

  @Test
  void everyFieldOfTheReferenceIsThere() throws Exception {
    var computer = get("computers").get(0);
    assertThat(names(computer))
        .contains(
            "id",
            "name",
            "inet",
            "inet6",
            "hostname",
            "version",
            "jre",
            "createTimestamp",
            "state");
    assertThat(computer.get("state").asText()).isEqualTo("connected");
    var printer = get("printers").get(0);
    assertThat(names(printer))
        .contains(
            "id",
            "computer",
            "name",
            "description",
            "capabilities",
            "default",
            "createTimestamp",
            "state");
    assertThat(printer.get("computer").get("id")).isEqualTo(computer.get("id"));
    assertThat(printer.get("id").isIntegralNumber()).isTrue();
    assertThat(names(printer.get("capabilities")))
        .contains(
            "bins",
            "collate",
            "color",
            "copies",
            "dpis",
            "duplex",
            "extent",
            "medias",
            "nup",
            "papers",
            "printrate",
            "supports_custom_paper_size");
    assertThat(names(get("whoami")))
        .contains(
            "id",
            "firstname",
            "lastname",
            "email",
            "canCreateSubAccounts",
            "creatorEmail",
            "creatorRef",
            "childAccounts",
            "credits",
            "numComputers",
            "totalPrints",
            "versions",
            "connected",
            "Tags",
            "state",
            "permissions");
    long id = printed(printer.get("id").asLong(), "");
    var job = get("printjobs/" + id).get(0);
    assertThat(names(job))
        .contains(
            "id",
            "printer",
            "title",
            "contentType",
            "source",
            "expireAt",
            "createTimestamp",
            "state");
    await().until(() -> get("printjobs/" + id).get(0).get("state").asText().equals("done"));
    var states = get("printjobs/" + id + "/states");
    assertThat(states.isArray()).isTrue();
    for (var state : states.get(0)) {
      assertThat(names(state))
          .contains(
              "printJobId", "state", "message", "data", "clientVersion", "createTimestamp", "age");
    }
  }

  @Test
  void twoLabelsHaveOneIdWhicheverWayTheyAreAskedFor() throws Exception {
    long printer = get("printers").get(0).get("id").asLong();
    int before = zebra.printed().size();
    for (var more : List.of(",\"qty\":2", ",\"options\":{\"copies\":2}")) {
      long id = printed(printer, more);
      assertThat(get("printjobs/" + id)).hasSize(1);
      before += 2;
      int now = before;
      await().until(() -> zebra.printed().size() == now);
      await().until(() -> get("printjobs/" + id).get(0).get("state").asText().equals("done"));
    }
    assertThat(get("printjobs")).hasSize(2);
  }

  @Test
  void anOptionThatAPrinterDoesNotKnowIsNoError() throws Exception {
    long printer = get("printers").get(0).get("id").asLong();
    printed(
        printer,
        ",\"options\":{\"bin\":\"Tray"
            + " 9\",\"paper\":\"A4\",\"dpi\":\"600x600\",\"fit_to_page\":true}");
    printed(
        printer,
        ",\"options\":{\"duplex\":\"long-edge\",\"nup\":4,\"color\":true,\"anything\":{}}");
    printed(printer, ",\"expireAfter\":600,\"authentication\":null");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "\"print\"",
        "{\"printerId\":ID}",
        "{\"printerId\":\"ID\",\"contentType\":7,\"content\":\"ZPL\"}",
        "{\"printerId\":-1,\"contentType\":\"raw_base64\",\"content\":\"ZPL\"}",
        "{\"printerId\":1.5,\"contentType\":\"raw_base64\",\"content\":\"ZPL\"}",
        "{\"printerId\":99999999999999999999,\"contentType\":\"raw_base64\",\"content\":\"ZPL\"}",
        "{\"printerId\":ID,\"contentType\":\"raw_base64\",\"content\":\"\"}",
        "{\"printerId\":ID,\"contentType\":\"raw_base64\",\"content\":[\"ZPL\"]}",
        "{\"printerId\":ID,\"contentType\":\"raw_base64\",\"content\":\"ZPL\",\"qty\":-1}",
        "{\"printerId\":ID,\"contentType\":\"raw_base64\",\"content\":\"ZPL\",\"qty\":1000000}",
        "{\"printerId\":ID,\"contentType\":\"raw_base64\",\"content\":\"ZPL\",\"qty\":\"many\"}",
        "{\"printerId\":ID,\"contentType\":\"raw_base64\",\"content\":\"ZPL\",\"options\":[1]}",
        "{\"printerId\":ID,\"contentType\":\"raw_base64\",\"content\":\"ZPL\",\"options\":{\"copies\":0}}",
        "{\"printerId\":ID,\"contentType\":\"raw_base64\",\"content\":\"ZPL\",\"expireAfter\":-5}",
        "{\"printerId\":ID,\"contentType\":\"pdf_uri\",\"content\":\"http://localhost/x.pdf\"}",
        "{\"printerId\":ID,\"contentType\":\"RAW_BASE64\",\"content\":\"ZPL\"}",
        "{not json",
      })
  void whatIsNoPrintJobIsRefusedInItsForm(String body) throws Exception {
    long printer = get("printers").get(0).get("id").asLong();
    var refused = send("printjobs", body.replace("ID", Long.toString(printer)).replace("ZPL", ZPL));
    assertThat(refused.statusCode()).as(body + refused.body()).isBetween(400, 499);
    var error = JSON.readTree(refused.body());
    assertThat(names(error)).as(refused.body()).containsExactly("code", "message", "uid");
    assertThat(refused.body()).doesNotContain("Exception");
    assertThat(get("printjobs")).isEmpty();
  }

  private long printed(long printer, String more) throws Exception {
    var made =
        send(
            "printjobs",
            "{\"printerId\":%d,\"title\":\"T\",\"source\":\"S\",\"contentType\":\"raw_base64\",\"content\":\"%s\"%s}"
                .formatted(printer, ZPL, more));
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    return Long.parseLong(made.body());
  }

  private static List<String> names(JsonNode object) {
    return object.properties().stream().map(Map.Entry::getKey).toList();
  }

  private JsonNode get(String path) throws Exception {
    var answer = send(path, null);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
    return JSON.readTree(answer.body());
  }

  private HttpResponse<String> send(String path, @Nullable String body) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create(served.sandbox() + "/printnode/" + path))
            .header(
                "Authorization",
                "Basic " + Base64.getEncoder().encodeToString(user.getBytes(US_ASCII)));
    if (body != null) {
      request.POST(BodyPublishers.ofString(body)).header("Content-Type", "application/json");
    }
    return http.send(request.build(), BodyHandlers.ofString());
  }
}
