package dev.quayside.app.window;

import dev.quayside.app.sample.Sample;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Set;

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
          "shipping",
          "shipment",
          "many.sql");

  private static final String INSERT_FILE =
      "INSERT INTO shipment_document (shipment_id, kind, file, link, next_ask_at)"
          + " SELECT id, %s FROM shipment ORDER BY id ";

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

  /// Of the first label the carrier lost the file, beside it an invoice; of the second it still
  /// makes both.
  static void loseFiles(Path data) throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("quayside.db"));
        var statement = connection.createStatement()) {
      for (var values :
          List.of(
              "'label', NULL, '', 9223372036854775807",
              "'commercial_invoice', x'255044462D', '', NULL")) {
        statement.execute(INSERT_FILE.formatted(values) + "ASC LIMIT 1");
      }
      for (var kind : List.of("label", "customs_form")) {
        statement.execute(
            INSERT_FILE.formatted("'" + kind + "', NULL, 'link', 9223372036854775807")
                + "ASC LIMIT 1 OFFSET 1");
      }
    }
  }

  public static Shipment buy(Engine engine, String recipient) {
    return buy(engine, "usps", "USPS_GROUND_ADVANTAGE", recipient);
  }

  public static Shipment buy(Engine engine, String carrier, String service, String recipient) {
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
        .shipping()
        .purchase()
        .buy(
            engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller(),
            new LabelRequest(
                null,
                carrier,
                service,
                Sample.SENDER,
                named,
                Sample.PARCEL,
                false,
                null,
                "ORD-20481",
                LabelFormat.PDF),
            RequestKey.none());
  }

  /// USPS sells a label, and nobody can read what it answers from then on.
  public static Shipment buyInDoubt(Engine engine) {
    var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    var rates =
        engine
            .rating()
            .rates()
            .quote(
                caller,
                new RateRequest(
                    Sample.SENDER.value(),
                    Sample.RECIPIENT.value(),
                    Sample.PARCEL.value(),
                    false,
                    null,
                    Set.of("usps"),
                    Set.of()))
            .rates();
    behave(engine, Availability.MALFORMED);
    return engine
        .shipping()
        .purchase()
        .buy(caller, LabelRequest.ofRate(rates.getFirst().id(), "ORD-20482"), RequestKey.none());
  }

  /// How USPS behaves from now on.
  public static void behave(Engine engine, Availability availability) {
    engine
        .sandbox()
        .sandboxLab()
        .behave(
            engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller(),
            "usps",
            new CarrierFault(availability, Duration.ZERO));
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
