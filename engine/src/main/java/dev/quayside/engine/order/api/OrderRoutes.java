package dev.quayside.engine.order.api;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.page.Today;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderChange;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.file.export.OrderExport;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.printing.message.Message;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/// /v1/orders: taking them in and what a person does to them. Shipping them is {@link
/// dev.quayside.engine.order.fulfilment.OrderLabelRoutes}.
///
/// @param days which day it is where orders are listed
public record OrderRoutes(Orders orders, OrderLeases leases, WorkspaceDays days) implements Routes {

  /// Of a table, which is made in memory.
  private static final int MOST_LINES = 50_000;

  private static final int AT_ONCE = 500;

  private static final String LEASE = "/v1/orders/:id/lease";

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders", Role.OPERATOR, OrderRequestJson::read, this::takeIn);
    routes.post(
        "/v1/orders/batch", Role.OPERATOR, OrderRequestJson::readSeveral, this::takeInSeveral);
    routes.get("/v1/orders", Role.VIEWER, this::list);
    routes.get("/v1/orders/export", Role.VIEWER, this::export);
    routes.get("/v1/orders/:id", Role.VIEWER, this::get);
    routes.get("/v1/orders/:id/together", Role.VIEWER, this::together);
    routes.patch("/v1/orders/:id", Role.OPERATOR, OrderRequestJson::readChange, this::change);
    routes.post("/v1/orders/:id/notes", Role.OPERATOR, OrderMarksJson::readNote, this::say);
    routes.post(
        "/v1/orders/:id/hold", Role.OPERATOR, body -> body.requiredText("reason"), this::hold);
    routes.post("/v1/orders/:id/release", Role.OPERATOR, this::release);
    routes.post("/v1/orders/:id/cancel", Role.OPERATOR, this::cancel);
    routes.post("/v1/orders/:id/reopen", Role.OPERATOR, this::reopen);
    routes.post(
        LEASE,
        Role.OPERATOR,
        (BodyReader.OrNothing<Boolean>) body -> Boolean.TRUE.equals(body.bool("takeOver")),
        this::take);
    routes.delete(LEASE, Role.OPERATOR, this::letGo);
  }

  private Reply takeIn(Call call, OrderRequestJson.Entry sent) {
    var asked = ofPerson(call, sent);
    var problem = asked.problem();
    if (problem != null) {
      throw new ProblemException(problem);
    }
    return call.<List<OrderIntake>>answer(
        key -> orders.takeIn(call.caller(), List.of(asked.order()), key),
        taken -> OrderAnswerJson.one(taken.getFirst(), leases.time().instant()));
  }

  private Reply takeInSeveral(Call call, List<OrderRequestJson.Entry> sent) {
    var asked = sent.stream().map(entry -> ofPerson(call, entry)).toList();
    var good =
        asked.stream()
            .filter(entry -> entry.problem() == null)
            .map(OrderRequestJson.Entry::order)
            .toList();
    return call.<List<OrderIntake>>answer(
        key -> orders.takeIn(call.caller(), good, key),
        taken -> OrderAnswerJson.several(asked, taken, leases.time().instant()));
  }

  /// The same, refused when the person it is for is none of the workspace's.
  private OrderRequestJson.Entry ofPerson(Call call, OrderRequestJson.Entry entry) {
    var person = entry.order().marks().assignTo();
    return person == null || person.isEmpty() || orders.hasPerson(call.caller(), person)
        ? entry
        : entry.withoutPerson(person);
  }

  private Reply list(Call call) {
    var asked = call.query(query -> question(query, today(call)));
    return Reply.ok(
        PageJson.of(
            orders.list(call.caller(), asked.filter(), asked.slice()), asked.slice(), json()));
  }

  private Reply export(Call call) {
    var filter = call.query(query -> OrderQueryJson.filter(query, today(call)));
    return Reply.Download.csv("orders.csv", table(call.caller(), filter));
  }

  private Supplier<Today> today(Call call) {
    return () -> days.today(call.caller().workspace());
  }

  private byte[] table(Caller caller, OrderFilter filter) {
    var first = new Page.Request(1, 1);
    if (orders.list(caller, filter, first).total() > MOST_LINES) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "createdAfter", OrderWords.TABLE_LONG, MOST_LINES);
    }
    try (var out = new ByteArrayOutputStream()) {
      OrderExport.write(out, before -> orders.list(caller, filter, before, AT_ONCE));
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Reply get(Call call) {
    return Reply.ok(json().apply(orders.get(call.caller(), call.path("id"))));
  }

  private Reply together(Call call) {
    return call.list(() -> orders.together(call.caller(), call.path("id")), json());
  }

  private Reply change(Call call, OrderChange change) {
    return Reply.ok(json().apply(orders.change(call.caller(), call.path("id"), change)));
  }

  private Reply say(Call call, String text) {
    return call.created(
        key -> orders.marking().say(call.caller(), call.path("id"), text, key), json()::apply);
  }

  private Reply hold(Call call, String reason) {
    var why = Message.said(reason.strip());
    return call.ok(key -> orders.hold(call.caller(), call.path("id"), why, key), json()::apply);
  }

  private Reply release(Call call) {
    return call.ok(key -> orders.release(call.caller(), call.path("id"), key), json()::apply);
  }

  private Reply cancel(Call call) {
    return call.ok(key -> orders.cancel(call.caller(), call.path("id"), key), json()::apply);
  }

  private Reply reopen(Call call) {
    return call.ok(key -> orders.reopen(call.caller(), call.path("id"), key), json()::apply);
  }

  private Reply take(Call call, boolean takeOver) {
    var id = orders.get(call.caller(), call.path("id")).id();
    leases.take(call.caller(), id, takeOver);
    return get(call);
  }

  private void letGo(Call call) {
    leases.release(call.caller(), orders.get(call.caller(), call.path("id")).id());
  }

  private Function<SalesOrder, OrderJson> json() {
    var now = leases.time().instant();
    return order -> OrderJson.of(order, now);
  }

  /// What a list is asked for.
  private record Question(OrderFilter filter, Slice<OrderFilter.Sort> slice) {}

  private static Question question(QueryParameters query, Supplier<Today> today) {
    return new Question(
        OrderQueryJson.filter(query, today), query.slice(List.of(OrderFilter.Sort.values())));
  }
}
