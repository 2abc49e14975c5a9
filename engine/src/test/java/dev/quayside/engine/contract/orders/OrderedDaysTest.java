package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.SandboxTest;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

/// An order that names no day is as old as the day it came in, where the workspace is.
class OrderedDaysTest extends SandboxTest {

  /// Half past nine in the evening of March 10 in San Francisco, March 11 in UTC.
  private static final Instant EVENING = Instant.parse("2026-03-11T04:30:00Z");

  @Override
  protected InstantSource clock() {
    return () -> EVENING;
  }

  @Test
  void theDayOfArrivalIsTheWorkspaces() {
    var place = api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":%s}".formatted(FROM));
    assertThat(place.status()).as(place.text()).isEqualTo(201);
    made("LATE", "\"orderedOn\":\"2026-03-11\"");
    made("SAME", "\"orderedOn\":\"2026-03-10\"");
    made("NONE", "\"orderedOn\":null");
    made("EARLY", "\"orderedOn\":\"2026-03-09\"");
    // of one day the one that came first is the older one
    assertThat(sorted("")).containsExactly("EARLY", "SAME", "NONE", "LATE");
    assertThat(sorted("-")).containsExactly("LATE", "NONE", "SAME", "EARLY");
    assertThat(listed("ordered=today")).containsExactlyInAnyOrder("SAME", "NONE");
    // a page at a time, over the border of the days
    var first = api.get("/v1/orders?sort=orderedOn&pageSize=3").json();
    assertThat(first.get("data").findValuesAsText("reference"))
        .containsExactly("EARLY", "SAME", "NONE");
    var next =
        api.get(
                "/v1/orders?sort=orderedOn&pageSize=3&cursor="
                    + first.at("/pagination/nextCursor").asText())
            .json();
    assertThat(next.get("data").findValuesAsText("reference")).containsExactly("LATE");
    // a day that is named later counts; what a patch does not take is said
    var late = api.get("/v1/orders?search=LATE").json().at("/data/0/id").asText();
    var patched = api.patch("/v1/orders/" + late, "{\"orderedOn\":\"2026-03-08\"}");
    assertThat(patched.json().at("/warnings/0/field").asText()).isEqualTo("orderedOn");
    var again =
        api.post(
            "/v1/orders",
            "{\"reference\":\"LATE\",\"to\":%s,\"parcel\":%s,\"orderedOn\":\"2026-03-08\"}"
                .formatted(TO, PARCEL));
    assertThat(again.status()).as(again.text()).isEqualTo(200);
    assertThat(sorted("")).containsExactly("LATE", "EARLY", "SAME", "NONE");
    // a file's orders alike
    api.post(
        "/v1/orders/import",
        "{\"content\":\"Order,Name,Address 1,City,State,Zip,Country\\n"
            + "FILE,Bob,123 Flatbush Ave,Brooklyn,NY,11217,US\\n"
            + "\"}");
    assertThat(sorted("")).containsExactly("LATE", "EARLY", "SAME", "NONE", "FILE");
  }

  private void made(String reference, String more) {
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"%s\",\"to\":%s,\"parcel\":%s,%s}"
                .formatted(reference, TO, PARCEL, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
  }

  private List<String> sorted(String turned) {
    return listed("sort=" + turned + "orderedOn");
  }

  private List<String> listed(String query) {
    var answer = api.get("/v1/orders?" + query);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().get("data").findValuesAsText("reference");
  }
}
