package dev.quayside.engine.print.printer;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.Encoding;
import dev.quayside.printing.printer.Handling;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.Tracking;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `printer`.
final class PrinterStore {

  private static final String SELECT =
      "SELECT p.*, s.name AS station FROM printer p LEFT JOIN station s ON s.id = p.station_id";

  List<PrinterSetup> all(Tx tx) {
    return tx.handle().createQuery(SELECT + " ORDER BY p.name").map((row, _) -> setup(row)).list();
  }

  Optional<PrinterSetup> find(Tx tx, String name) {
    return tx.handle()
        .createQuery(SELECT + " WHERE p.name = :name")
        .bind("name", name)
        .map((row, _) -> setup(row))
        .findOne();
  }

  /// The printers of a station.
  List<PrinterSetup> of(Tx tx, String stationId) {
    return tx.handle()
        .createQuery(SELECT + " WHERE p.station_id = :station ORDER BY p.name")
        .bind("station", stationId)
        .map((row, _) -> setup(row))
        .list();
  }

  /// The default printer of a station in an environment; the sandbox's own one, if it has any, goes
  /// first there.
  Optional<PrinterSetup> standard(Tx tx, Environment environment, String stationId) {
    return of(tx, stationId).stream()
        .filter(each -> each.isDefault() && each.prints(environment))
        .max(Comparator.comparing(PrinterSetup::sandboxOnly));
  }

  /// Gives a station the printers that were set up before there were stations.
  void take(Tx tx, String stationId) {
    tx.handle()
        .createUpdate("UPDATE printer SET station_id = :station WHERE station_id IS NULL")
        .bind("station", stationId)
        .execute();
  }

  /// The station a printer is at, also a forgotten one.
  Optional<Station> stationOf(Tx tx, String printer) {
    return tx.handle()
        .createQuery(
            "SELECT s.id, s.name FROM printer p JOIN station s ON s.id = p.station_id"
                + " WHERE p.name = :name")
        .bind("name", printer)
        .map((row, _) -> new Station(row.getString("id"), row.getString("name")))
        .findOne();
  }

  Optional<Station> stationNamed(Tx tx, String name) {
    return tx.handle()
        .createQuery("SELECT id, name FROM station WHERE name = :name")
        .bind("name", name)
        .map((row, _) -> new Station(row.getString("id"), row.getString("name")))
        .findOne();
  }

