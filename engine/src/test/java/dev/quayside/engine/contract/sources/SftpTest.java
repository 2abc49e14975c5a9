package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.source.doubles.OpenSsh;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files of orders on a real SFTP server, and files with tracking numbers back.
class SftpTest extends SourceTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String HEADER =
      "Order Number,Name,Address 1,City,State,Zip,SKU,Item,Quantity,Item Price,Item Weight (oz)\n";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @SuppressWarnings("NullAway.Init") // startServer() sets it
  private OpenSsh server;

  @BeforeEach
  void startServer() {
    server = new OpenSsh(folder);
  }

  @AfterEach
  void stopServer() {
    server.close();
  }

  private static String line(String number, String zip) {
    return number + ",Ann Packer,350 5th Ave,New York,NY," + zip + ",MUG-1,Mug,2,12.00,6\n";
  }

  private Map<String, String> fields() {
    var fields = new HashMap<String, String>();
    fields.put("host", "127.0.0.1");
    fields.put("port", Integer.toString(server.port()));
    fields.put("userName", System.getProperty("user.name"));
    fields.put("privateKey", server.userKey());
    fields.put("passphrase", server.passphrase());
    for (var each : List.of("in", "done", "failed", "out")) {
      var name = each.equals("in") ? "folder" : each + "Folder";
      fields.put(name, server.folder(each).toString());
    }
    return fields;
  }

  private Api.Response made(Map<String, String> fields) {
    var draft =
        Map.of(
            "kind",
            "sftp",
            "name",
            "Warehouse",
            "fields",
            fields,
            "pull",
            Map.of("everyMinutes", 0, "since", SINCE));
    try {
      return api.post(SOURCES, JSON.writeValueAsString(draft));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected String source() {
    var response = made(fields());
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json().get("id").asText();
  }

  /// A file that is whole at once, since the look before saw it under another name.
  private JsonNode delivered(String source, String name, byte[] content) throws IOException {
    var part = server.folder("in").resolve(name + ".part");
    Files.write(part, content);
    synced(source);
    Files.move(part, server.folder("in").resolve(name));
    var sync = synced(source);
    assertThat(sync.get("status").asText()).as(sync.toString()).isEqualTo("done");
    return sync;
  }

  private JsonNode delivered(String source, String name, String content) throws IOException {
    return delivered(source, name, content.getBytes(StandardCharsets.UTF_8));
  }

  private List<String> names(String folder) throws IOException {
    try (var files = Files.list(server.folder(folder))) {
      return files.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  private JsonNode order(String source, String number) {
    var found = api.get("/v1/orders?sourceId=" + source + "&externalId=" + number).json();
    assertThat(found.get("data")).as(number).hasSize(1);
    return found.at("/data/0");
  }

  @Test
  void goodOrdersComeBadOnesAreNamedAndTheFileIsMovedOnce() throws IOException {
    var source = source();
    var sync =
        delivered(
            source,
            "a.csv",
            HEADER + line("N-1", "10118") + line("N-2", "99") + line("N-3", "10118"));
    assertThat(sync.get("created").asInt()).as(sync.toString()).isEqualTo(2);
    assertThat(sync.get("refused").findValuesAsText("number")).containsExactly("N-2");
    assertThat(names("in")).isEmpty();
    assertThat(names("done")).containsExactly("a.csv");
    assertThat(names("failed")).containsExactly("a.csv.errors.csv");
    assertThat(Files.readString(server.folder("failed").resolve("a.csv.errors.csv")))
        .contains("line,order,column,reason")
        .contains("3,N-2,Zip,");
    var order = order(source, "N-1");
    assertThat(order.at("/items/0/externalId").asText()).isEqualTo("1");
    assertThat(order.get("status").asText()).isEqualTo("open");
    // the same name again is another file
    assertThat(delivered(source, "a.csv", HEADER + line("N-1", "10001")).get("updated").asInt())
        .isEqualTo(1);
    assertThat(names("done")).containsExactly("a-2.csv", "a.csv");
    assertThat(order(source, "N-1").at("/to/zip").asText()).isEqualTo("10001");
  }

  @Test
  void jsonWindows1252AndAFileWithNothingGoodInIt() throws IOException {
    var source = source();
    var json =
        """
        {"orders": [
          {"reference": "J-1", "to": {"name": "Ann", "street1": "350 5th Ave", "city": "New York",
           "state": "NY", "zip": "10118", "country": "US"}, "items": [{"sku": "MUG-1", "quantity": 2}]},
          {"reference": "J-2", "to": {"name": "Ann"}}]}
        """;
    var sync = delivered(source, "b.json", json);
    assertThat(sync.get("created").asInt()).as(sync.toString()).isEqualTo(1);
    var accents = (HEADER + line("N-4", "10118")).replace("Ann Packer", "Bjørn Ñandú");
    delivered(source, "c.csv", accents.getBytes(Charset.forName("windows-1252")));
    assertThat(order(source, "N-4").at("/to/name").asText()).isEqualTo("Bjørn Ñandú");
    assertThat(delivered(source, "d.csv", "no table\n").get("created").asInt()).isZero();
    assertThat(names("failed")).contains("b.json.errors.csv", "d.csv", "d.csv.errors.csv");
    assertThat(names("done")).containsExactly("b.json", "c.csv");
  }

  /// Nobody looks at a preview of such a file, so its currency is asked for with the folder.
  @Test
  void amountsThatNameNoCurrencyAreInThatOfTheFolder() throws IOException {
    var source = source();
    var path = SOURCES + "/" + source;
    var refused = api.patch(path, "{\"fields\":{\"currency\":\"pounds\"}}");
    assertThat(refused.fields()).containsExactly("fields.currency");
    assertThat(api.patch(path, "{\"fields\":{\"currency\":\"gbp\"}}").status()).isEqualTo(200);
    assertThat(delivered(source, "g.csv", HEADER + line("N-5", "10118")).get("created").asInt())
        .isEqualTo(1);
    assertThat(order(source, "N-5").at("/items/0/value").toString())
        .isEqualTo("{\"amount\":12.0,\"currency\":\"GBP\"}");
  }

  @Test
  void whatIsHiddenHalfWrittenOrALinkIsLeft() throws IOException {
    var source = source();
    Files.writeString(folder.resolve("secret.csv"), HEADER + line("N-9", "10118"));
    Files.createSymbolicLink(server.folder("in").resolve("link.csv"), folder.resolve("secret.csv"));
    Files.writeString(server.folder("in").resolve(".hidden.csv"), HEADER + line("N-8", "10118"));
    Files.writeString(server.folder("in").resolve("e.csv.tmp"), HEADER + line("N-7", "10118"));
    assertThat(synced(source).get("seen").asInt()).isZero();
    assertThat(names("in")).hasSize(3);
  }

  @Test
  void aParcelIsAFileAndAVoidedOneAWarning() throws IOException {
    var source = source();
    delivered(source, "a.csv", HEADER + line("N-1", "10118"));
    var order = order(source, "N-1");
    var label = bought(order);
    assertThat(label.path("warnings").toString())
        .as("a file is not asked again")
        .isIn("null", "[]", "");
    awaitPostBack(order, "done");
    var file = "N-1_" + number(label) + ".csv";
    assertThat(names("out")).containsExactly(file);
    assertThat(Files.readString(server.folder("out").resolve(file)))
        .contains(
            "reference,tracking_number,carrier,service,shipped_at,line,sku,pieces,cost,currency")
        .contains("N-1," + number(label) + ",UPS,")
        .contains(",1,MUG-1,2,")
        .contains(",USD");
    cancel(label);
    await().until(() -> codes(order(order)).contains("NOT_TAKEN_BACK"));
  }

  @Test
  void theHostsKeyIsKeptAndAnotherStopsTheSource() {
    var source = source();
    var path = SOURCES + "/" + source;
    assertThat(api.post(path + "/test").json().get("connection").asText()).isEqualTo("connected");
    var kept = api.get(path).json();
    assertThat(kept.toString()).contains(server.fingerprint()).doesNotContain("PRIVATE KEY");
    server.takesAnotherHostKey();
    var sync = synced(source);
    assertThat(sync.at("/error/code").asText()).isEqualTo("SOURCE_CREDENTIALS");
    assertThat(sync.at("/error/message").asText()).contains(server.fingerprint());
    assertThat(api.get(path).json().at("/sync/status").asText()).isEqualTo("failing");
    api.patch(path, "{\"fields\":{\"hostKey\":\"\"}}");
    assertThat(synced(source).get("status").asText()).isEqualTo("done");
    assertThat(api.get(path).json().toString()).contains(server.fingerprint());
  }

  @Test
  void eachTroubleHasItsSentence() throws IOException {
    var wrong = new HashMap<>(fields());
    wrong.put("passphrase", "other");
    wrong.put("outFolder", server.folder("nowhere").toString());
    var path = SOURCES + "/" + made(wrong).json().get("id").asText();
    assertThat(said(path)).contains("private key");
    api.patch(path, "{\"fields\":{\"passphrase\":\"" + server.passphrase() + "\"}}");
    assertThat(said(path)).contains("has no " + server.folder("nowhere"));
    api.patch(path, "{\"fields\":{\"outFolder\":\"" + server.folder("out") + "\"}}");
    assertThat(said(path)).contains("took these credentials");
    api.patch(path, "{\"fields\":{\"privateKey\":\"\",\"password\":\"no\"}}");
    assertThat(said(path)).contains("did not take this user");
    api.patch(path, "{\"fields\":{\"host\":\"169.254.169.254\",\"password\":\"no\"}}");
    assertThat(said(path)).contains("may not be reached");
    api.patch(path, "{\"fields\":{\"host\":\"localhost\",\"password\":\"no\"}}");
    server.stop();
    assertThat(said(path)).contains("no connection");
    var refused = made(Map.of("host", "sftp://x", "userName", "me", "folder", "../up"));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.json().findValuesAsText("field"))
        .contains("fields.host", "fields.password", "fields.folder");
  }

  private String said(String path) {
    return api.post(path + "/test").json().get("message").asText();
  }
}
