package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.sandbox.SandboxBooking.Stop;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/// Tables `sandbox_shipment` and `sandbox_serial`. In a file a serial and the label it numbers
/// commit together; a shared database gives a serial first, which is lost when no label follows.
public final class SandboxLedgerStore implements SandboxLedger {

  private final Database database;

  public SandboxLedgerStore(Database database) {
    this.database = database;
  }

  @Override
  public SandboxBooking bookOnce(
      WorkspaceId workspace, String carrier, String reference, LongFunction<SandboxBooking> sale) {
    if (database.isShared()) {
      // its row is locked for no round trip: the purchases of all engines want it
      long serial = database.writeOnce(tx -> nextSerial(tx, carrier));
      return booked(workspace, carrier, reference, _ -> sale.apply(serial));
    }
    return booked(workspace, carrier, reference, tx -> sale.apply(nextSerial(tx, carrier)));
  }

  private SandboxBooking booked(
      WorkspaceId workspace, String carrier, String reference, Function<Tx, SandboxBooking> sold) {
    return database.writeBeside(
        tx ->
            byReference(tx, workspace, carrier, reference)
                .orElseGet(() -> insert(tx, sold.apply(tx))));
  }

  @Override
  public List<SandboxBooking> bookAllOnce(
      WorkspaceId workspace,
      String carrier,
      String reference,
      int serials,
      LongFunction<List<SandboxBooking>> sale) {
    if (database.isShared()) {
      long first = database.writeOnce(tx -> serials(tx, carrier, serials));
      return allBooked(workspace, carrier, reference, _ -> sale.apply(first));
    }
    return allBooked(
        workspace, carrier, reference, tx -> sale.apply(serials(tx, carrier, serials)));
  }

  private List<SandboxBooking> allBooked(
      WorkspaceId workspace,
      String carrier,
      String reference,
      Function<Tx, List<SandboxBooking>> sold) {
    return database.writeBeside(
        tx -> {
          var known = allOf(tx, workspace, carrier, reference);
          if (!known.isEmpty()) {
            return known;
          }
          var made = sold.apply(tx);
          made.forEach(each -> insert(tx, each));
          return made;
        });
  }

  @Override
  public List<SandboxBooking> allOf(WorkspaceId workspace, String carrier, String reference) {
    return database.readOnce(tx -> allOf(tx, workspace, carrier, reference));
  }

