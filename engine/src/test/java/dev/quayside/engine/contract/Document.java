package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.NonValidationKeyword;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.contract.openapi.OpenApiTest;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A listener's OpenAPI document. Every exchange of a contract test is held to it: a status, field,
/// type or header it does not tell of fails that test.
public final class Document {

  /// Each of several on its own: some may be refused for their shape.
  public static final int SEVERAL = 207;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<URI, Document> OF_LISTENERS = new ConcurrentHashMap<>();
  private static final Map<URI, Environment> ENVIRONMENTS = new ConcurrentHashMap<>();
  private static final Map<Environment, Text> TEXTS = new ConcurrentHashMap<>();

  private final Text text;
  private final Set<String> seen = ConcurrentHashMap.newKeySet();
  private final Map<String, String> read = new ConcurrentHashMap<>();

  private Document(Text text) {
    this.text = text;
  }

  /// The document itself. It is the same for all listeners of an environment but for their
  /// addresses, so it is fetched from the first one only.
  ///
  /// @param parts schemas asked for so far, by JSON pointer
  private record Text(
      JsonNode served,
      JsonNode root,
      String location,
      SchemaRegistry schemas,
      List<Template> templates,
      Map<String, Schema> parts) {

    static Text of(JsonNode served) {
      var root = ClosedAnswers.of(served);
      var location = "https://openapi.test/" + root.at("/servers/0/description").asText();
      var schemas =
          SchemaRegistry.withDefaultDialect(
              dialect(root), builder -> builder.schemas(Map.of(location, root.toString())));
      var templates =
          root.get("paths").properties().stream()
              .map(each -> new Template(each.getKey()))
              .sorted(Comparator.comparingInt(Template::variables))
              .toList();
      return new Text(served, root, location, schemas, templates, new ConcurrentHashMap<>());
    }

    /// By reference: a schema asked for by its own location would hold a document of its own.
    private Schema part(String pointer) {
      return parts.computeIfAbsent(
          pointer,
          _ -> schemas.getSchema(JSON.createObjectNode().put("$ref", location + "#" + pointer)));
    }
  }

  /// A path of the document, as it matches real ones.
  private record Template(String path, Pattern pattern, int variables) {
    Template(String path) {
      this(
          path,
          Pattern.compile(path.replaceAll("\\{\\w+}", "[^/]+") + "/?"),
          (int) path.chars().filter(each -> each == '{').count());
    }
  }

  /// JSON Schema, in which the document's own members are no keywords.
  private static Dialect dialect(JsonNode root) {
    var dialect = Dialect.builder(Dialects.getDraft202012());
    root.fieldNames().forEachRemaining(name -> dialect.keyword(new NonValidationKeyword(name)));
    dialect.keyword(new NonValidationKeyword(OpenApi.OPEN_ENUM));
    return dialect.build();
  }

  /// What a listener says of itself.
  public static Document of(URI listener) {
    return OF_LISTENERS.computeIfAbsent(listener, each -> new Document(text(each)));
  }

  /// Tells whose the listeners of an engine are: the port may have been another one's.
  public static void serve(URI sandbox, URI production) {
    serve(sandbox, Environment.SANDBOX);
    serve(production, Environment.PRODUCTION);
  }

  private static void serve(URI listener, Environment environment) {
    OF_LISTENERS.remove(listener);
    ENVIRONMENTS.put(listener, environment);
  }

  /// With every answer closed: today's has no field, and no word, that the document does not name.
  public JsonNode root() {
    return text.root();
  }

  /// As the listener sends it.
  public JsonNode served() {
    return text.served();
  }

  /// Follows a `$ref`, if `node` is one.
  public JsonNode resolve(JsonNode node) {
    var ref = node.get("$ref");
    return ref == null ? node : resolve(root().at(ref.asText().substring(1)));
  }

  /// The error codes a response may have: it shows one of each.
  public List<String> codes(JsonNode response) {
    var codes = new ArrayList<String>();
    var content = resolve(response).at("/content/application~1json");
    boolean isError = content.at("/schema/$ref").asText().endsWith("/ErrorResponse");
    (isError ? content.path("examples") : JSON.createObjectNode())
        .fieldNames()
        .forEachRemaining(codes::add);
    return codes;
  }

  /// The operation that answers, if there is one.
  public @Nullable JsonNode operation(String method, String target) {
    var path = path(target);
    return path == null
        ? null
        : root()
            .get("paths")
            .get(path)
            .get((method.equals("HEAD") ? "GET" : method).toLowerCase(java.util.Locale.ROOT));
  }

