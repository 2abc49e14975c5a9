package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The base of every real carrier, as one account sees it.
public abstract class AccountCarrier implements Carrier {

  protected final CarrierLine line;

  protected AccountCarrier(CarrierLine line) {
    this.line = line;
  }

  @Override
  public final Terms terms() {
    return line.credentials().terms();
  }

  @Override
  public final void check(Consignment consignment, String service) {
    line.credentials().carrier().check(consignment, service);
  }

  @Override
  public final String refusedAs(Consignment consignment, String service) {
    return line.credentials().carrier().refusedAs(consignment, service);
  }

  /// The problem a refusal stands for.
  protected abstract ProblemException problem(Said refusal);

  /// @throws ProblemException when the carrier refused
  protected final Said good(Said said) {
    if (!said.isGood()) {
      throw problem(said);
    }
    return said;
  }

  /// Stops when a refusal is about the credentials, and so not about one label or service.
  ///
  /// @throws ProblemException when it is about the credentials
  protected final void requireCredentials(Said said) {
    if (!said.isGood() && problem(said).code() == ProblemCode.CARRIER_CREDENTIALS) {
      throw problem(said);
    }
  }

  /// The exception for an answer that does not say whether the order was done.
  protected final InDoubtException unreadable() {
    return line.unreadable();
  }

  /// The objects that implement its further abilities: itself, or parts of it.
  protected Stream<?> abilities() {
    return Stream.of(this);
  }

  @Override
  public final <T> Optional<T> able(Class<T> capability) {
    return abilities().filter(capability::isInstance).<T>map(capability::cast).findFirst();
  }

  /// Fetches the files that are ready; the others are asked for later. A file that cannot be
  /// fetched never puts the purchase in doubt.
  protected final Acceptance withFiles(Acceptance bought) {
    return bought.with(withFiles(bought.documents()));
  }

  /// Fetches the files of other documents that are ready.
  protected final List<CarrierDocument> withFiles(List<CarrierDocument> documents) {
    return documents.stream().map(this::fetched).toList();
  }

  private CarrierDocument fetched(CarrierDocument document) {
    if (document.link().isEmpty()) {
      return document;
    }
    try {
      return document(document.link())
          .map(file -> CarrierDocument.ready(document.kind(), file))
          .orElse(document);
    } catch (RuntimeException notNow) {
      return document;
    }
  }

  /// A rating that declines all services, for a consignment the carrier does not take.
  ///
  /// @param services the services asked for; empty for all
  protected final Rating declined(Set<String> services, Problem why) {
    return Rating.none(
        profile().services().stream()
            .map(CarrierService::code)
            .filter(code -> services.isEmpty() || services.contains(code)),
        why);
  }

  /// The answer for a purchase the carrier does not know.
  ///
  /// @param settlesIn how long the carrier may still carry out a request that broke off
  protected final LookupAnswer unknown(Tender tender, Duration settlesIn) {
    var certainFrom = tender.orderedAt().plus(settlesIn);
    return line.clock().instant().isBefore(certainFrom)
        ? new LookupAnswer.CannotTell(certainFrom)
        : new LookupAnswer.NotBought();
  }
}
