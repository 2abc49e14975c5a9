package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.shipping.store.Shipments;
import org.jspecify.annotations.Nullable;

/// POST /v1/labels/:id/email.
public record LabelEmailRoutes(LabelEmails emails, Shipments shipments) implements Routes {

  /// @param to null for the customer
  private record Asked(@Nullable String to) {

    static Asked read(Fields body) {
      var to = body.text("to");
      if (to != null && !EmailSettings.isAddress(to.strip())) {
        body.violations().add(body.path("to"), FieldWords.EMAIL);
      }
      return new Asked(to);
    }
  }

  @Override
  public void register(RouteTable routes) {
    routes.post(
        "/v1/labels/:id/email",
        Role.OPERATOR,
        (BodyReader.OrNothing<Asked>) Asked::read,
        this::send);
  }

  private Reply send(Call call, Asked asked) {
    var label = shipments.ofLabel(call.caller(), call.path("id"));
    return call.<QueuedEmail>created(
        key -> emails.send(call.caller(), label, asked.to(), key), EmailJson::of);
  }
}