  /// What a value breaks of the schema at a JSON pointer.
  public List<String> violations(String pointer, JsonNode value) {
    return text
        .part(pointer)
        .validate(
            value,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .stream()
        .map(error -> error.getInstanceLocation() + ": " + error.getMessage())
        .toList();
  }

  /// Fails unless the exchange is as described.
  public void check(String method, String target, String sent, Api.Response response) {
    var context = method + " " + target + " -> " + response.status() + " ";
    assertThat(response.header("X-Correlation-ID")).as(context).matches("[A-Za-z0-9._-]{1,128}");
    var path = path(target);
    var operation = operation(method, target);
    if (path == null || operation == null) {
      checkRefusal(context, path != null, response);
      return;
    }
    var at =
        pointer(
            "paths",
            path,
            method.equals("HEAD") ? "get" : method.toLowerCase(java.util.Locale.ROOT));
    if (response.status() == 414) {
      // refused before anybody knows what was asked for
      return;
    }
    var described = operation.get("responses").get(Integer.toString(response.status()));
    if (described == null) {
      fail(context + "is a status the document does not tell of: " + response.text());
      return;
    }
    seen.add(told(operation, response));
    if (method.equals("GET") && response.status() == 200) {
      read.put(operation.get("operationId").asText(), target);
    }
    if (response.status() < 300 && response.header("Content-Type").equals("application/json")) {
      ExampleRecorder.offer(this, told(operation, response), response.json());
    }
    checkHeaders(context, resolve(described), response);
    if (response.status() >= 400 && !method.equals("HEAD")) {
      assertThat(codes(described)).as(context + "code").contains(response.code());
    }
    if (!method.equals("HEAD")) {
      checkBody(context, at, resolve(described), response);
    }
    if (response.status() < 300 && response.status() != SEVERAL && operation.has("requestBody")) {
      checkRequest(context, at, sent);
    }
    if (response.status() < 300) {
      checkQuery(context, at, target);
    }
  }

  static boolean isOfSandbox(Document document) {
    return document.text.location().endsWith("/sandbox");
  }

  /// Where the schemas are of all that has an example: by `createLabel 201`, and by `label.created`
  /// of an event.
  public Map<String, String> exampleSchemas() {
    var schemas = new java.util.TreeMap<String, String>();
    var json = "/content/application~1json/schema";
    for (Operation each : OpenApiTest.operations(this)) {
      for (var response : each.node().get("responses").properties()) {
        boolean isThisDocument = each.id().equals("getOpenApi");
        if (response.getKey().startsWith("2") && !isThisDocument) {
          var at = pointer("paths", each.path(), each.method(), "responses", response.getKey());
          if (!root().at(at + json).isMissingNode()) {
            schemas.put(each.id() + " " + response.getKey(), at + json);
          }
        }
      }
    }
    for (var event : root().get("webhooks").properties()) {
      schemas.put(
          event.getKey(), pointer("webhooks", event.getKey(), "post", "requestBody") + json);
    }
    return schemas;
  }

  /// What this listener has answered so far: operation, status, and the code of an error.
  public Set<String> seen() {
    return Set.copyOf(seen);
  }

  /// Where each operation that reads has had something to tell.
  public Map<String, String> read() {
    return Map.copyOf(read);
  }

  private static String told(JsonNode operation, Api.Response response) {
    var name = operation.get("operationId").asText() + " " + response.status();
    return response.status() < 400 ? name : name + " " + response.code();
  }

  private static void checkRefusal(String context, boolean pathIsKnown, Api.Response response) {
    assertThat(response.status())
        .as(context + "is not described")
        .isIn(
            pathIsKnown
                ? List.of(204, 401, 403, 405, 429)
                : List.of(400, 401, 403, 404, 414, 429, 431));
    if (response.status() == 405 || response.status() == 204) {
      assertThat(response.header("Allow")).as(context).isNotEmpty();
    }
  }

  private void checkHeaders(String context, JsonNode described, Api.Response response) {
    var known = described.path("headers");
    for (Map.Entry<String, JsonNode> header : known.properties()) {
      var value = response.header(header.getKey());
      if (resolve(header.getValue()).path("required").asBoolean()) {
        assertThat(value).as(context + header.getKey()).isNotEmpty();
      }
      if (!value.isEmpty()) {
        var schema = resolve(header.getValue()).get("schema");
        if (schema.path("type").asText().equals("integer")) {
          assertThat(Long.parseLong(value))
              .as(context + header.getKey())
              .isGreaterThanOrEqualTo(schema.get("minimum").asLong());
        } else if (schema.has("pattern")) {
          assertThat(value).as(context + header.getKey()).matches(schema.get("pattern").asText());
        }
      }
    }
    for (String ours :
        List.of(
            "ETag",
            "Content-Disposition",
            "Retry-After",
            "Location",
            "Preference-Applied",
            "Idempotent-Replayed",
            "Allow")) {
      assertThat(response.header(ours).isEmpty() || known.has(ours))
          .as(context + "has an undescribed " + ours)
          .isTrue();
    }
  }

  private void checkBody(
      String context, String operation, JsonNode described, Api.Response response) {
    var contents = described.path("content");
    if (contents.isEmpty()) {
      assertThat(response.text()).as(context + "has a body").isEmpty();
      return;
    }
    var type = response.header("Content-Type");
    assertThat(contents.has(type)).as(context + "has the media type " + type).isTrue();
    if (type.equals("application/json")) {
      var at = "/responses/" + response.status();
      var ref = root().at(operation + at).get("$ref");
      var pointer = ref == null ? operation + at : ref.asText().substring(1);
      assertThat(violations(pointer + "/content/application~1json/schema", response.json()))
          .as(context + response.text())
          .isEmpty();
    }
  }

  /// What was accepted must be what the document says is accepted.
  private void checkRequest(String context, String operation, String sent) {
    var isTable = sent.isEmpty() && root().at(operation + "/requestBody/content").has("text/csv");
    var described = root().at(operation + "/requestBody");
    boolean isLeftOut = sent.isEmpty() && !described.path("required").asBoolean();
    if (isTable || isLeftOut) {
      return;
    }
    var body = withoutNulls(parse(sent.getBytes(StandardCharsets.UTF_8)));
    assertThat(violations(operation + "/requestBody/content/application~1json/schema", body))
        .as(context + "accepted what the document does not: " + body)
        .isEmpty();
  }

  /// What a parameter was accepted with must be what the document says it takes. Those it does not
  /// know are ignored, and told so; a bare + in a time is taken for one.
  private void checkQuery(String context, String operation, String target) {
    var given = URI.create(target).getRawQuery();
    var described = root().at(operation + "/parameters");
    for (int i = 0; given != null && i < described.size(); i++) {
      var ref = described.get(i).get("$ref");
      var pointer = ref == null ? operation + "/parameters/" + i : ref.asText().substring(1);
      var parameter = root().at(pointer);
      for (String each : given.split("&", -1)) {
        var parts = each.split("=", 2);
        if (parameter.get("in").asText().equals("query")
            && parameter.get("name").asText().equals(parts[0])) {
          var value =
              URLDecoder.decode(
                  parts[parts.length - 1].replace("+", "%2B"), StandardCharsets.UTF_8);
          var type = resolve(parameter.get("schema")).path("type").asText();
          assertThat(violations(pointer + "/schema", given(type, value)))
              .as(context + "accepted " + each)
              .isEmpty();
        }
      }
    }
  }

  /// A value of a query as its schema has it: several have commas between them.
  private static JsonNode given(String type, String value) {
    return switch (type) {
      case "string" -> TextNode.valueOf(value);
      case "array" -> {
        var all = JSON.createArrayNode();
        Stream.of(value.split(",", -1)).forEach(all::add);
        yield all;
      }
      default -> parsed(value);
    };
  }

  private static JsonNode parsed(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      return TextNode.valueOf(text);
    }
  }

  /// In a request null means left out.
  private static JsonNode withoutNulls(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object.properties().removeIf(each -> each.getValue().isNull());
    }
    node.forEach(Document::withoutNulls);
    return node;
  }

  private @Nullable String path(String target) {
    var path = target.split("\\?", 2)[0];
    return text.templates().stream()
        .filter(template -> template.pattern().matcher(path).matches())
        .map(Template::path)
        .findFirst()
        .orElse(null);
  }

  /// A JSON pointer to nested members.
  public static String pointer(String... names) {
    var pointer = new StringBuilder();
    for (String name : names) {
      pointer.append('/').append(name.replace("~", "~0").replace("/", "~1"));
    }
    return pointer.toString();
  }

  private static JsonNode parse(byte[] text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Text text(URI listener) {
    var environment = ENVIRONMENTS.get(listener);
    return environment == null
        ? fetch(listener)
        : TEXTS.computeIfAbsent(environment, _ -> fetch(listener));
  }

  private static Text fetch(URI listener) {
    try (var http = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(listener.resolve("/v1/openapi.json")).build();
      return Text.of(parse(http.send(request, BodyHandlers.ofByteArray()).body()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
