package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.queue.PrintJob;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The section's access to the engine; called off the window's thread.
public record AccountsGateway(WorkspaceEngine place) {

  /// The parcel of a first label: a pound in a small box, which every carrier takes.
  private static final Parcel PARCEL =
      Parcel.of(Weight.ofPounds(1), Dimensions.ofInches("10", "8", "4"));

  /// Start of a first label's reference, before the carrier's code.
  private static final String FIRST = "first-label-";

  public State state() {
    var engine = place.engine();
    var caller = place.caller();
    var accounts = engine.accounts().carrierAccounts().list(caller);
    return new State(
        accounts,
        caller.environment() == Environment.SANDBOX,
        !engine.carriers().of(caller).isEmpty(),
        withLabels(accounts, null),
        withLabels(accounts, ShipmentStatus.CANCELLED),
        firstLabels(accounts));
  }

  /// @param status null for any
  private Set<String> withLabels(List<CarrierAccount> accounts, @Nullable ShipmentStatus status) {
    return accounts.stream()
        .filter(CarrierAccount::isOpen)
        .map(account -> account.kind().code())
        .filter(code -> hasLabel(code, status))
        .collect(Collectors.toSet());
  }

  private boolean hasLabel(String carrier, @Nullable ShipmentStatus status) {
    var filter = new ShipmentFilter(carrier, null, status, null, null, null, null, null);
    return place
            .engine()
            .shipping()
            .shipments()
            .list(place.caller(), filter, new Page.Request(1, 1))
            .total()
        > 0;
  }

  private Map<String, Shipment> firstLabels(List<CarrierAccount> accounts) {
    return accounts.stream()
        .filter(CarrierAccount::isOpen)
        .flatMap(account -> firstLabel(account.kind().code()).stream())
        .collect(Collectors.toMap(Shipment::carrier, Function.identity()));
  }

  /// The first label that is not voided; one that may have been bought comes first.
  private Optional<Shipment> firstLabel(String carrier) {
    return Stream.of(ShipmentStatus.PENDING, ShipmentStatus.CREATED)
        .flatMap(status -> newestFirst(carrier, status).stream())
        .findFirst();
  }

  private Optional<Shipment> newestFirst(String carrier, ShipmentStatus status) {
    var mine = new ShipmentFilter(carrier, null, status, null, null, FIRST + carrier, null, null);
    return place
        .engine()
        .shipping()
        .shipments()
        .list(place.caller(), mine, new Page.Request(1, 1))
        .items()
        .stream()
        .findFirst();
  }

  /// The carrier's cheapest label from the workspace's own address to itself.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` without an address
  public Rate firstOffer(String carrier) {
    var own =
        place
            .engine()
            .parcels()
            .locations()
            .standard(place.caller())
            .orElseThrow(() -> ProblemException.refused(ProblemCode.CONFLICT, AppWords.SENDER_NONE))
            .address();
    var asked = new RateRequest(own, own, PARCEL, false, null, Set.of(carrier), Set.of());
    return place.engine().rating().rates().quote(place.caller(), asked).rates().stream()
        .min(Comparator.comparingLong(rate -> rate.quote().amount().minor()))
        .orElseThrow(() -> ProblemException.refused(ProblemCode.RATE_NOT_FOUND, AppWords.NO_OFFER));
  }

  /// Buys the label for real money.
  public Shipment buyFirst(Rate offer) {
    return place
        .engine()
        .shipping()
        .purchase()
        .buy(
            place.caller(),
            LabelRequest.ofRate(offer.id(), FIRST + offer.carrier()),
            RequestKey.none());
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` without a printer
  public PrintJob printFirst(Shipment label) {
    return place.engine().printService().print(place.caller(), label, null);
  }

  public Shipment voidFirst(Shipment label) {
    return place.engine().shipping().voids().cancel(place.caller(), label.id(), RequestKey.none());
  }

  public CarrierAccount put(String carrier, AccountDraft draft) {
    return place.engine().accounts().carrierAccounts().put(place.caller(), carrier, draft);
  }

  /// Sends the credentials to the carrier; blocks up to ten seconds.
  public CarrierAccount test(String carrier) {
    return place
        .engine()
        .accounts()
        .carrierAccounts()
        .test(place.caller(), carrier, RequestKey.none());
  }

  public void remove(String carrier) {
    place.engine().accounts().carrierAccounts().remove(place.caller(), carrier);
  }

  /// @param sandbox whether the workspace is a sandbox, which needs no accounts
  /// @param bought codes of carriers with an account for which a label was bought
  /// @param voided codes of those for which a label was voided
  /// @param first labels to the workspace's own address that are not voided yet, or not confirmed,
  ///   by carrier
  /// @param sells whether any carrier of the workspace gives rates and labels at all
  public record State(
      List<CarrierAccount> accounts,
      boolean sandbox,
      boolean sells,
      Set<String> bought,
      Set<String> voided,
      Map<String, Shipment> first) {
    public State {
      accounts = List.copyOf(accounts);
      bought = Set.copyOf(bought);
      voided = Set.copyOf(voided);
      first = Map.copyOf(first);
    }
  }
}
