package dev.quayside.engine.retention;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.sandbox.ScanDraft;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/// A shop on the sandbox carriers whose customers all have a word in their name, street, e-mail and
/// notes that is found nowhere else.
record Shop(Engine engine, Caller caller) implements AutoCloseable {

  static final Duration DAY = Duration.ofDays(1);

  static Shop open(Path directory) {
    return in(
        Engine.open(
            new EngineOptions(
                directory,
                InstantSource.system(),
                RandomGenerator.getDefault(),
                Duration.ofSeconds(8),
                Duration.ofHours(1))),
        "demo");
  }

  static Shop in(Engine engine, String slug) {
    var caller =
        engine
            .accounts()
            .workspaces()
            .bySlug(slug)
            .orElseGet(
                () ->
                    engine
                        .accounts()
                        .onboarding()
                        .open(
                            new Workspaces.Draft(slug, slug, "desk"),
                            Environment.SANDBOX,
                            RequestKey.none())
                        .workspace())
            .ownCaller();
    engine.sandbox().sandboxLab().setAutoScan(caller, false);
    if (engine.ordering().rules().list(caller).isEmpty()) {
      engine
          .ordering()
          .rules()
          .add(
              caller,
              new RuleDraft(
                  "all",
                  true,
                  List.of(),
                  Choice.service("ups", "ups_ground"),
                  null,
                  null,
                  false,
                  null),
              RequestKey.none());
    }
    return new Shop(engine, caller);
  }

  void order(String number, String word) {
    var plain = SampleOrders.order(number).details();
    engine
        .ordering()
        .orders()
        .takeIn(
            caller,
            List.of(
                new NewOrder(
                    number,
                    new OrderDetails(
                        customer(word),
                        plain.items(),
                        plain.parcel(),
                        null,
                        null,
                        null,
                        null,
                        "ring at " + word,
                        null),
                    null)));
  }

  /// Buys the label of an order.
  Shipment ship(String number, String word) {
    order(number, word);
    var order = engine.ordering().orders().byNumber(caller, number).orElseThrow();
    var ready = engine.ordering().fulfilment().ready(caller, order, SampleOrders.SENDER);
    return engine.ordering().fulfilment().buy(caller, (Readiness.Chosen) ready);
  }

  void delivered(Shipment shipment) {
    engine
        .sandbox()
        .handScanner()
        .scan(
            caller,
            shipment.trackingNumber().orElseThrow(),
            new ScanDraft(TrackingStatus.DELIVERED, null, null, null, null, null, null),
            RequestKey.none());
  }

  Shipment now(Shipment shipment) {
    return engine.shipping().shipments().get(caller, shipment.id());
  }

  void pass(long days) {
    engine.sandbox().sandboxLab().advance(caller, DAY.multipliedBy(days), RequestKey.none());
  }

  private static Address customer(String word) {
    return new Address(
        "Quirin " + word,
        word + " and Sons",
        "350 " + word + " Ave",
        "Floor " + word,
        "New York",
        "NY",
        "10118",
        "US",
        "2125550147",
        word + "@example.com");
  }

  /// The tables that hold `word`, in any case.
  static List<String> tablesWith(Path directory, String word) throws SQLException {
    var file = DataDirectory.at(directory).database();
    var found = new ArrayList<String>();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var tables = connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
      while (tables.next()) {
        var table = tables.getString("TABLE_NAME");
        try (var statement = connection.createStatement();
            var rows = statement.executeQuery("SELECT * FROM " + table)) {
          while (rows.next()) {
            for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
              var value = String.valueOf(rows.getString(i)).toLowerCase(Locale.ROOT);
              if (value.contains(word.toLowerCase(Locale.ROOT)) && !found.contains(table)) {
                found.add(table);
              }
            }
          }
        }
      }
    }
    return found;
  }

  static void write(Path directory, String sql) throws SQLException {
    var file = DataDirectory.at(directory).database();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  static long count(Path directory, String sql) throws SQLException {
    var file = DataDirectory.at(directory).database();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement();
        var row = statement.executeQuery(sql)) {
      row.next();
      return row.getLong(1);
    }
  }

  @Override
  public void close() {
    engine.close();
  }
}