  /// References of further boxes are that of the shipment, a slash and a number.
  private static List<SandboxBooking> allOf(
      Tx tx, WorkspaceId workspace, String carrier, String reference) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM sandbox_shipment
            WHERE workspace_id = :workspace AND carrier = :carrier
              AND (reference = :reference OR reference > :after AND reference < :before)
            ORDER BY reference
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("reference", reference)
        .bind("after", reference + "/")
        .bind("before", reference + "0")
        .map((row, _) -> booking(row))
        .list();
  }

  @Override
  public Optional<SandboxBooking> byReference(
      WorkspaceId workspace, String carrier, String reference) {
    return database.readOnce(tx -> byReference(tx, workspace, carrier, reference));
  }

  @Override
  public Optional<SandboxBooking> byTrackingNumber(
      WorkspaceId workspace, String carrier, String trackingNumber) {
    return database.readOnce(tx -> byNumber(tx, workspace, carrier, trackingNumber));
  }

  @Override
  public Optional<SandboxBooking> markVoided(
      WorkspaceId workspace, String carrier, String trackingNumber, Instant at) {
    return database.write(
        tx -> {
          tx.handle()
              .createUpdate(
                  """
                  UPDATE sandbox_shipment SET voided_at = :at
                  WHERE tracking_number = :number AND workspace_id = :workspace
                    AND carrier = :carrier AND voided_at IS NULL
                  """)
              .bind("at", at.toEpochMilli())
              .bind("number", trackingNumber)
              .bind("workspace", workspace.value())
              .bind("carrier", carrier)
              .execute();
          return byNumber(tx, workspace, carrier, trackingNumber);
        });
  }

  private static long nextSerial(Tx tx, String carrier) {
    return serials(tx, carrier, 1);
  }

  /// Takes serials that follow each other.
  ///
  /// @return the first of them
  private static long serials(Tx tx, String carrier, int count) {
    return tx.handle()
        .createQuery(
            """
            INSERT INTO sandbox_serial (carrier, next) VALUES (:carrier, 1 + :count)
            ON CONFLICT (carrier) DO UPDATE SET next = sandbox_serial.next + :count
            RETURNING next - :count
            """)
        .bind("carrier", carrier)
        .bind("count", count)
        .mapTo(Long.class)
        .one();
  }

  private static SandboxBooking insert(Tx tx, SandboxBooking booking) {
    tx.later(later -> put(later, booking));
    return booking;
  }

  private static void put(Tx tx, SandboxBooking booking) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO sandbox_shipment (
              workspace_id, carrier, reference, tracking_number, service,
              from_city, from_state, from_zip, from_country,
              to_city, to_state, to_zip, to_country,
              signature, routing, ship_date, estimated, accepted_at, voided_at)
            VALUES (
              :workspace, :carrier, :reference, :number, :service,
              :from.city, :from.state, :from.zip, :from.country,
              :to.city, :to.state, :to.zip, :to.country,
              :signature, :routing, :shipDate, :estimated, :acceptedAt, NULL)
            """)
        .bind("workspace", booking.workspace().value())
        .bind("carrier", booking.carrier())
        .bind("reference", booking.reference())
        .bind("number", booking.trackingNumber())
        .bind("service", booking.service())
        .bindMethods("from", booking.from())
        .bindMethods("to", booking.to())
        .bind("signature", booking.signature() ? 1 : 0)
        .bind("routing", text(booking.routing()))
        .bind("shipDate", booking.shipDate().toString())
        .bind("estimated", booking.estimatedDelivery().toString())
        .bind("acceptedAt", booking.acceptedAt().toEpochMilli())
        .execute();
  }

  private static Optional<SandboxBooking> byReference(
      Tx tx, WorkspaceId workspace, String carrier, String reference) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM sandbox_shipment
            WHERE workspace_id = :workspace AND carrier = :carrier AND reference = :reference
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .bind("reference", reference)
        .map((row, _) -> booking(row))
        .findOne();
  }

  private static Optional<SandboxBooking> byNumber(
      Tx tx, WorkspaceId workspace, String carrier, String trackingNumber) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM sandbox_shipment
            WHERE tracking_number = :number AND workspace_id = :workspace AND carrier = :carrier
            """)
        .bind("number", trackingNumber)
        .bind("workspace", workspace.value())
        .bind("carrier", carrier)
        .map((row, _) -> booking(row))
        .findOne();
  }

  private static SandboxBooking booking(ResultSet row) throws SQLException {
    return new SandboxBooking(
        new WorkspaceId(row.getString("workspace_id")),
        row.getString("carrier"),
        row.getString("reference"),
        row.getString("tracking_number"),
        row.getString("service"),
        stop(row, "from_"),
        stop(row, "to_"),
        row.getInt("signature") == 1,
        texts(row.getString("routing")),
        LocalDate.parse(row.getString("ship_date")),
        LocalDate.parse(row.getString("estimated")),
        Instant.ofEpochMilli(row.getLong("accepted_at")),
        InstantColumn.read(row, "voided_at"));
  }

  private static Stop stop(ResultSet row, String end) throws SQLException {
    return new Stop(
        row.getString(end + "city"),
        row.getString(end + "state"),
        row.getString(end + "zip"),
        row.getString(end + "country"));
  }

  /// One `name=text` on each line, sorted.
  private static String text(Map<String, String> routing) {
    return routing.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining("\n"));
  }

  private static Map<String, String> texts(String routing) {
    var texts = new LinkedHashMap<String, String>();
    routing.lines().map(line -> line.split("=", 2)).forEach(entry -> texts.put(entry[0], entry[1]));
    return texts;
  }
}
