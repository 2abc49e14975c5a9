import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.sql.DriverManager;

/// The engine under load: `java -cp <class path> ApiDesk.java DIR SHIPMENTS` opens DIR with the
/// nine sandbox carriers, fills it up to so many shipments, and prints the sandbox listener's url,
/// a key and a tracking number. It runs until its input ends.
class ApiDesk {

  private static final Money DEPOSIT = Money.usd("1000000.00");
  private static final int DEPOSITS = 20;

  public static void main(String[] args) throws Exception {
    Acting.runAsEngine(() -> measure(args));
  }

  private static void measure(String[] args) throws Exception {
    var directory = Path.of(args[0]);
    int shipments = Integer.parseInt(args[1]);
    try (var engine = Engine.open(EngineOptions.at(directory));
        var server =
            engine.serve(ServerOptions.standard().withPorts(0, 0).withRequestsPerMinute(0))) {
      var demo = engine.accounts().workspaces().bySlug("demo").orElseThrow();
      var key = engine.accounts().keys().create(demo.id(), demo.environment(), Role.ADMIN).secret();
      for (int i = 0; i < DEPOSITS; i++) {
        engine
            .accounts()
            .wallets()
            .deposit(
                demo.ownCaller(), DEPOSIT, Message.said("for the benchmark"), RequestKey.none());
      }
      fill(directory.resolve("quayside.db"), demo.id().value(), shipments);
      System.out.println(server.baseUrls().sandbox() + " " + key);
      System.in.read();
    }
  }

  /// Straight into the tables, as many purchases would have left them.
  private static void fill(Path file, String workspace, int shipments) throws Exception {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      long there;
      try (var row = statement.executeQuery("SELECT count(*) FROM shipment")) {
        row.next();
        there = row.getLong(1);
      }
      if (there >= shipments) {
        return;
      }
      statement.execute("BEGIN IMMEDIATE");
      for (String sql : SEED.formatted(there, shipments - 1, workspace).split(";")) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
      statement.execute("COMMIT");
      statement.execute("ANALYZE");
      // pages in a log of gigabytes are found slowly, and no shop has one
      statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    }
  }

  private static final String SEED =
      """
      CREATE TEMP TABLE seed AS
        WITH RECURSIVE n(i) AS (SELECT %d UNION ALL SELECT i + 1 FROM n WHERE i < %d)
        SELECT i, printf('%%026d', i) AS tail, 1740000000000 + i * 30000 AS at, '%s' AS workspace,
          CASE i %% 3 WHEN 0 THEN 'usps' WHEN 1 THEN 'ups' ELSE 'fedex' END AS carrier,
          CASE i %% 3 WHEN 0 THEN 'usps_ground_advantage' WHEN 1 THEN 'ups_ground' ELSE 'fedex_ground' END AS service,
          printf('%%05d', 10000 + (i * 7919) %% 80000) AS from_zip, printf('%%05d', 10000 + (i * 104729) %% 80000) AS to_zip,
          700 + (i * 31) %% 3000 AS paid
        FROM n;
      INSERT INTO shipment (id, workspace_id, label_id, status, carrier, service, service_name, reference, is_return,
          tracking_number, label_format, currency, amount, consignment, acceptance, ship_date, estimated_delivery,
          created_at, updated_at, voidable_until)
        SELECT 'shp_' || tail, workspace, 'lbl_' || tail, 'delivered', carrier, service, service, 'order-' || i, 0,
          'T' || tail, 'pdf', 'USD', paid,
          '{"from":{"name":"Ann Sender","street1":"500 Terry Francois Blvd","city":"San Francisco","state":"CA","zip":"94158","country":"US"},' ||
          '"to":{"name":"Bob Buyer","street1":"350 5th Ave","city":"New York","state":"NY","zip":"10118","country":"US"},' ||
          '"parcel":{"weight":{"ounces":18.5},"hazmat":false,"signature":"NONE"},"isReturn":false,"reference":"order-' || i || '","tenderAt":"2026-01-01T00:00:00Z"}',
          '{"trackingNumber":"T' || tail || '","routing":{},"shipDate":"2026-01-02","estimatedDelivery":"2026-01-05","acceptedAt":"2026-01-01T00:00:00Z"}',
          date(at / 1000, 'unixepoch'), date(at / 1000 + 345600, 'unixepoch'), at, at, at + 86400000
        FROM seed;
      INSERT INTO tracker (id, workspace_id, shipment_id, carrier, tracking_number, status, created_at, updated_at, heard_at, asked_at, ended_at)
        SELECT 'trk_' || tail, workspace, 'shp_' || tail, carrier, 'T' || tail, 'delivered', at, at + 345600000, at, at, at + 345600000 FROM seed;
      INSERT INTO tracker_scan (tracker_id, at, status, substatus, description, city, state, country, heard_at)
        SELECT 'trk_' || tail, at + 43200000, 'accepted', 'picked_up', 'Picked up', 'San Francisco', 'CA', 'US', at FROM seed
        UNION ALL
        SELECT 'trk_' || tail, at + 345600000, 'delivered', NULL, 'Delivered', 'New York', 'NY', 'US', at FROM seed;
      INSERT INTO journey (shipment_id, workspace_id, carrier, service, from_zip, to_zip, to_country, zone, ship_date, promised, promised_days,
          currency, paid, best_carrier, best, bought_at, delivered_on, handled)
        SELECT 'shp_' || tail, workspace, carrier, service, from_zip, to_zip, 'US', '5', date(at / 1000, 'unixepoch'),
          date(at / 1000 + 345600, 'unixepoch'), 3, 'USD', paid, 'usps', paid - (i %% 2) * 100, at,
          date(at / 1000 + 345600, 'unixepoch'), 1 FROM seed;
      DROP TABLE seed
      """;
}
