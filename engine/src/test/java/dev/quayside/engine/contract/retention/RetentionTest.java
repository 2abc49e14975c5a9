package dev.quayside.engine.contract.retention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.SandboxTest;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// /v1/retention, as docs/api/retention.md has it.
class RetentionTest extends SandboxTest {

  private static final String NINETY = "{\"days\":90}";

  @Test
  void whatWouldBeForgottenIsCountedFirstAndThenForgotten() {
    assertThat(api.get("/v1/retention").text()).isEqualTo("{\"days\":null,\"last\":null}");
    var number = number(label());
    scanned(number, "delivered");
    advance(Duration.ofDays(91).toSeconds());
    var counted = api.post("/v1/retention/dry-run", NINETY).json();
    assertThat(counted.get("shipments").asInt()).isEqualTo(1);
    assertThat(api.get("/v1/retention").json().get("days").isNull()).isTrue();
    assertThat(api.put("/v1/retention", NINETY).json().get("days").asInt()).isEqualTo(90);
    served.engine().installation().purges().round(workspace.ownCaller());
    var last = api.get("/v1/retention").json().get("last");
    assertThat(last.get("forgotten")).isEqualTo(counted);
    assertThat(last.get("finishedAt").isNull()).isFalse();
    assertThat(api.put("/v1/retention", "{}").json().get("days").isNull()).isTrue();
  }

  @Test
  void itIsFromNinetyDaysToSevenYearsAndAnAdminsToChange() {
    for (int days : new int[] {0, 89, 2563}) {
      var refused = api.put("/v1/retention", "{\"days\":%d}".formatted(days));
      assertThat(refused.fields()).as("%d", days).containsExactly("days");
      assertThat(refused.message()).contains("from 90 to 2562");
    }
    assertThat(as(workspace, Role.OPERATOR).put("/v1/retention", NINETY).code())
        .isEqualTo("FORBIDDEN");
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.post("/v1/retention/dry-run", NINETY).status()).isEqualTo(200);
    api.put("/v1/retention", NINETY);
    assertThat(viewer.get("/v1/retention").json().get("days").asInt()).isEqualTo(90);
    assertThat(
            as(served.workspace("r-" + workspace.slug()), Role.ADMIN)
                .get("/v1/retention")
                .json()
                .get("days")
                .isNull())
        .isTrue();
  }
}
