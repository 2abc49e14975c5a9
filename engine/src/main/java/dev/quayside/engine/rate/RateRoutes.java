package dev.quayside.engine.rate;

import dev.quayside.engine.identity.Role;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;

/// /v1/rates: at once, or later for who prefers that (RFC 7240, section 4.1).
public final class RateRoutes implements Routes {

  private static final String LATER = "respond-async";

  private final Rates rates;
  private final RateTickets tickets;

  public RateRoutes(Rates rates, RateTickets tickets) {
    this.rates = rates;
    this.tickets = tickets;
  }

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/rates", Role.VIEWER, RateRequestJson::read, this::ask);
    routes.get("/v1/rates/requests/:id", Role.VIEWER, this::get);
  }

  private Reply ask(Call call, RateRequestJson.Asked asked) {
    if (call.prefers(LATER)) {
      var receipt = call.receipt(RateRoutes::accepted);
      return accepted(tickets.accept(call.caller(), asked.request(), receipt));
    }
    return Reply.ok(RateRequestJson.Answer.of(rates.quote(call.caller(), asked.request())));
  }

  private Reply get(Call call) {
    return Reply.ok(RateRequestJson.Ticket.of(tickets.get(call.caller(), call.path("id"))));
  }

  private static Reply.Json accepted(RateTicket ticket) {
    return Reply.json(202, RateRequestJson.Ticket.of(ticket))
        .with("Location", "/v1/rates/requests/" + ticket.id())
        .with("Preference-Applied", LATER);
  }
}
