package dev.quayside.app.screen.settings;

import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.parcel.preset.Material;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What a shop has set up.
final class SettingsSeed {

  /// A file of products, two lines of which are bad.
  static final String PRODUCTS =
      "sku,nombre,peso,valor,color\nBOL-1,Bol,12,18.50,azul\nMUG-1,Taza,mucho,9,\n,Nadie,1,1,\n";

  private SettingsSeed() {}

  /// A file with every kind of line a person may see.
  static Path invoice(Path folder) {
    try {
      return Files.writeString(
          Files.createDirectories(folder).resolve("invoice.csv"),
          """
          invoice_number,invoice_date,tracking_number,charge,amount
          US-2026-1114,2026-11-14,9400111899223100001234,Base,7.64
          US-2026-1114,2026-11-14,9400111899223100005678,Base,11.02
          US-2026-1114,2026-11-14,,Monthly fee,14.00
          """);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void addRules(Engine engine) {
    TestOrders.add(engine, "SO-20001");
    TestOrders.add(engine, "SO-20002");
    var rules = engine.ordering().rules();
    var caller = TestOrders.demo(engine);
    rules.add(
        caller,
        new RuleDraft(
            "Mugs and other things that break on the way, to the West",
            true,
            List.of(
                new Condition(Criterion.SKU, null, null, List.of("MUG-*", "CUP-*")),
                new Condition(Criterion.WEIGHT, null, BigDecimal.valueOf(16), List.of()),
                new Condition(Criterion.STATE, null, null, List.of("CA", "NV", "OR"))),
            Choice.cheapest(3, "usps", "ups"),
            "Mug box",
            Signature.ADULT,
            true,
            null),
        RequestKey.none());
    rules.add(
        caller,
        new RuleDraft(
            "Abroad",
            false,
            List.of(new Condition(Criterion.LANE, null, null, List.of("international"))),
            Choice.hold("look at the papers first"),
            null,
            null,
            false,
            null),
        RequestKey.none());
    TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
  }

  static void addProducts(Engine engine) {
    var caller = TestOrders.demo(engine);
    engine
        .parcels()
        .products()
        .put(
            caller,
            new Product(
                "TE-300-ORGANIC",
                "Matcha Uji 300 g, Premium Bambus",
                Weight.ofOunces("10.58"),
                Money.usd("1018"),
                "0902.10.0000",
                "JP",
                "4901234567894"));
    engine
        .parcels()
        .products()
        .put(caller, new Product("WRAP", "Cinta", null, null, null, null, null));
  }

  static void addBoxes(Engine engine) {
    var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    var oakland = Sample.SENDER;
    engine.parcels().locations().add(caller, new LocationDraft("Oakland", oakland));
    engine
        .parcels()
        .locations()
        .add(
            caller,
            new LocationDraft(
                "Reno",
                new AddressDraft(
                    "Shipping",
                    "Harbor & Pine Supply",
                    "1 E 1st St",
                    null,
                    "Reno",
                    "NV",
                    "89501",
                    "US",
                    null,
                    null)));
    var presets = engine.parcels().presets();
    presets.add(caller, PresetDraft.box("Mug box", Dimensions.ofInches("6", "6", "6")));
    presets.add(
        caller,
        new PresetDraft(
            "Wine crate with straw, six bottles, for the long way",
            Material.BOX,
            Packaging.PACKAGE,
            new BigDecimal("18.5"),
            new BigDecimal("14"),
            new BigDecimal("11.25"),
            new BigDecimal("42"),
            new BigDecimal("320")));
    presets.add(
        caller,
        new PresetDraft(
            "Medium flat",
            Material.BOX,
            Packaging.MEDIUM_FLAT_RATE_BOX,
            null,
            null,
            null,
            new BigDecimal("5.5"),
            null));
  }
}
