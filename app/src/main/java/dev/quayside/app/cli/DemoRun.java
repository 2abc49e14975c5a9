package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.Console;
import dev.quayside.app.cli.terminal.Table;
import dev.quayside.app.cli.terminal.Table.Align;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.rates.Badge;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.measure.Dpi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// The steps of the demo, printed as they happen.
final class DemoRun {

  private static final List<Align> RATE_COLUMNS =
      List.of(
          Align.RIGHT, Align.LEFT, Align.LEFT, Align.LEFT, Align.RIGHT, Align.RIGHT, Align.LEFT);

  private final Engine engine;
  private final Console console;
  private final Path data;
  private final Path out;
  private final Caller caller;
  private final Formats formats = new Formats(new Texts(Language.ENGLISH), ZoneOffset.UTC);

  /// @param data the data directory of the engine
  DemoRun(Engine engine, Console console, Path data, Path out) {
    this.engine = engine;
    this.console = console;
    this.data = data;
    this.out = out;
    caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  /// Runs all steps and prints each.
  ///
  /// @return the result, field by field
  Map<String, ?> run() {
    introduce();
    var rate = quote();
    var bought = buy(rate);
    var files = write(bought);
    track(bought);
    var cancelled = cancel(bought);
    var tables = new DemoTables(engine, caller, console, data, out).run();
    return Map.of(
        "labelId", bought.labelId(),
        "trackingNumber", number(bought),
        "service", bought.serviceName(),
        "price", bought.price().amount(),
        "files", files,
        "sampleDatabase", tables.toString(),
        "status", cancelled.labelStatus().wire());
  }

  private void introduce() {
    var to = Sample.RECIPIENT.value();
    var from = Sample.SENDER.value();
    console.line("Quayside demo: one parcel, in the sandbox. No network, no money.");
    console.blank();
    console.fact(
        "From", from.company() + ", " + from.city() + ", " + from.state() + " " + from.zip());
    console.fact("To", to.name() + ", " + to.city() + ", " + to.state() + " " + to.zip());
    var parcel = Sample.PARCEL.value();
    var sides = parcel.dimensions();
    console.fact(
        "Parcel",
        formats.weight(parcel.weight())
            + (sides == null
                ? ""
                : ", " + sides.length() + " x " + sides.width() + " x " + sides.height() + " in"));
  }

  /// The cheapest rate, as the window would choose it.
  private Rate quote() {
    var quote =
        engine
            .rating()
            .rates()
            .quote(
                caller,
                RateRequest.of(
                    Sample.SENDER.value(), Sample.RECIPIENT.value(), Sample.PARCEL.value()));
    var awards = Badge.among(quote.rates());
    var table = new Table(RATE_COLUMNS, "#", "Carrier", "Service", "Delivery", "Days", "Price", "");
    int number = 0;
    for (var rate : quote.rates()) {
      table.row(
          Integer.toString(++number),
          rate.carrierName(),
          rate.quote().serviceName(),
          formats.day(rate.quote().deliveryDate()),
          Integer.toString(rate.quote().transitDays()),
          formats.money(rate.quote().amount()),
          awards.entrySet().stream()
              .filter(award -> award.getValue().equals(rate))
              .map(award -> award.getKey().name().toLowerCase(Locale.ROOT))
              .collect(Collectors.joining(", ")));
    }
    console.title("1. Rates");
    table.lines().forEach(console::line);
    return quote.rates().getFirst();
  }

  private Shipment buy(Rate rate) {
    var before = balance();
    var order =
        new LabelRequest(
            rate.id(),
            null,
            null,
            Sample.SENDER,
            Sample.RECIPIENT,
            Sample.PARCEL,
            false,
            null,
            Sample.REFERENCE,
            LabelFormat.PDF);
    var bought = engine.shipping().purchase().buy(caller, order, RequestKey.none());
    console.title("2. Bought");
    console.fact("Service", bought.serviceName());
    console.fact("Label", bought.labelId());
    console.fact("Tracking", number(bought));
    console.fact("Price", formats.money(bought.price()));
    console.fact("Wallet", before + " -> " + balance());
    return bought;
  }

  private List<String> write(Shipment bought) {
    var files = new ArrayList<String>();
    console.title("3. Label files");
    for (var format : LabelFormat.values()) {
      var file = out.resolve(number(bought) + "." + format.wire());
      var bytes = engine.documents().labelArt().file(caller, bought, format, Dpi.DPI_203);
      try {
        Files.createDirectories(out);
        Files.write(file, bytes);
      } catch (IOException e) {
        throw new CommandFailure(file + " cannot be written: choose another folder with --out");
      }
      console.fact(
          format.name(), String.format(Locale.ROOT, "%s  (%,d bytes)", file, bytes.length));
      files.add(file.toString());
    }
    return files;
  }

  private void track(Shipment bought) {
    var tracker = engine.trackers().track(caller, number(bought));
    console.title("4. Tracking");
    var substatus = tracker.substatus();
    console.fact(
        "Status", tracker.status().wire() + (substatus == null ? "" : ", " + substatus.wire()));
    tracker
        .scans()
        .forEach(scan -> console.fact("", formats.moment(scan.at()) + "  " + scan.description()));
  }

  private Shipment cancel(Shipment bought) {
    var cancelled = engine.shipping().voids().cancel(caller, bought.id(), RequestKey.none());
    var refund = cancelled.refund();
    console.title("5. Void");
    console.fact("Label", cancelled.labelStatus().wire());
    if (refund != null) {
      var due = refund.dueAt();
      console.fact(
          "Refund",
          formats.money(refund.amount())
              + " "
              + refund.status().wire()
              + (due == null ? "" : ", in the wallet by " + formats.dayOf(due)));
    }
    console.blank();
    return cancelled;
  }

  private String balance() {
    return formats.money(engine.accounts().wallets().of(caller).available());
  }

  private static String number(Shipment shipment) {
    return shipment.trackingNumber().orElseThrow();
  }
}
