package dev.quayside.app.window;

import dev.quayside.app.sample.Sample;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.shipment.LabelFormat;
import dev.quayside.engine.shipment.Order;
import dev.quayside.engine.shipment.Shipment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.Optional;

/// A data directory whose demo workspace has shipped for a year.
public final class SeededShop {

  private static final Path SCRIPT =
      Path.of(
          "..",
          "engine",
          "src",
          "test",
          "resources",
          "dev",
          "quayside",
          "engine",
          "shipment",
          "many.sql");

  private SeededShop() {}

  /// Buys a few labels the ordinary way and copies the last of them.
  ///
  /// @param copies bought over the last `days` days
  public static void fill(Path data, int copies, int days) throws Exception {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      buy(engine, "Maya Lindqvist");
      buy(engine, "Wolfeschlegelsteinhausenbergerdorff-Montgomery Sr. & Daughters");
      buy(engine, "Łukasz Żółć");
      buy(engine, "Ann Lee");
    }
    if (copies > 0) {
      copy(data, copies, days);
    }
  }

  public static Shipment buy(Engine engine, String recipient) {
    var to = Sample.RECIPIENT;
    var named =
        new AddressDraft(
            recipient,
            to.company(),
            to.street1(),
            to.street2(),
            to.city(),
            to.state(),
            to.zip(),
            to.country(),
            to.phone(),
            to.email());
    return engine
        .dispatch()
        .buy(
            engine.workspaces().bySlug("demo").orElseThrow().desk(),
            new Order(
                null,
                "usps",
                "USPS_GROUND_ADVANTAGE",
                Sample.SENDER,
                named,
                Sample.PARCEL,
                false,
                null,
                "ORD-20481",
                LabelFormat.PDF),
            Optional.empty(),
            Receipt.none());
  }

  private static void copy(Path data, int copies, int days) throws Exception {
    var script =
        Files.readString(SCRIPT)
            .replace("{COUNT}", Integer.toString(copies))
            .replace("{DAYS}", Integer.toString(days));
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("quayside.db"));
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (var sql : script.replaceAll("(?m)^--.*$", "").split(";\\s*\\n")) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
      connection.commit();
    }
  }
}
