package dev.quayside.engine.contract.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;

/// Orders of goods with bar codes, and the calls that check them.
abstract class CheckTest extends SandboxTest {

  static final String MUG = "4006381333931";
  static final String CUP = "614141000036";
  static final String ALWAYS = "{\"required\":\"always\"}";

  @BeforeEach
  void goods() {
    api.put(
        "/v1/products/MUG-1",
        "{\"name\":\"Mug\",\"weightOz\":6,\"place\":\"A-03-2\",\"pictureUrl\":\"https://x.example/m.jpg\","
            + "\"barcodes\":[{\"code\":\""
            + MUG
            + "\"},{\"code\":\"14006381333938\",\"quantity\":12}]}");
    api.put("/v1/products/CUP-1", "{\"name\":\"Cup\",\"weightOz\":4,\"barcode\":\"" + CUP + "\"}");
    api.put("/v1/products/TEA-1", "{\"name\":\"Tea\",\"barcode\":\"0012345678905\"}");
  }

  JsonNode start(String order) {
    var started = api.post("/v1/orders/" + order + "/checks");
    assertThat(started.status()).as(started.text()).isEqualTo(201);
    return started.json();
  }

  Api.Response scan(String check, String code) {
    return api.post("/v1/checks/" + check + "/scans", "{\"code\":\"" + code + "\"}");
  }

  String result(String check, String code) {
    var answer = scan(check, code);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().get("result").asText();
  }

  Api.Response buy(String order, String more) {
    return api.post("/v1/orders/" + order + "/labels", request(more));
  }

  static String request(String more) {
    return "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcel\":%s%s}"
        .formatted(FROM, PARCEL, more);
  }

  String taken(String reference, String... items) {
    return taken(reference, "", List.of(items));
  }

  String taken(String reference, String more, List<String> items) {
    var body =
        "{\"reference\":\"%s\",\"to\":%s,\"items\":[%s]%s}"
            .formatted(reference, TO, String.join(",", items), more);
    var made = api.post("/v1/orders", body);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }
}
