package dev.quayside.engine.account.audit;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.audit.AuditEntry;
import dev.quayside.engine.platform.audit.AuditFilter;
import dev.quayside.engine.platform.audit.AuditLog;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;

/// GET /v1/audit. There is no other method: nothing changes or deletes an entry.
///
/// @param subjects all ids of what a caller names: a label's entries have its shipment's
public record AuditRoutes(AuditLog log, Subjects subjects) implements Routes {

  /// Finds the ids that entries have of a thing, by whichever of its names a caller has.
  @FunctionalInterface
  public interface Subjects {
    /// @param named an id, or the tracking number or reference of a label
    List<String> of(Caller caller, String named);
  }

  /// Lines of a table; it is made in memory.
  private static final int MOST_LINES = 50_000;

  private record Question(AuditFilter filter, Slice<Age> slice) {}

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/audit", Role.ADMIN, this::list);
    routes.get("/v1/audit/export", Role.ADMIN, this::export);
  }

  private Reply list(Call call) {
    var asked =
        call.query(query -> new Question(filter(call, query), query.slice(List.of(Age.values()))));
    if (call.wantsTable()) {
      return table(call, asked.filter());
    }
    var page = log.list(call.caller(), asked.filter(), asked.slice());
    return Reply.ok(PageJson.of(page, asked.slice(), AuditJson::of));
  }

  private Reply export(Call call) {
    return table(call, call.query(query -> filter(call, query)));
  }

  private Reply table(Call call, AuditFilter filter) {
    return Reply.Download.csv("audit.csv", table(call.caller(), filter));
  }

  private AuditFilter filter(Call call, QueryParameters query) {
    var subject = query.text("subject");
    var age = query.age();
    return new AuditFilter(
        query.filter("action", AuditActions.all(), Function.identity()),
        subject == null ? List.of() : subjects.of(call.caller(), subject),
        query.text("userId"),
        age.createdAfter(),
        age.createdBefore());
  }

  /// The newest {@link #MOST_LINES} entries that match.
  private byte[] table(Caller caller, AuditFilter filter) {
    try (var out = new ByteArrayOutputStream()) {
      try (var table = new AuditCsvWire(out)) {
        var all = Slice.all(Age.CREATED_AT, slice -> log.list(caller, filter, slice));
        for (var entry : (Iterable<AuditEntry>) all.limit(MOST_LINES)::iterator) {
          table.add(entry);
        }
      }
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
