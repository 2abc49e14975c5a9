package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.Operation;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What the OpenAPI document says of good answers, for those who generate clients from it.
class OpenApiAnswersTest extends ShopTest {

  private static final String RECORD =
      "record it (CONTRIBUTING.md, Examples of answers) with -Dquayside.examples=missing";

  private Document sandbox() {
    return Document.of(served.sandbox());
  }

  /// docs/versions.md promises clients that answers may get more.
  @Test
  void itLeavesAnswersOpenForFieldsCodesAndEventsToCome() {
    var document = sandbox().served();
    assertThat(document.findParents("additionalProperties"))
        .noneMatch(each -> each.get("additionalProperties").equals(BooleanNode.FALSE));
    for (String growing : List.of("ErrorCode", "EventType", "EventName")) {
      var schema = document.at("/components/schemas/" + growing);
      assertThat(schema.has("enum")).as(growing).isFalse();
      assertThat(schema.get(OpenApi.OPEN_ENUM)).as(growing).isNotEmpty();
    }
  }

  @Test
  void aFileIsBytesToAGenerator() {
    OpenApiTest.eachMember(
        sandbox().served(),
        "",
        (pointer, node) -> {
          if (pointer.matches(".*/content/(application|image)~1(?!json)[^/]+")) {
            assertThat(node.at("/schema/format").asText()).as(pointer).isEqualTo("binary");
          }
        });
  }

  /// Recorded by ExampleRecorder, which a change of an answer calls for again.
  @Test
  void everyAnswerAndEventHasAnExampleAsItIsGiven() {
    var document = sandbox();
    var schemas = document.exampleSchemas();
    assertThat(schemas).hasSizeGreaterThan(150);
    schemas.forEach(
        (name, schema) -> {
          var example = document.root().at(schema.replaceFirst("schema$", "examples/answer/value"));
          assertThat(example.isMissingNode()).as("%s: %s", name, RECORD).isFalse();
          assertThat(document.violations(schema, example)).as("%s: %s", name, RECORD).isEmpty();
        });
    assertThat(
            Document.of(served.production())
                .root()
                .at("/paths/~1v1~1labels/post/responses/201/content/application~1json/examples")
                .findValuesAsText("environment"))
        .containsOnly("production");
  }

  /// A generated client has one type for what a call answers with, whatever its status.
  @Test
  void everyCallHasOneFormOfAnswer() {
    for (Operation operation : OpenApiTest.operations(sandbox())) {
      var forms = new HashSet<JsonNode>();
      for (var response : operation.node().get("responses").properties()) {
        var schema = response.getValue().at("/content/application~1json/schema");
        if (response.getKey().startsWith("2") && !schema.isMissingNode()) {
          assertThat(sandbox().resolve(schema).path("type").asText())
              .as(operation + " " + response.getKey())
              .isEqualTo("object");
          forms.add(schema);
        }
      }
      if (!operation.id().equals("getRates")) { // 202 only for who prefers respond-async
        assertThat(forms).as(operation.toString()).hasSizeLessThanOrEqualTo(1);
      }
    }
  }

  @Test
  void everyAnswerThatIsAnObjectMayHaveWarnings() {
    var document = sandbox();
    for (Operation operation : OpenApiTest.operations(document)) {
      for (var response : operation.node().get("responses").properties()) {
        var schema = response.getValue().at("/content/application~1json/schema");
        if (response.getKey().startsWith("2") && !operation.node().get("security").isEmpty()) {
          assertThat(
                  schema.isMissingNode()
                      || document.resolve(schema).at("/properties").has("warnings"))
              .as(operation + " " + response.getKey())
              .isTrue();
        }
      }
    }
  }
}
