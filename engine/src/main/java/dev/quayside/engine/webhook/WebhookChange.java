package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.webhook.delivery.TargetUrl;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A requested change of a webhook; null leaves a field unchanged.
///
/// @param events names as in `EventSelection`
public record WebhookChange(
    @Nullable String url, @Nullable List<String> events, @Nullable Boolean enabled) {

  /// Reports what is wrong in any environment.
  void check(Violations found) {
    if (url != null && url.isBlank()) {
      found.add("url", FieldWords.REQUIRED);
    } else if (url != null) {
      TargetUrl.check(url, found);
    }
    if (events != null) {
      WebhookDraft.checkEvents(events, found);
    }
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming every error
  void check(Environment environment, EgressPolicy egress) {
    var found = new Violations();
    check(found);
    if (url != null && found.isEmpty()) {
      TargetUrl.checkTarget(url, environment, egress, found);
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }
}
