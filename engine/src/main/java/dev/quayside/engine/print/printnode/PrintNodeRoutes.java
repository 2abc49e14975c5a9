package dev.quayside.engine.print.printnode;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.printing.queue.PrintJob;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// /printnode: the print hub for programs that speak PrintNode's API.
///
/// @param names the name of a workspace
public record PrintNodeRoutes(PrintNode printNode, Function<WorkspaceId, String> names)
    implements Routes {

  private static final int USUAL_LIMIT = 100;
  private static final int HIGHEST_LIMIT = 500;

  private enum Direction {
    ASC,
    DESC
  }

  @Override
  public void register(RouteTable routes) {
    get(routes, "/whoami", this::whoami);
    get(routes, "/computers", _ -> Reply.ok(printNode.computers(null)));
    get(routes, "/computers/:ids", call -> Reply.ok(printNode.computers(set(call, "ids"))));
    get(routes, "/computers/:ids/printers", call -> printers(call, null, set(call, "ids")));
    get(
        routes,
        "/computers/:ids/printers/:printers",
        call -> printers(call, set(call, "printers"), set(call, "ids")));
    get(routes, "/printers", call -> printers(call, null, null));
    get(routes, "/printers/:ids", call -> printers(call, set(call, "ids"), null));
    get(routes, "/printers/:ids/printjobs", call -> jobs(call, null, set(call, "ids")));
    get(
        routes,
        "/printers/:ids/printjobs/:jobs",
        call -> jobs(call, set(call, "jobs"), set(call, "ids")));
    get(routes, "/printjobs", call -> jobs(call, null, null));
    get(routes, "/printjobs/states", call -> states(call, null));
    get(routes, "/printjobs/:ids", call -> jobs(call, set(call, "ids"), null));
    get(routes, "/printjobs/:ids/states", call -> states(call, set(call, "ids")));
    delete(routes, "/printjobs", call -> cancel(call, null, null));
    delete(routes, "/printjobs/:ids", call -> cancel(call, set(call, "ids"), null));
    delete(routes, "/printers/:ids/printjobs", call -> cancel(call, null, set(call, "ids")));
    delete(
        routes,
        "/printers/:ids/printjobs/:jobs",
        call -> cancel(call, set(call, "jobs"), set(call, "ids")));
    routes
        .alsoFor(Role.PRINTER)
        .takingFiles()
        .post("/printnode/printjobs", Role.OPERATOR, PrintNodeOrderJson::read, this::print);
  }

  private static void get(RouteTable routes, String path, Function<Call, Reply> action) {
    routes.get("/printnode" + path, Role.PRINTER, action);
  }

  private static void delete(RouteTable routes, String path, Function<Call, Reply> action) {
    routes.alsoFor(Role.PRINTER).deleteAnswered("/printnode" + path, Role.OPERATOR, action);
  }

  private Reply whoami(Call call) {
    return Reply.ok(printNode.account(call.caller(), names.apply(call.caller().workspace())));
  }

  private Reply printers(Call call, @Nullable Set<Long> wanted, @Nullable Set<Long> at) {
    return Reply.ok(printNode.printers(call.caller(), wanted, at));
  }

  private Reply jobs(Call call, @Nullable Set<Long> wanted, @Nullable Set<Long> at) {
    return Reply.ok(printNode.jobs(call.caller(), question(call, wanted, at)));
  }

  private Reply states(Call call, @Nullable Set<Long> wanted) {
    return Reply.ok(printNode.states(call.caller(), question(call, wanted, null)));
  }

  private Reply cancel(Call call, @Nullable Set<Long> wanted, @Nullable Set<Long> at) {
    var names = at == null ? null : printNode.printerNames(call.caller(), at);
    return Reply.ok(printNode.cancel(call.caller(), JobQuestion.pending(wanted, names)));
  }

  private Reply print(Call call, PrintNodeOrder order) {
    return call.<List<PrintJob>>created(
        key -> printNode.print(call.caller(), order, key),
        jobs -> printNode.number(jobs.getFirst()));
  }

  private JobQuestion question(
      Call call, @Nullable Set<Long> wanted, @Nullable Set<Long> printers) {
    var names = printers == null ? null : printNode.printerNames(call.caller(), printers);
    return call.query(query -> question(query, wanted, names));
  }

  private static JobQuestion question(
      QueryParameters query, @Nullable Set<Long> wanted, @Nullable List<String> printers) {
    var direction =
        query.choice("dir", Direction.values(), it -> it.name().toLowerCase(Locale.ROOT));
    var after = query.integer("after", 0, 0, Integer.MAX_VALUE);
    return new JobQuestion(
        wanted,
        printers,
        query.integer("limit", USUAL_LIMIT, 1, HIGHEST_LIMIT),
        after == 0 ? null : Long.valueOf(after),
        direction == Direction.ASC,
        false);
  }

  private static Set<Long> set(Call call, String name) {
    return NumberSet.of(call.path(name));
  }
}
