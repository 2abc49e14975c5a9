package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountCarrier;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.carrier.tracking.Scan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/// Veho: parcels to homes within the cities it serves.
final class VehoCarrier extends AccountCarrier {

  private static final int CONFLICT = 409;
  private static final String CANCELLED = "cancelled";

  /// How long Veho may still carry out an order that broke off: a guess. Until then, finding no
  /// order proves nothing.
  private static final Duration SETTLES_IN = Duration.ofMinutes(1);

  private final VehoApi api;

  VehoCarrier(CarrierLine line) {
    super(line);
    api = new VehoApi(line);
  }

  @Override
  public CarrierProfile profile() {
    return VehoServices.PROFILE;
  }

  @Override
  protected ProblemException problem(Said refusal) {
    return VehoErrors.problem(line, refusal);
  }

  /// Asks for the quotes of all service classes at once, since one quote has only one class.
  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var wanted = VehoServices.wanted(services);
    var refusal = VehoLimits.ALL.refusal(consignment);
    if (refusal.isPresent()) {
      return Rating.none(wanted.stream().map(CarrierService::code), refusal.get());
    }
    var sides = Limits.sides(consignment);
    var quotes = new ArrayList<Quote>();
    var declined = new ArrayList<Declined>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var answers =
          wanted.stream()
              .map(each -> threads.submit(() -> api.quote(question(consignment, sides, each))))
              .toList();
      for (int i = 0; i < wanted.size(); i++) {
        var service = wanted.get(i);
        var said = answer(answers.get(i));
        quote(said, service, consignment)
            .ifPresentOrElse(quotes::add, () -> declined.add(declined(service, said)));
      }
    }
    return new Rating(quotes, declined);
  }

  private static VehoWire.QuoteRequest question(
      Consignment consignment, Dimensions sides, CarrierService service) {
    return VehoRates.request(consignment, sides, VehoServices.serviceClass(service.code()));
  }

  private static Said answer(Future<Said> asked) {
    try {
      return asked.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException why ? why : new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody waits for Veho's rates any more", e);
    }
  }

  private Optional<Quote> quote(Said said, CarrierService service, Consignment consignment) {
    if (!said.isGood()) {
      return Optional.empty();
    }
    var quotes = line.read(said, VehoWire.Quote[].class);
    return VehoRates.quote(List.of(quotes), service, consignment);
  }

  private Declined declined(CarrierService service, Said said) {
    requireCredentials(said);
    return new Declined(service.code(), problem(said).problem());
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var order = VehoShipments.order(tender, line.credentials().get(Veho.MERCHANT_ID));
    return Wire.read(good(api.create(order)), VehoWire.Order.class)
        .flatMap(said -> acceptance(said, tender))
        .map(this::withFiles)
        .orElseThrow(this::unreadable);
  }

  private Optional<Acceptance> acceptance(VehoWire.Order order, Tender tender) {
    return VehoShipments.acceptance(
        order, tender.consignment(), tender.label().format(), line.clock().instant());
  }

  @Override
  public Optional<byte[]> document(String link) {
    var said = api.file(link);
    return said.isUnknown() || said.status() == CONFLICT
        ? Optional.empty()
        : Optional.of(good(said).body());
  }

  /// Finds the order by its external id, which is our reference.
  @Override
  public LookupAnswer lookUp(Tender tender) {
    var said = api.ordersOf(tender.reference());
    var orders = said.saysUnknown() ? new VehoWire.Order[0] : orders(said);
    return Stream.of(orders)
        .filter(order -> !VendorText.isCode(CANCELLED, order.lastEvent()))
        .flatMap(order -> acceptance(order, tender).stream())
        .findFirst()
        .map(this::withFiles)
        .<LookupAnswer>map(LookupAnswer.Bought::new)
        .orElseGet(() -> unknown(tender, SETTLES_IN));
  }

  private VehoWire.Order[] orders(Said said) {
    return line.read(good(said), VehoWire.Order[].class);
  }

  /// Cancels the order. A second cancellation is refused; the order then tells whether the first
  /// succeeded.
  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var order = VehoHandle.read(label.handle()).order();
    var said = api.cancel(order);
    if (said.isGood() || isCancelled(order)) {
      return new VoidAnswer.Voided(Duration.ZERO);
    }
    requireCredentials(said);
    return new VoidAnswer.Refused(VehoErrors.words(said));
  }

  private boolean isCancelled(String order) {
    var said = api.order(order);
    return said.isGood()
        && Wire.read(said, VehoWire.Order.class)
            .map(each -> VendorText.isCode(CANCELLED, each.lastEvent()))
            .orElse(false);
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    var said = api.track(trackingNumber);
    if (said.isUnknown()) {
      return List.of();
    }
    return VehoTracking.scans(line.read(good(said), VehoWire.Piece.class));
  }
}