  void put(Tx tx, PrinterSetup setup, String stationId, Instant now) {
    if (setup.isDefault()) {
      tx.handle()
          .createUpdate(
              "UPDATE printer SET is_default = 0 WHERE sandbox_only = :sandboxOnly"
                  + " AND station_id = :station")
          .bind("sandboxOnly", setup.sandboxOnly())
          .bind("station", stationId)
          .execute();
    }
    var profile = setup.profile();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO printer (name, address, language, dpi, is_default, created_at, media_width, media_height,
              tracking, darkness, speed, move_right, move_down, upside_down, handling, encoding, fallback, sheet,
              sheet_place, sandbox_only, station_id)
            VALUES (:name, :address, :language, :dpi, :isDefault, :now, :width, :height, :tracking, :darkness,
              :speed, :right, :down, :upsideDown, :handling, :encoding, :fallback, :sheet, coalesce(:place, 1),
              :sandboxOnly, :station)
            ON CONFLICT (name) DO UPDATE SET address = excluded.address, language = excluded.language,
              dpi = excluded.dpi, is_default = excluded.is_default, media_width = excluded.media_width,
              media_height = excluded.media_height, tracking = excluded.tracking, darkness = excluded.darkness,
              speed = excluded.speed, move_right = excluded.move_right, move_down = excluded.move_down,
              upside_down = excluded.upside_down, handling = excluded.handling, encoding = excluded.encoding,
              fallback = excluded.fallback, sheet_place = CASE WHEN :place IS NOT NULL THEN :place
                WHEN printer.sheet IS NOT DISTINCT FROM excluded.sheet THEN printer.sheet_place ELSE 1 END, sheet = excluded.sheet,
              sandbox_only = excluded.sandbox_only,
              seen = CASE WHEN printer.station_id IS NOT DISTINCT FROM excluded.station_id THEN printer.seen END, station_id = excluded.station_id
            """)
        .bind("name", setup.name())
        .bind("address", setup.address())
        .bind("language", setup.language().name())
        .bind("dpi", profile.dpi().dotsPerInch())
        .bind("isDefault", setup.isDefault() ? 1 : 0)
        .bind("now", now.toEpochMilli())
        .bind("width", profile.media().width().units())
        .bind("height", profile.media().height().units())
        .bind("tracking", name(profile.tracking()))
        .bind("darkness", profile.darkness())
        .bind("speed", profile.speed())
        .bind("right", profile.right().units())
        .bind("down", profile.down().units())
        .bind("upsideDown", profile.upsideDown() ? 1 : 0)
        .bind("handling", name(profile.handling()))
        .bind("encoding", profile.encoding().name())
        .bind("fallback", setup.fallback())
        .bind("sheet", name(profile.sheet()))
        .bind("place", setup.sheetPlace())
        .bind("sandboxOnly", setup.sandboxOnly())
        .bind("station", stationId)
        .execute();
  }

  /// Sets the sheet position of the next label.
  ///
  /// @param job job whose labels took the positions before it; null when it was not a job of the
  ///   queue
  void turnTo(Tx tx, String name, int place, @Nullable String job) {
    tx.handle()
        .createUpdate(
            "UPDATE printer SET sheet_place = :place, sheet_job = :job WHERE name = :name")
        .bind("place", place)
        .bind("job", job)
        .bind("name", name)
        .execute();
  }

  /// @return false when another job was drawn on the sheet since
  boolean giveBack(Tx tx, String name, int place, String job) {
    return tx.handle()
            .createUpdate(
                "UPDATE printer SET sheet_place = :place, sheet_job = NULL"
                    + " WHERE name = :name AND sheet_job = :job")
            .bind("place", place)
            .bind("name", name)
            .bind("job", job)
            .execute()
        == 1;
  }

  /// Keeps what its station has heard of a printer, for the others.
  void saw(Tx tx, String name, String stationId, SeenPrinter seen) {
    tx.handle()
        .createUpdate(
            "UPDATE printer SET seen = :seen WHERE name = :name AND station_id = :station")
        .bind("seen", StoreJson.write(seen))
        .bind("name", name)
        .bind("station", stationId)
        .execute();
  }

  Optional<SeenPrinter> seen(Tx tx, String name) {
    return tx.handle()
        .createQuery("SELECT seen FROM printer WHERE name = :name AND seen IS NOT NULL")
        .bind("name", name)
        .mapTo(String.class)
        .findOne()
        .map(json -> StoreJson.read(json, SeenPrinter.class));
  }

  boolean remove(Tx tx, String name) {
    return tx.handle()
            .createUpdate("DELETE FROM printer WHERE name = :name")
            .bind("name", name)
            .execute()
        == 1;
  }

  private static PrinterSetup setup(ResultSet row) throws SQLException {
    return new PrinterSetup(
        row.getString("name"),
        row.getString("address"),
        Language.valueOf(row.getString("language")),
        profile(row),
        row.getInt("is_default") == 1,
        row.getString("fallback"),
        row.getInt("sheet_place"),
        row.getInt("sandbox_only") == 1,
        row.getString("station"));
  }

  private static Profile profile(ResultSet row) throws SQLException {
    return new Profile(
        Dpi.of(row.getInt("dpi")),
        new Size(length(row, "media_width"), length(row, "media_height")),
        choice(Tracking.class, row.getString("tracking")),
        integer(row, "darkness"),
        integer(row, "speed"),
        length(row, "move_right"),
        length(row, "move_down"),
        row.getInt("upside_down") == 1,
        choice(Handling.class, row.getString("handling")),
        Encoding.valueOf(row.getString("encoding")),
        choice(LabelSheet.class, row.getString("sheet")));
  }

  private static Length length(ResultSet row, String column) throws SQLException {
    return new Length(row.getLong(column));
  }

  private static @Nullable Integer integer(ResultSet row, String column) throws SQLException {
    int value = row.getInt(column);
    return row.wasNull() ? null : value;
  }

  private static @Nullable String name(@Nullable Enum<?> choice) {
    return choice == null ? null : choice.name();
  }

  private static <E extends Enum<E>> @Nullable E choice(Class<E> kind, @Nullable String name) {
    return name == null ? null : Enum.valueOf(kind, name);
  }
}
