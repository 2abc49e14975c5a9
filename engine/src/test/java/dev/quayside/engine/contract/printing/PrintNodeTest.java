package dev.quayside.engine.contract.printing;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// /printnode, asked as printnode-client 1.0.3 (npm) and PrintNodeApi 0.2.0 (PyPI) ask it.
class PrintNodeTest extends PrintingShopTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final byte[] ZPL = "^XA^FO50,50^A0N,40,40^FDHello^FS^XZ".getBytes(US_ASCII);

  /// More than is read of any answer: what is a little too large is read to its end.
  private static final int MORE_THAN_IS_READ = 17 * 1024 * 1024;

  private final HttpClient http = HttpClient.newHttpClient();
  private final AtomicInteger asked = new AtomicInteger();

  @SuppressWarnings("NullAway.Init")
  private HttpServer files;

  @SuppressWarnings("NullAway.Init")
  private HttpServer strangers;

  @SuppressWarnings("NullAway.Init")
  private String key;

  @Override
  protected EngineOptions on(EngineOptions options) {
    try {
      files = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
      strangers = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return options.withPrintFrom(List.of("127.0.0.1:" + files.getAddress().getPort()));
  }

  @BeforeEach
  void makeKey() {
    key = served.key(workspace, Role.PRINTER);
  }

  @Test
  void theNodeClientFindsAPrinterAndPrints() throws Exception {
    var printer = get("printers").get(0);
    assertThat(printer.get("name").asText()).isEqualTo("Zebra");
    assertThat(printer.get("state").asText()).isEqualTo("online");
    assertThat(printer.get("default").asBoolean()).isTrue();
    assertThat(printer.at("/computer/state").asText()).isEqualTo("connected");
    assertThat(printer.get("computer").has("jre")).isTrue();
    var body =
        """
        {"title":"Two","printerId":%d,"qty":2,"contentType":"raw_base64","content":"%s",
         "source":"PrintNode-NodeJS Client","options":{"bin":"Tray 9","dpi":"203x203"}}"""
            .formatted(printer.get("id").asLong(), base64(ZPL));
    var made = post(body, "application/json");
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    assertThat(made.headers().firstValue("Content-Type")).contains("application/json");
    long id = Long.parseLong(made.body());
    await().until(() -> zebra.printed().size() == 2);
    await().until(() -> get("printjobs/" + id).get(0).get("state").asText().equals("done"));
    var job = get("printjobs/" + id).get(0);
    assertThat(job.get("contentType").asText()).isEqualTo("raw_base64");
    assertThat(job.get("source").asText()).isEqualTo("PrintNode-NodeJS Client");
    assertThat(job.at("/printer/id")).isEqualTo(printer.get("id"));
    assertThat(get("printers/" + printer.get("id") + "/printjobs")).hasSize(1);
    assertThat(get("printjobs").get(0)).isEqualTo(job);
    var states = get("printjobs/" + id + "/states").get(0);
    assertThat(states.get(0).get("state").asText()).isEqualTo("new");
    assertThat(states.get(states.size() - 1).get("state").asText()).isEqualTo("done");
    assertThat(get("whoami").get("numComputers").asInt()).isPositive();
    assertThat(get("printers").get(0).get("id")).as("the same").isEqualTo(printer.get("id"));
  }

  /// It sends no media type, goes by way of the computers, and takes no charset in an answer.
  @Test
  void thePythonClientListsByComputerAndReadsTheJobItMade() throws Exception {
    var computer = get("computers").get(0).get("id").asLong();
    assertThat(get("computers/" + computer)).hasSize(1);
    var printer = get("computers/" + computer + "/printers").get(0).get("id").asLong();
    assertThat(get("printers/" + printer)).hasSize(1);
    assertThat(get("printers/" + (printer + 1000))).isEmpty();
    var pdf = HubTest.pdf(1, PDRectangle.A6);
    var made =
        post(
            """
            {"printerId": %d, "title": "PrintJob", "contentType": "pdf_base64", "content": "%s",
             "source": "PythonApiClient", "options": {"fit_to_page": true, "rotate": 0, "copies": 1}}"""
                .formatted(printer, base64(pdf)),
            null);
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    var job = get("printjobs/" + made.body()).get(0);
    assertThat(job.get("title").asText()).isEqualTo("PrintJob");
    assertThat(job.at("/printer/computer/id").asLong()).isEqualTo(computer);
    await().until(() -> zebra.printed().size() == 1);
  }

  @Test
  void fiftyLabelsThroughAPrinterThatIsSwitchedOffInTheMiddle() throws Exception {
    var printer = get("printers").get(0).get("id").asLong();
    var texts = new TreeMap<Long, String>();
    for (int i = 0; i < 50; i++) {
      var label = "^XA^FO50,50^A0N,40,40^FDNumber %d^FS^XZ".formatted(i);
      var made =
          post(
              "{\"printerId\":%d,\"contentType\":\"raw_base64\",\"content\":\"%s\"}"
                  .formatted(printer, base64(label.getBytes(US_ASCII))),
              "application/json");
      texts.put(Long.valueOf(made.body()), label);
      if (i == 25) {
        await().until(() -> !zebra.printed().isEmpty());
        zebra.unplug();
      }
    }
    zebra.plugIn();
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> jobs().stream().allMatch(job -> isEnded(job.get("status").asText())));
    var paper = zebra.printed().stream().map(label -> new String(label, US_ASCII)).toList();
    assertThat(paper).doesNotHaveDuplicates();
    for (var each : texts.entrySet()) {
      if (get("printjobs/" + each.getKey()).get(0).get("state").asText().equals("done")) {
        assertThat(paper).contains(each.getValue());
      }
    }
    assertThat(jobs()).hasSize(50);
  }

  /// Waiting jobs alone, and of a key that may only print its own; what a label's job is is none of
  /// theirs.
  @Test
  void waitingJobsAreCancelledByTheirNumbersOrByTheirPrinter() throws Exception {
    zebra.give(Trouble.PAPER_OUT);
    served.engine().printService().printers().look("Zebra");
    var printer = get("printers").get(0).get("id").asLong();
    var made = new ArrayList<Long>();
    for (int i = 0; i < 5; i++) {
      made.add(Long.valueOf(post(raw(printer), "application/json").body()));
    }
    var stranger = served.key(workspace, Role.PRINTER) + ":";
    var ours = api.post("/v1/print-jobs", "{\"documentId\":\"test_label\"}").json();
    assertThat(delete("printjobs", stranger)).isEqualTo("[]");
    assertThat(delete("printjobs/" + made.get(0) + ",99999", key + ":"))
        .isEqualTo("[" + made.get(0) + "]");
    assertThat(delete("printjobs/" + made.get(0), key + ":")).isEqualTo("[]");
    assertThat(delete("printers/" + (printer + 1000) + "/printjobs", key + ":")).isEqualTo("[]");
    assertThat(delete("printers/" + printer + "/printjobs/" + made.get(1), key + ":"))
        .isEqualTo("[" + made.get(1) + "]");
    assertThat(delete("printers/" + printer + "/printjobs", key + ":"))
        .isEqualTo("[" + made.get(2) + "," + made.get(3) + "," + made.get(4) + "]");
    assertThat(get("printjobs/" + made.get(4)).get(0).get("state").asText()).isEqualTo("deleted");
    assertThat(delete("printjobs", key + ":")).isEqualTo("[]");
    zebra.relieve(Trouble.PAPER_OUT);
    await().until(() -> zebra.printed().size() == 1);
    assertThat(api.get("/v1/print-jobs/" + ours.get("id").asText()).json().get("status").asText())
        .isNotEqualTo("cancelled");
    assertThat(send("printjobs/x", "DELETE", key + ":").statusCode()).isEqualTo(400);
  }

  private static String raw(long printer) {
    return "{\"printerId\":%d,\"contentType\":\"raw_base64\",\"content\":\"%s\"}"
        .formatted(printer, base64(ZPL));
  }

  private String delete(String path, String user) throws IOException, InterruptedException {
    var answer = send(path, "DELETE", user);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body();
  }

  private HttpResponse<String> send(String path, String method, String user)
      throws IOException, InterruptedException {
    return http.send(
        request(path, user).method(method, BodyPublishers.noBody()).build(),
        BodyHandlers.ofString());
  }

  @Test
  void aFormSaysTheSameAsJson() throws Exception {
    var printer = get("printers").get(0).get("id").asLong();
    var label = "^XA^FO50,50^A0N,40,40^FD\u00fb\u00ff?>~^FS^XZ".getBytes(UTF_8);
    assertThat(base64(label)).contains("+");
    var form = "printerId=%d&title=1001&contentType=raw_base64&source=ERP&%s&content=%s";
    var plain = form.formatted(printer, "options%5Bcopies%5D=2", base64(label));
    var escaped =
        form.formatted(printer, "qty=1&options[rotate]=&x[y][z]=1", base64(label))
            .replace("+", "%2B")
            .replace("==", "%3D%3D");
    for (var body : List.of(plain, escaped)) {
      var made = post(body, "application/x-www-form-urlencoded");
      assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
      var job = get("printjobs/" + made.body()).get(0);
      assertThat(job.get("title").asText()).isEqualTo("1001");
      assertThat(job.get("source").asText()).isEqualTo("ERP");
    }
    await().until(() -> zebra.printed().size() == 3);
    assertThat(zebra.printed()).allSatisfy(each -> assertThat(each).isEqualTo(label));
    for (var bad :
        List.of(
            "printerId=x&contentType=raw_base64&content=" + base64(ZPL),
            "contentType=raw_base64&content=" + base64(ZPL),
            "printerId=%&contentType=raw_base64",
            "a=1&".repeat(200),
            "{}",
            "")) {
      var refused = post(bad, "application/x-www-form-urlencoded; charset=UTF-8");
      assertThat(refused.statusCode()).as(bad).isEqualTo(400);
    }
    assertThat(post(plain, "text/plain").statusCode()).isEqualTo(415);
    var elsewhere =
        HttpRequest.newBuilder(URI.create(served.sandbox() + "/v1/print-jobs"))
            .header("X-API-Key", key)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(plain));
    assertThat(http.send(elsewhere.build(), BodyHandlers.ofString()).statusCode()).isEqualTo(415);
  }

  private List<JsonNode> jobs() {
    var all = new ArrayList<JsonNode>();
    api.get("/v1/print-jobs?pageSize=100").json().get("data").forEach(all::add);
    return all;
  }

  private static boolean isEnded(String status) {
    return List.of("confirmed", "unknown").contains(status);
  }

  @Test
  void whatIsWrongHasThreeFields() throws Exception {
    var stranger = send("whoami", "wrong:", null, null);
    assertThat(stranger.statusCode()).isEqualTo(401);
    assertThat(stranger.headers().firstValue("WWW-Authenticate"))
        .hasValueSatisfying(challenge -> assertThat(challenge).startsWith("Basic "));
    var printer = get("printers").get(0).get("id").asLong();
    for (var body :
        List.of(
            "{}",
            "{\"printerId\":999999,\"contentType\":\"raw_base64\",\"content\":\"%s\"}",
            "{\"printerId\":%d,\"contentType\":\"pdf_raw\",\"content\":\"%s\"}",
            "{\"printerId\":%d,\"contentType\":\"pdf_base64\",\"content\":\"%s\"}",
            "{\"printerId\":%d,\"contentType\":\"raw_base64\",\"content\":\"*%s\"}",
            "{\"printerId\":%d,\"contentType\":\"raw_base64\",\"content\":\"%s\",\"qty\":0}")) {
      var text =
          body.contains("%d")
              ? body.formatted(printer, base64(ZPL))
              : body.replace("%s", base64(ZPL));
      var refused = post(text, "application/json");
      assertThat(refused.statusCode()).as(body).isBetween(400, 499);
      assertThat(JSON.readTree(refused.body()).properties())
          .extracting(Map.Entry::getKey)
          .containsExactly("code", "message", "uid");
    }
    assertThat(send("printers/x", key + ":", null, null).statusCode()).isEqualTo(400);
    assertThat(send("nothing", key + ":", null, null).statusCode()).isEqualTo(404);
    assertThat(zebra.printed()).isEmpty();
  }

  @Test
  void filesComeOnlyFromHostsThatTheOwnerAllows() throws Exception {
    files.createContext(
        "/",
        exchange -> {
          asked.incrementAndGet();
          var path = exchange.getRequestURI().getPath();
          if (path.equals("/label.zpl")) {
            exchange.sendResponseHeaders(200, ZPL.length);
            exchange.getResponseBody().write(ZPL);
          } else if (path.equals("/large.zpl")) {
            exchange.sendResponseHeaders(200, MORE_THAN_IS_READ);
            exchange.getResponseBody().write(new byte[MORE_THAN_IS_READ]);
          } else {
            exchange
                .getResponseHeaders()
                .add("Location", path.equals("/near") ? "/label.zpl" : at(strangers, "/label.zpl"));
            exchange.sendResponseHeaders(302, -1);
          }
          exchange.close();
        });
    var foreign = new AtomicInteger();
    strangers.createContext(
        "/",
        exchange -> {
          foreign.incrementAndGet();
          exchange.sendResponseHeaders(200, ZPL.length);
          exchange.getResponseBody().write(ZPL);
          exchange.close();
        });
    files.start();
    strangers.start();
    try {
      var printer = get("printers").get(0).get("id").asLong();
      for (var good : List.of(at(files, "/label.zpl"), at(files, "/near"))) {
        assertThat(post(uri(printer, good), "application/json").statusCode()).isEqualTo(201);
      }
      await().until(() -> zebra.printed().size() == 2);
      int before = asked.get();
      for (var bad :
          List.of(
              at(strangers, "/label.zpl"),
              at(files, "/label.zpl").replace("http:", "ftp:"),
              "file:///etc/passwd",
              at(files, "/label.zpl").replace("://", "://me:secret@"),
              at(strangers, "/label.zpl").replace("127.0.0.1", "127.1"),
              at(strangers, "/").replace("//", "//127.0.0.1:" + files.getAddress().getPort() + "@"),
              "http://",
              "not an address")) {
        assertThat(post(uri(printer, bad), "application/json").statusCode()).as(bad).isEqualTo(400);
      }
      assertThat(asked).hasValue(before);
      assertThat(post(uri(printer, at(files, "/far")), "application/json").statusCode())
          .isEqualTo(400);
      assertThat(post(uri(printer, at(files, "/large.zpl")), "application/json").body())
          .contains("is larger than 10 MiB");
      assertThat(foreign).hasValue(0);
    } finally {
      files.stop(0);
      strangers.stop(0);
    }
  }

  private static String at(HttpServer server, String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  private static String uri(long printer, String uri) {
    return "{\"printer\":%d,\"contentType\":\"raw_uri\",\"content\":\"%s\"}"
        .formatted(printer, uri);
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  private JsonNode get(String path) throws IOException, InterruptedException {
    var answer = send(path, key + ":", null, null);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
    return JSON.readTree(answer.body());
  }

  private HttpResponse<String> post(String body, @Nullable String type)
      throws IOException, InterruptedException {
    return send("printjobs", key + ":", body, type);
  }

  private HttpResponse<String> send(
      String path, String user, @Nullable String body, @Nullable String type)
      throws IOException, InterruptedException {
    var request = request(path, user);
    if (body != null) {
      request.POST(BodyPublishers.ofString(body));
      if (type != null) {
        request.header("Content-Type", type);
      }
    }
    return http.send(request.build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(String path, String user) {
    return HttpRequest.newBuilder(URI.create(served.sandbox() + "/printnode/" + path))
        .header("Authorization", "Basic " + base64(user.getBytes(US_ASCII)));
  }
}
