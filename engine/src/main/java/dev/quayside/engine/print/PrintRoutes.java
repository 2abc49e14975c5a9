package dev.quayside.engine.print;

import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/// /v1/print-jobs: lets programs print on the printers of this installation.
public record PrintRoutes(PrintService printService, ApiKeys keys) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes
        .alsoFor(Role.PRINTER)
        .takingFiles()
        .post("/v1/print-jobs", Role.OPERATOR, PrintJobJson::read, this::print);
    routes.get("/v1/print-jobs", Role.PRINTER, this::list);
    routes.get("/v1/print-jobs/:id", Role.PRINTER, this::get);
    routes.post("/v1/print-jobs/confirm", Role.OPERATOR, PrintJobJson::readAnswer, this::answer);
    routes.post(
        "/v1/print-jobs/:id/cancel", Role.OPERATOR, call -> change(call, printService::cancel));
    routes.post("/v1/print-jobs/:id/hold", Role.OPERATOR, call -> change(call, printService::hold));
    routes.post(
        "/v1/print-jobs/:id/release", Role.OPERATOR, call -> change(call, printService::release));
    routes.post(
        "/v1/print-jobs/:id/retry", Role.OPERATOR, call -> change(call, printService::retry));
    routes.post(
        "/v1/print-jobs/:id/confirm",
        Role.OPERATOR,
        PrintJobJson::readPrinted,
        (call, printed) -> change(call, id -> printService.confirm(id, printed)));
  }

  private Reply print(Call call, PrintOrder.Any asked) {
    return call.<List<PrintJob>>created(key -> print(call.caller(), asked, key), PrintJobJson::of);
  }

  private List<PrintJob> print(
      Caller caller, PrintOrder.Any asked, RequestKey<List<PrintJob>> key) {
    var file = asked.file();
    return file == null
        ? printService.print(caller, Objects.requireNonNull(asked.order()), key)
        : printService.content().print(caller, file.from(keys.nameOf(caller)), key);
  }

  private Reply answer(Call call, PrintAnswer answer) {
    return call.ok(key -> printService.answer(call.caller(), answer, key), PrintRoutes::answered);
  }

  private static AnsweredJson answered(List<PrintJob> jobs) {
    return new AnsweredJson(jobs.stream().map(PrintJobJson::of).toList());
  }

  /// @param data the answered jobs, in the order they were sent
  private record AnsweredJson(List<PrintJobJson> data) {}

  private Reply list(Call call) {
    record Question(PrintJobFilter filter, Slice<Age> slice) {}
    var question = call.query(query -> new Question(filter(query), query.byAgeOrChange()));
    var page = printService.jobs(call.caller(), question.filter(), question.slice());
    return Reply.ok(PageJson.of(page, question.slice(), PrintJobJson::of));
  }

  private Reply get(Call call) {
    return Reply.ok(PrintJobJson.of(job(call)));
  }

  private Reply change(Call call, Function<String, PrintJob> change) {
    return Reply.ok(PrintJobJson.of(change.apply(job(call).id())));
  }

  private PrintJob job(Call call) {
    return printService.job(call.caller(), call.path("id"));
  }

  private static PrintJobFilter filter(QueryParameters query) {
    var label = query.text("labelId");
    return new PrintJobFilter(
        query.filter("status", PrintJobState.values(), PrintJobJson::wire),
        query.text("printer"),
        label == null ? query.text("documentId") : label);
  }
}
