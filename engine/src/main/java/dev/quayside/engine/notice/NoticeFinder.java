package dev.quayside.engine.notice;

import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.account.carrieraccount.CarrierAccounts;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.account.wallet.Wallet;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.analytics.invoice.Invoice;
import dev.quayside.engine.analytics.invoice.Invoices;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.order.ruling.Rulings;
import dev.quayside.engine.order.search.LateOrders;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.print.printer.InstalledPrinters;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Finds what needs a person in a workspace now.
///
/// @param jobsWaiting number of waiting print jobs by printer; printers without any are left out
/// @param clock time of each workspace
public record NoticeFinder(
    Wallets wallets,
    InstalledPrinters printers,
    Stations stations,
    Supplier<Map<String, Integer>> jobsWaiting,
    CarrierAccounts accounts,
    Shipments shipments,
    LateOrders lateOrders,
    Rulings rulings,
    Invoices invoices,
    WorkspaceClock clock) {

  /// Parcels in trouble that are told one by one; more would hide everything else.
  private static final int MOST = 50;

  /// An older invoice was looked at, or never will be.
  private static final Duration INVOICE_STAYS = Duration.ofDays(30);

  List<Finding> find(Caller caller, NoticeSettings settings) {
    return Stream.of(
            funds(caller, settings),
            printers(caller),
            stations(caller),
            accounts(caller),
            exceptions(caller),
            late(caller).stream(),
            told(caller),
            invoices(caller))
        .flatMap(found -> found)
        .toList();
  }

  /// A wallet without any money is one of a workspace whose carriers send invoices.
  private Stream<Finding> funds(Caller caller, NoticeSettings settings) {
    var least = settings.fundsBelow();
    return least == null
        ? Stream.empty()
        : wallets.all(caller).stream()
            .map(Wallet::available)
            .filter(left -> !left.isZero() && left.amount().compareTo(least) < 0)
            .map(
                left ->
                    new Finding(
                        "funds:" + left.currency(),
                        NoticeKind.FUNDS_LOW,
                        left.currency().getCurrencyCode(),
                        NoticeWords.FUNDS_LOW.of(left)));
  }

  /// A printer whose station is not there is no matter of its own.
  private Stream<Finding> printers(Caller caller) {
    var away = stations.offline();
    return printers.of(caller.environment()).stream()
        .filter(setup -> setup.station() == null || !away.contains(setup.station()))
        .map(PrinterSetup::name)
        .flatMap(name -> printers.stopped(name).map(why -> down(name, why)).stream());
  }

  private static Finding down(String printer, Message why) {
    return new Finding(
        "printer:" + printer,
        NoticeKind.PRINTER_DOWN,
        printer,
        NoticeWords.PRINTER_DOWN.of(printer, why));
  }

  /// A station that was closed in the evening needs no one; one that broke off does, when others
  /// may count on its printers.
  private Stream<Finding> stations(Caller caller) {
    var broken = stations.broken();
    if (broken.isEmpty()) {
      return Stream.empty();
    }
    var all = printers.of(caller.environment());
    var waiting = jobsWaiting.get();
    return broken.stream()
        .flatMap(
            station -> {
              var its =
                  all.stream()
                      .filter(setup -> station.name().equals(setup.station()))
                      .map(PrinterSetup::name)
                      .toList();
              int jobs = its.stream().mapToInt(name -> waiting.getOrDefault(name, 0)).sum();
              return its.isEmpty() ? Stream.empty() : Stream.of(gone(station, jobs));
            });
  }

  private static Finding gone(Station station, int jobs) {
    return new Finding(
        "station:" + station.id(),
        NoticeKind.STATION_GONE,
        station.id(),
        NoticeWords.STATION_GONE.of(station.name(), jobs));
  }

  private Stream<Finding> accounts(Caller caller) {
    return accounts.list(caller).stream()
        .filter(CarrierAccount::enabled)
        .filter(
            account ->
                account.connection() == Connection.WRONG_CREDENTIALS
                    || account.connection() == Connection.ACCOUNT_NOT_ALLOWED)
        .map(
            account ->
                new Finding(
                    "account:" + account.kind().code(),
                    NoticeKind.ACCOUNT_REFUSED,
                    account.kind().code(),
                    NoticeWords.ACCOUNT_REFUSED.of(account.kind().name())));
  }

  private Stream<Finding> exceptions(Caller caller) {
    var stopped =
        new ShipmentFilter(null, null, ShipmentStatus.EXCEPTION, null, null, null, null, null);
    return shipments.list(caller, stopped, new Page.Request(1, MOST)).items().stream()
        .map(NoticeFinder::stopped);
  }

  private static Finding stopped(Shipment shipment) {
    var to = shipment.consignment().to();
    return new Finding(
        "parcel:" + shipment.id(),
        NoticeKind.TRACKING_EXCEPTION,
        shipment.id(),
        NoticeWords.TRACKING_EXCEPTION.of(
            shipment.trackingNumber().orElse(""),
            Objects.requireNonNullElse(to.name(), to.city()),
            shipment.carrier()));
  }

  /// By the day in UTC: the day of a place further west ends later.
  private Optional<Finding> late(Caller caller) {
    var today = LocalDate.ofInstant(clock.now(caller.workspace()), ZoneOffset.UTC);
    long late = lateOrders.count(caller, today.minusDays(1));
    return late == 0
        ? Optional.empty()
        : Optional.of(
            new Finding("orders", NoticeKind.ORDERS_LATE, "", NoticeWords.ORDERS_LATE.of(late)));
  }

  /// What rules tell people: one text is one matter, whatever orders it is said of.
  private Stream<Finding> told(Caller caller) {
    return rulings.told(caller, MOST).stream()
        .map(
            each ->
                new Finding(
                    "rule:" + each.text(), NoticeKind.RULE_TOLD, each.oldest(), words(each)));
  }

  private static Message words(Rulings.Told told) {
    return told.orders() == 1
        ? NoticeWords.RULE_TOLD.of(told.text(), told.number())
        : NoticeWords.RULE_TOLD_OF_SEVERAL.of(told.text(), told.number(), told.orders());
  }

  private Stream<Finding> invoices(Caller caller) {
    var recent = clock.now(caller.workspace()).minus(INVOICE_STAYS);
    var newest = new Slice<>(Age.CREATED_AT, true, new Page.Request(1, MOST), null);
    return invoices.list(caller, null, newest).items().stream()
        .filter(invoice -> invoice.importedAt().isAfter(recent) && !invoice.sums().isEmpty())
        .map(NoticeFinder::differs);
  }

  private static Finding differs(Invoice invoice) {
    return new Finding(
        "invoice:" + invoice.id(),
        NoticeKind.INVOICE_DIFFERENCE,
        invoice.id(),
        NoticeWords.INVOICE_DIFFERENCE.of(
            invoice.carrier(), invoice.number(), invoice.difference()));
  }
}
