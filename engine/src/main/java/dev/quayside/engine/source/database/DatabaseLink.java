package dev.quayside.engine.source.database;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.source.database.DatabaseUrl.RefusedException;
import dev.quayside.engine.source.kind.Abilities;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.kind.SourcePlaces;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.TableSettings;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A shop's own tables: a scan finds the order in them, and its number goes back into them.
public final class DatabaseLink extends SourceKind {

  public static final String CODE = "database";

  static final String USER = "userName";
  static final String PASSWORD = "password";

  public DatabaseLink() {
    super(
        CODE,
        "SQL",
        new Abilities(false, false, true, true, false),
        List.of(
            SourceField.shown(SourceField.URL, DatabaseWords.URL),
            SourceField.shown(USER, DatabaseWords.USER_NAME).optional(),
            SourceField.secret(PASSWORD, DatabaseWords.PASSWORD).optional()));
  }

  @Override
  public List<Message> steps() {
    return List.of(
        DatabaseWords.STEP_USER.of(), DatabaseWords.STEP_VIEW.of(), DatabaseWords.STEP_DRIVER.of());
  }

  @Override
  public String place(Map<String, String> values) {
    return values.getOrDefault(SourceField.URL, "");
  }

  /// Two of them may read the same database by other statements.
  @Override
  public boolean isOnce() {
    return false;
  }

  @Override
  public boolean hasTables() {
    return true;
  }

  @Override
  public boolean saysGone() {
    return false;
  }

  @Override
  public boolean isHere(Map<String, String> values) {
    return url(values).isHere();
  }

  @Override
  protected void checkMore(Map<String, String> values, Violations found) {
    var typed = values.getOrDefault(SourceField.URL, "");
    if (typed.isEmpty()) {
      return;
    }
    try {
      var url = DatabaseUrl.parse(typed);
      if (!url.server().isFile() && !values.containsKey(USER)) {
        found.add("fields." + USER, FieldWords.REQUIRED);
      }
    } catch (RefusedException refused) {
      found.add("fields." + SourceField.URL, refused.why());
    }
  }

  @Override
  public void checkTables(Map<String, String> values, TableSettings tables, Violations found) {
    // as the strictest of them reads it, where the address does not say
    var server =
        DatabaseUrl.server(values.getOrDefault(SourceField.URL, "")).orElse(Server.MARIADB);
    SqlCheck.check(tables, server, found);
  }

  @Override
  public void checkPlaces(Map<String, String> values, SourcePlaces places, Violations found) {
    var typed = values.getOrDefault(SourceField.URL, "");
    DatabaseUrl.server(typed)
        .filter(server -> server.isOwners() && !new Drivers(places.drivers()).has(server))
        .ifPresent(
            server ->
                found.add("fields." + SourceField.URL, DatabaseWords.URL_DRIVER, server.title()));
  }

  private static DatabaseUrl url(Map<String, String> values) {
    try {
      return DatabaseUrl.parse(values.getOrDefault(SourceField.URL, ""));
    } catch (RefusedException refused) {
      throw new IllegalStateException("it was checked when it was stored", refused);
    }
  }

  @Override
  public Shop open(
      ShopHttp line, Map<String, String> values, SourceSettings settings, SourceContext context) {
    var url = url(values);
    var connector =
        new Connector(
            line.name(),
            url,
            values.getOrDefault(USER, ""),
            values.getOrDefault(PASSWORD, ""),
            context.places());
    var tables = Objects.requireNonNullElse(settings.tables(), TableSettings.NONE);
    var connections =
        new Connections(
            connector,
            new Watch(),
            () -> context.zone().getRules().getOffset(line.clock().instant()));
    var queries =
        new TableQueries(
            line.name(), url.server(), tables, connections, context::zone, line.clock());
    return new TableShop(line.name(), tables, context, line.clock(), queries);
  }
}
