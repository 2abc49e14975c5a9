package dev.quayside.engine.contract.tags;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/// Tags, people and notes of orders, as docs/api/tags.md and orders.md have them.
class OrderTagsTest extends SandboxTest {

  private static final String TAGS = "/v1/tags";
  private static final String ORDERS = "/v1/orders";

  @Test
  void aTagHasANameOfItsOwnAColourAndItsOrders() {
    var made = api.post(TAGS, "{\"name\":\" Rush \",\"colour\":\"red\"}");
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var rush = made.json();
    assertThat(rush.get("name").asText()).isEqualTo("Rush");
    assertThat(rush.get("orders").asInt()).isZero();
    assertThat(api.post(TAGS, "{\"name\":\"RUSH\"}").status()).isEqualTo(409);
    var grey = api.post(TAGS, "{\"name\":\"Gift\"}").json();
    assertThat(grey.get("colour").asText()).isEqualTo("grey");
    var order = taken("T-1", ",\"tags\":[\"rush\",\"Fragile\"]");
    assertThat(texts(order.get("tags"))).containsExactly("Fragile", "Rush");
    assertThat(api.get(TAGS).json().get("data").findValuesAsText("name"))
        .containsExactly("Fragile", "Gift", "Rush");
    assertThat(api.get(TAGS).json().get("data").findValuesAsText("orders"))
        .containsExactly("1", "0", "1");
    var path = TAGS + "/" + rush.get("id").asText();
    assertThat(api.patch(path, "{\"name\":\"gift\"}").status()).isEqualTo(409);
    var renamed = api.patch(path, "{\"name\":\"Today\"}");
    assertThat(renamed.json().get("colour").asText()).isEqualTo("red");
    assertThat(texts(get(order).get("tags"))).containsExactly("Fragile", "Today");
    assertThat(api.send("DELETE", path).status()).isEqualTo(204);
    assertThat(texts(get(order).get("tags"))).containsExactly("Fragile");
    assertThat(api.send("DELETE", path).status()).isEqualTo(404);
    assertThat(api.patch(path, "{}").status()).isEqualTo(404);
  }

  @Test
  void whatATagIsCalledHasBounds() {
    for (var name : List.of("", " ", "a".repeat(31))) {
      assertThat(api.post(TAGS, "{\"name\":\"%s\"}".formatted(name)).fields())
          .as(name)
          .containsExactly("name");
      assertThat(
              api.post(ORDERS, order("B-1", ",\"tags\":[\"fine\",\"%s\"]".formatted(name)))
                  .fields())
          .as(name)
          .containsExactly("tags[1]");
    }
    assertThat(api.post(TAGS, "{\"name\":\"a\",\"colour\":\"pink\"}").fields())
        .containsExactly("colour");
    assertThat(api.post(TAGS, "{}").fields()).containsExactly("name");
    var many =
        IntStream.rangeClosed(1, 21)
            .mapToObj("\"t%d\""::formatted)
            .collect(Collectors.joining(","));
    assertThat(api.post(ORDERS, order("B-1", ",\"tags\":[%s]".formatted(many))).fields())
        .containsExactly("tags");
    var alike = taken("B-2", ",\"tags\":[\"Rush\",\"rush\",\" RUSH\"]");
    assertThat(texts(alike.get("tags"))).containsExactly("Rush");
  }

  @Test
  void whatIsPutOnAnOrderStaysUntilItIsSaidOtherwise() {
    var ana = person("Ana");
    var order = taken("S-1", ",\"tags\":[\"Rush\"],\"assignedTo\":\"%s\"".formatted(ana));
    assertThat(order.at("/assignedTo/name").asText()).isEqualTo("Ana");
    assertThat(api.post(ORDERS, order("S-1", "")).json()).isEqualTo(order);
    var again = api.post(ORDERS, order("S-1", ",\"tags\":[\"Gift\"]"));
    assertThat(again.status()).isEqualTo(200);
    assertThat(texts(again.json().get("tags"))).containsExactly("Gift");
    assertThat(again.json().at("/assignedTo/id").asText()).isEqualTo(ana);
    assertThat(change(order, "{\"assignedTo\":\"\"}").get("assignedTo").isNull()).isTrue();
    assertThat(texts(change(order, "{\"tags\":[]}").get("tags"))).isEmpty();
    assertThat(api.patch(path(order), "{\"assignedTo\":\"usr_none\"}").fields())
        .containsExactly("assignedTo");
    assertThat(api.post(ORDERS, order("S-2", ",\"assignedTo\":\"usr_none\"")).fields())
        .containsExactly("assignedTo");
    var batch =
        api.post(
            "/v1/orders/batch",
            "{\"orders\":[%s,%s]}"
                .formatted(
                    order("S-3", ",\"assignedTo\":\"usr_none\""),
                    order("S-4", ",\"tags\":[\"Gift\"]")));
    assertThat(batch.json().get("data").findValuesAsText("outcome"))
        .containsExactly("refused", "created");
    assertThat(batch.json().at("/data/0/error/details/0/field").asText())
        .isEqualTo("orders[0].assignedTo");
  }

  @Test
  void aShippedOrderCanBeTaggedAndGiven() {
    var order = taken("D-1", "");
    var bought = api.post(path(order) + "/labels", OrderRoutesTest.UPS);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var tagged = change(order, "{\"tags\":[\"Done\"]}");
    assertThat(tagged.get("status").asText()).isEqualTo("shipped");
    assertThat(texts(tagged.get("tags"))).containsExactly("Done");
    assertThat(
            api.patch(path(order), "{\"tags\":[\"Never\"],\"requestedService\":\"Slow\"}").status())
        .isEqualTo(409);
    assertThat(texts(get(order).get("tags"))).containsExactly("Done");
    var event = api.get("/v1/events?type=order.updated").json().at("/data/0/data");
    assertThat(texts(event.get("tags"))).containsExactly("Done");
  }

