package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.platform.server.docs.Operation.Answer;
import dev.quayside.engine.platform.server.docs.Operation.Sample;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Reads the OpenAPI document's operations and events.
final class OperationReader {

  private static final String JSON = "/content/application~1json";
  private static final String DESCRIPTION = "description";
  private static final String PARAMETERS = "parameters";

  /// Headers that every operation takes; the guides describe them once.
  private static final List<String> COMMON =
      List.of("X-Correlation-ID", "Prefer", "If-None-Match", "Idempotency-Key");

  private final JsonNode document;
  private final Markdown markdown;
  private final FieldReader fields;

  OperationReader(JsonNode document, Markdown markdown, FieldReader fields) {
    this.document = document;
    this.markdown = markdown;
    this.fields = fields;
  }

  /// @param item the part of the document shared by all methods of the path
  Operation call(String path, String method, JsonNode item, JsonNode told) {
    var parameters =
        Stream.concat(stream(item.path(PARAMETERS)), stream(told.path(PARAMETERS)))
            .map(each -> OpenApi.resolve(document, each))
            .toList();
    var json = told.path("requestBody").at(JSON);
    var bodies = examples(json);
    var verb = method.toUpperCase(Locale.ROOT);
    var role = role(told);
    return new Operation(
        told.get("operationId").asText(),
        verb,
        path,
        told.path("summary").asText(),
        markdown.html(told.path(DESCRIPTION).asText().replaceAll("\n\n\\*\\*Role:\\*\\*.*", "")),
        role,
        parameters.stream()
            .filter(each -> !COMMON.contains(each.get("name").asText()))
            .map(fields::parameter)
            .toList(),
        json.isMissingNode() ? List.of() : fields.request(json.path("schema")),
        answers(told.get("responses")),
        new CodeSamples(
                verb,
                filled(path, parameters),
                role != null,
                told.path("x-spends").asBoolean() ? retryKey(told) : null,
                bodies.isEmpty() ? null : bodies.getFirst().value())
            .all(),
        bodies.stream().skip(1).map(Example::sample).toList());
  }

  Operation event(String name, JsonNode told) {
    var json = told.path("requestBody").at(JSON);
    return new Operation(
        told.get("operationId").asText(),
        "EVENT",
        name,
        told.path("summary").asText(),
        markdown.html(told.path(DESCRIPTION).asText()),
        null,
        stream(told.path(PARAMETERS)).map(fields::parameter).toList(),
        fields.answer(json.path("schema")),
        List.of(),
        List.of(),
        examples(json).stream().map(Example::sample).toList());
  }

  /// `create-label-1`: a key belongs to one thing done, so the samples of two calls never share it.
  private static String retryKey(JsonNode told) {
    var name = told.get("operationId").asText().replaceAll("([A-Z])", "-$1");
    return name.toLowerCase(Locale.ROOT) + "-1";
  }

  private static @Nullable String role(JsonNode told) {
    var role = told.at("/security/0/ApiKey/0");
    return role.isMissingNode() ? null : role.asText();
  }

  private static String filled(String path, List<JsonNode> parameters) {
    var filled = path;
    for (JsonNode each : parameters) {
      if (each.get("in").asText().equals("path")) {
        var name = each.get("name").asText();
        var value = each.path("example").asText(name);
        filled = filled.replace("{" + name + "}", URLEncoder.encode(value, StandardCharsets.UTF_8));
      }
    }
    return filled;
  }

  private List<Answer> answers(JsonNode responses) {
    List<Answer> answers = new ArrayList<>();
    Addresses.each(
        responses,
        (status, each) -> {
          var response = OpenApi.resolve(document, each);
          var json = response.at(JSON);
          boolean good = status.startsWith("2") && !json.isMissingNode();
          answers.add(
              new Answer(
                  status,
                  markdown.html(response.path(DESCRIPTION).asText()),
                  good ? fields.object(json.path("schema")) : null,
                  good ? fields.answer(json.path("schema")) : List.of(),
                  examples(json).stream().map(Example::sample).toList()));
        });
    return answers;
  }

  private record Example(String name, JsonNode value) {
    Sample sample() {
      return new Sample(name, ExampleText.of(value));
    }
  }

  private static List<Example> examples(JsonNode json) {
    List<Example> examples = new ArrayList<>();
    Addresses.each(
        json.path("examples"),
        (name, each) ->
            examples.add(new Example(each.path("summary").asText(name), each.path("value"))));
    return examples;
  }

  private static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }
}
