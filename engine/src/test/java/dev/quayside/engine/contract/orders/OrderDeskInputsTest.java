package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.SandboxTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Awkward requests at the order desk are refused by field, and change nothing.
class OrderDeskInputsTest extends SandboxTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"carrier\":7}|400|carrier",
        "{\"carrier\":\"nobody\",\"trackingNumber\":\"1\"}|400|carrier",
        "{\"trackingNumber\":7}|400|trackingNumber",
        "{\"trackingNumber\":[\"1Z\"]}|400|trackingNumber",
        "{\"carrierName\":{}}|400|carrierName",
        "{\"carrierName\":\"Own van\",\"items\":\"all\"}|400|items",
        "{\"carrierName\":\"Own van\",\"items\":[{}]}|400|items[0].sku items[0].quantity",
        "{\"carrierName\":\"Own van\",\"items\":[{\"line\":9,\"quantity\":1}]}|400|items[0].line",
        "{\"carrierName\":\"Own"
            + " van\",\"items\":[{\"sku\":\"MUG\",\"quantity\":0}]}|400|items[0].quantity",
        "{\"carrierName\":\"Own"
            + " van\",\"items\":[{\"sku\":\"MUG\",\"quantity\":-1}]}|400|items[0].quantity",
        "{\"carrierName\":\"Own"
            + " van\",\"items\":[{\"sku\":\"MUG\",\"quantity\":1.5}]}|400|items[0].quantity",
        "{\"carrierName\":\"Own van\",\"items\":[{\"sku\":\"MUG\",\"quantity\":99}]}|409|",
        "{\"carrierName\":\"Own van\",\"shippedAt\":\"yesterday\"}|400|shippedAt",
        "{\"carrierName\":\"Own van\",\"shippedAt\":7}|400|shippedAt",
        "{\"carrierName\":\"Own van\",\"cost\":\"12.50\"}|400|cost",
        "{\"carrierName\":\"Own"
            + " van\",\"cost\":{\"amount\":-1,\"currency\":\"USD\"}}|400|cost.amount",
        "{\"carrierName\":\"Own"
            + " van\",\"cost\":{\"amount\":1,\"currency\":\"DOLLARS\"}}|400|cost.currency",
        "{\"carrierName\":\"Own van\",\"tellShop\":\"no\"}|400|tellShop",
        "{\"carrierName\":\"Own van\",\"tellBuyer\":1}|400|tellBuyer",
        "[]|400|",
        "\"shipped\"|400|",
      })
  void shippedAnotherWay(String body, int status, String fields) {
    var path = made();
    refused(api.post(path + "/shipped", body), status, fields);
    assertThat(api.get(path).json().get("status").asText()).isEqualTo("open");
    assertThat(api.get(path).json().get("parcels")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|400|name",
        "{\"name\":\"\"}|400|name",
        "{\"name\":\"  \"}|400|name",
        "{\"name\":7}|400|name",
        "{\"name\":\"0123456789012345678901234567890\"}|400|name",
        "{\"name\":\"a\\nb\"}|400|name",
        "{\"name\":\"New\",\"colour\":\"pink\"}|400|colour",
        "{\"name\":\"New\",\"colour\":\"RED\"}|400|colour",
        "{\"name\":\"New\",\"colour\":3}|400|colour",
        "{\"name\":\"rush\"}|409|",
        "{\"name\":\" RUSH \"}|409|",
        "{\"name\":\"New\",\"color\":\"red\"}|400|color",
        "[]|400|",
      })
  void tags(String body, int status, String fields) {
    assertThat(api.post("/v1/tags", "{\"name\":\"Rush\"}").status()).isEqualTo(201);
    refused(api.post("/v1/tags", body), status, fields);
    assertThat(api.get("/v1/tags").json().get("data")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"tags\":\"Rush\"|400|tags",
        "\"tags\":[7]|400|tags[0]",
        "\"tags\":[\"\"]|400|tags[0]",
        "\"tags\":[\"0123456789012345678901234567890\"]|400|tags[0]",
        "\"tags\":[\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\",\"8\",\"9\",\"10\",\"11\",\"12\",\"13\",\"14\",\"15\",\"16\",\"17\",\"18\",\"19\",\"20\",\"21\"]|400|tags",
        "\"assignedTo\":\"usr_nobody\"|400|assignedTo",
        "\"assignedTo\":7|400|assignedTo",
        "\"assignedTo\":{\"id\":\"usr_1\"}|400|assignedTo",
        "\"references\":{}|400|references",
        "\"billing\":\"me\"|400|billing",
      })
  void marksOfAnOrder(String more, int status, String fields) {
    var path = made();
    refused(api.patch(path, "{" + more + "}"), status, fields);
    refused(
        api.post(
            "/v1/orders",
            "{\"reference\":\"OTHER\",\"to\":%s,\"parcel\":%s,%s}".formatted(TO, PARCEL, more)),
        status,
        fields);
    assertThat(api.get("/v1/orders").json().get("data")).hasSize(1);
    assertThat(api.get("/v1/tags").json().get("data")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|400|text",
        "{\"text\":\"\"}|400|text",
        "{\"text\":\" \"}|400|text",
        "{\"text\":7}|400|text",
        "{\"text\":null}|400|text",
        "{\"text\":[\"a\"]}|400|text",
        "{\"text\":{}}|400|text",
        "{\"note\":\"a\"}|400|text",
        "[]|400|",
        "{\"text\":\"a\\u0000b\"}|400|text",
      })
  void notes(String body, int status, String fields) {
    var path = made();
    refused(api.post(path + "/notes", body), status, fields);
    assertThat(api.get(path).json().get("staffNotes")).isEmpty();
    assertThat(api.post(path + "/notes", "{\"text\":\"" + "x".repeat(100_000) + "\"}").status())
        .isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|400|name list",
        "{\"name\":\"V\",\"list\":\"carts\"}|400|list",
        "{\"name\":\"\",\"list\":\"orders\"}|400|name",
        "{\"name\":7,\"list\":\"orders\"}|400|name",
        "{\"name\":\"V\",\"list\":\"orders\",\"filter\":[]}|400|filter",
        "{\"name\":\"V\",\"list\":\"orders\",\"filter\":{\"colour\":\"red\"}}|400|filter.colour",
        "{\"name\":\"V\",\"list\":\"orders\",\"filter\":{\"status\":\"closed\"}}|400|filter.status",
        "{\"name\":\"V\",\"list\":\"orders\",\"filter\":{\"page\":\"2\"}}|400|filter.page",
        "{\"name\":\"V\",\"list\":\"orders\",\"filter\":{\"status\":7}}|400|filter.status",
        "{\"name\":\"V\",\"list\":\"orders\",\"sort\":\"colour\"}|400|sort",
        "{\"name\":\"V\",\"list\":\"orders\",\"columns\":\"all\"}|400|columns",
        "{\"name\":\"V\",\"list\":\"orders\",\"columns\":[7]}|400|columns[0]",
        "{\"name\":\"V\",\"list\":\"orders\",\"shared\":\"yes\"}|400|shared",
        "{\"name\":\"V\",\"list\":\"shipments\",\"filter\":{\"tag\":\"Rush\"}}|400|filter.tag",
      })
  void views(String body, int status, String fields) {
    refused(api.post("/v1/views", body), status, fields);
    var good = api.post("/v1/views", "{\"name\":\"Good\",\"list\":\"orders\"}");
    assertThat(good.status()).as(good.text()).isEqualTo(201);
    refused(api.put("/v1/views/" + good.json().get("id").asText(), body), status, fields);
    assertThat(api.get("/v1/views").json().at("/data/0/name").asText()).isEqualTo("Good");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|400",
        "{\"orders\":[]}|400",
        "{\"orders\":\"all\",\"change\":{\"release\":true}}|400",
        "{\"orders\":[\"ID\"],\"filter\":{},\"change\":{\"release\":true}}|400",
        "{\"filter\":{\"colour\":\"red\"},\"change\":{\"release\":true}}|400",
        "{\"orders\":[\"ID\"],\"change\":{}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"release\":false}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"hold\":{\"reason\":\"\"},\"release\":true}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"weightOz\":-1}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"weightOz\":\"8\"}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"service\":{\"carrier\":\"ups\"}}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"service\":{\"carrier\":\"ups\",\"service\":\"ups_rocket\"}}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"preset\":\"none such\"}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"location\":\"none such\"}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"shipDate\":\"soon\"}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"signature\":\"please\"}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"insuredValue\":{\"amount\":-5}}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"tags\":[\"Rush\"]}}|400",
        "{\"orders\":[\"ID\"],\"change\":{\"colour\":\"red\"}}|400",
        "{\"orders\":[\"ID\",7],\"change\":{\"release\":true}}|400",
      })
  void bulk(String body, int status) {
    var path = made();
    var id = path.substring(path.lastIndexOf('/') + 1);
    var before = api.get(path).json();
    var answer = api.post("/v1/orders/bulk", body.replace("ID", id));
    assertThat(answer.status()).as(body + answer.text()).isEqualTo(status);
    assertThat(answer.fields()).as(answer.text()).isNotEmpty();
    assertThat(api.get(path).json()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|400",
        "{\"rule\":{}}|400",
        "{\"rule\":7}|400",
        "{\"ruleId\":\"rule_none\"}|404",
        "{\"ruleId\":7}|400",
        "{\"rule\":{\"name\":\"R\",\"choice\":{\"kind\":\"cheapest\"}},\"ruleId\":\"rule_1\"}|400",
        "{\"rule\":{\"name\":\"R\",\"choice\":{\"kind\":\"magic\"}}}|400",
        "{\"rule\":{\"name\":\"R\",\"choice\":{\"kind\":\"hold\",\"until\":\"tomorrow\"}}}|400",
        "{\"rule\":{\"name\":\"R\",\"conditions\":[{\"field\":\"weekday\",\"anyOf\":[\"someday\"]}],\"choice\":{\"kind\":\"cheapest\"}}}|400",
        "{\"rule\":{\"name\":\"R\",\"split\":\"thrice\",\"choice\":{\"kind\":\"cheapest\"}}}|400",
      })
  void trials(String body, int status) {
    var answer = api.post("/v1/rules/trial", body);
    assertThat(answer.status()).as(body + answer.text()).isEqualTo(status);
  }

  private String made() {
    var made = api.post("/v1/orders", OrderRoutesTest.order("AWKWARD", 18));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return "/v1/orders/" + made.json().get("id").asText();
  }
}