  @Test
  void listsAndExportAreNarrowedByTagAndPerson() {
    var ana = person("Ana");
    taken("L-1", ",\"tags\":[\"Rush\"],\"assignedTo\":\"%s\"".formatted(ana));
    taken("L-2", ",\"tags\":[\"Rush\",\"Gift\"]");
    taken("L-3", "");
    assertThat(found("tag=rUSH")).containsExactly("L-2", "L-1");
    assertThat(found("tag=rush&assignedTo=none")).containsExactly("L-2");
    assertThat(found("tag=nobody")).isEmpty();
    assertThat(found("assignedTo=" + ana)).containsExactly("L-1");
    assertThat(found("assignedTo=none&sort=reference")).containsExactly("L-2", "L-3");
    assertThat(api.get(ORDERS + "?assignedTo=me").fields()).containsExactly("assignedTo");
    var session = api.post("/v1/auth/sign-in", "{\"user\":\"Ana\",\"pin\":\"4711\"}").json();
    var signedIn = api.token(session.get("token").asText());
    assertThat(
            signedIn
                .get(ORDERS + "?assignedTo=me")
                .json()
                .get("data")
                .findValuesAsText("reference"))
        .containsExactly("L-1");
    assertThat(api.get(ORDERS + "/export?tag=gift").text())
        .contains(",Tags,Assigned To,Staff Notes")
        .contains("L-2,")
        .contains(",Gift; Rush,")
        .doesNotContain("L-1");
    api.send("DELETE", "/v1/users/" + ana);
    assertThat(found("assignedTo=none")).hasSize(3);
  }

  @Test
  void aNoteSaysWhoAndWhenAndItsRetrySaysItOnce() {
    person("Ana");
    var order = taken("N-1", "");
    var notes = path(order) + "/notes";
    var text = "{\"text\":\"Blue,\\nplease\"}";
    var keyed = api.with("Idempotency-Key", "note-1");
    var said = keyed.post(notes, text);
    assertThat(said.status()).as(said.text()).isEqualTo(201);
    assertThat(keyed.post(notes, text).text()).isEqualTo(said.text());
    assertThat(said.json().at("/staffNotes/0/by").isNull()).isTrue();
    var session = api.post("/v1/auth/sign-in", "{\"user\":\"Ana\",\"pin\":\"4711\"}").json();
    var second = api.token(session.get("token").asText()).post(notes, "{\"text\":\"Done\"}");
    assertThat(second.json().get("staffNotes").findValuesAsText("text"))
        .containsExactly("Blue,\nplease", "Done");
    assertThat(second.json().at("/staffNotes/1/by/name").asText()).isEqualTo("Ana");
    assertThat(second.json().at("/staffNotes/1/at").asText())
        .isEqualTo(second.json().get("updatedAt").asText());
    assertThat(get(order)).isEqualTo(second.json());
    for (var wrong :
        List.of("{}", "{\"text\":\" \"}", "{\"text\":\"%s\"}".formatted("a".repeat(2001)))) {
      assertThat(api.post(notes, wrong).fields()).containsExactly("text");
    }
    assertThat(api.post(ORDERS + "/ord_none/notes", text).status()).isEqualTo(404);
  }

  @Test
  void nothingOfAnotherWorkspaceIsFoundOrTouched() {
    var order = taken("W-1", ",\"tags\":[\"Rush\"]");
    var tag = api.get(TAGS).json().at("/data/0/id").asText();
    var ana = person("Ana");
    var other = as(served.workspace("other-tags"), Role.ADMIN);
    assertThat(other.get(TAGS).json().get("data")).isEmpty();
    assertThat(other.patch(TAGS + "/" + tag, "{\"name\":\"Mine\"}").status()).isEqualTo(404);
    assertThat(other.send("DELETE", TAGS + "/" + tag).status()).isEqualTo(404);
    assertThat(other.post(path(order) + "/notes", "{\"text\":\"x\"}").status()).isEqualTo(404);
    var own = other.post(ORDERS, order("W-1", ",\"tags\":[\"rush\"]")).json();
    assertThat(texts(own.get("tags"))).containsExactly("rush");
    assertThat(other.patch(path(own), "{\"assignedTo\":\"%s\"}".formatted(ana)).fields())
        .containsExactly("assignedTo");
    assertThat(other.get(ORDERS + "?tag=rush").json().get("data")).hasSize(1);
    assertThat(texts(get(order).get("tags"))).containsExactly("Rush");
  }

  private String person(String name) {
    var made =
        api.post(
            "/v1/users", "{\"name\":\"%s\",\"role\":\"owner\",\"pin\":\"4711\"}".formatted(name));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  private JsonNode taken(String reference, String more) {
    var made = api.post(ORDERS, order(reference, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  private static String order(String reference, String more) {
    var order = OrderRoutesTest.order(reference, 18);
    return order.substring(0, order.lastIndexOf('}')) + more + "}";
  }

  private JsonNode change(JsonNode order, String body) {
    var changed = api.patch(path(order), body);
    assertThat(changed.status()).as(changed.text()).isEqualTo(200);
    return changed.json();
  }

  private JsonNode get(JsonNode order) {
    return api.get(path(order)).json();
  }

  private static String path(JsonNode order) {
    return ORDERS + "/" + order.get("id").asText();
  }

  private List<String> found(String query) {
    return api.get(ORDERS + "?" + query).json().get("data").findValuesAsText("reference");
  }

  private static List<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }
}
