package dev.quayside.engine.order.batch;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.batch.BatchEstimate.Bill;
import dev.quayside.engine.order.batch.BatchEstimate.LeftOut;
import dev.quayside.engine.order.batch.BatchEstimate.Unmapped;
import dev.quayside.engine.order.fulfilment.Fulfilment;
import dev.quayside.engine.order.fulfilment.PackedOrder;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.shipping.rate.Rate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import org.jspecify.annotations.Nullable;

/// Estimates the cost of a batch, and decides whether it needs confirmation. Nothing is bought
/// here.
public record BatchEstimates(
    Fulfilment fulfilment, Carriers carriers, Wallets wallets, Settings settings) {

  private static final String LIMITS = "batch.limits";

  /// Parcels estimated at a time; the same number as a batch buys at a time.
  private static final int AT_A_TIME = 4;

  /// The estimate to be confirmed before the batch is bought; empty when none is needed.
  ///
  /// @throws ProblemException as {@link #of}
  public Optional<BatchEstimate> question(
      Caller caller, List<BatchParcel> parcels, Address sender, @Nullable Choice fallback) {
    var limits = limits(caller);
    return Optional.of(of(caller, parcels, sender, fallback)).filter(found -> found.asks(limits));
  }

  /// Asks the carriers about every parcel, a few at a time.
  ///
  /// @param fallback rate to choose when no rule chooses one; null to skip such orders
  /// @throws ProblemException `NOT_FOUND` for an order of another workspace
  public BatchEstimate of(
      Caller caller, List<BatchParcel> parcels, Address sender, @Nullable Choice fallback) {
    var prospects =
        parcels.stream()
            .gather(
                Gatherers.mapConcurrent(
                    AT_A_TIME, parcel -> prospect(caller, parcel, sender, fallback)))
            .toList();
    var rates = prospects.stream().map(BatchProspect::rate).filter(Objects::nonNull).toList();
    return new BatchEstimate(
        rates.size(),
        Math.toIntExact(rates.stream().filter(rate -> rate.quote().billed() != null).count()),
        bills(caller, rates),
        prospects.stream().filter(one -> one.rate() == null).map(BatchEstimates::leftOut).toList(),
        Unmapped.counted(prospects.stream().map(BatchProspect::unmapped)));
  }

  /// The label that would be bought for a parcel.
  public BatchProspect prospect(
      Caller caller, BatchParcel parcel, Address sender, @Nullable Choice fallback) {
    var order = fulfilment.orders().get(caller, parcel.orderId());
    try {
      int parcels = fulfilment.parcels(caller, order, sender);
      if (order.state().canShip() && parcels > 1) { // as the batch leaves it out
        return BatchProspect.none(parcel, order.number(), OrderStop.SEVERAL_PARCELS.of(parcels));
      }
      var ready = fulfilment.ready(caller, order, parcel.with(), sender, fallback);
      return switch (ready) {
        case Readiness.Chosen chosen ->
            new BatchProspect(
                parcel, order.number(), chosen.rate(), null, unmapped(order, chosen.packed()));
        case Readiness.Unchosen unchosen ->
            BatchProspect.none(parcel, order.number(), unchosen.why());
        case Readiness.Incomplete incomplete ->
            BatchProspect.none(parcel, order.number(), Violation.listed(incomplete.missing()));
        case Readiness.Unrateable unrateable ->
            BatchProspect.none(parcel, order.number(), unrateable.problem().message());
        case Readiness.Stopped stopped -> BatchProspect.none(parcel, order.number(), stopped.why());
        case Readiness.Shipped _ ->
            BatchProspect.none(parcel, order.number(), OrderStop.SHIPPED.of());
      };
    } catch (ProblemException refused) {
      return BatchProspect.none(parcel, order.number(), refused.problem().message());
    }
  }

  /// What the buyer asked for when the service is the fallback's: neither a rule nor the words
  /// chose it.
  private static @Nullable String unmapped(SalesOrder order, PackedOrder packed) {
    var wanted = order.details().service();
    return packed.choice() != null || wanted == null || wanted.isBlank() ? null : wanted.strip();
  }

  public BatchLimits limits(Caller caller) {
    return settings.find(caller, LIMITS, BatchLimits.class).orElse(BatchLimits.DEFAULT);
  }

  /// @throws ProblemException `INVALID_REQUEST` for a negative limit or one above a million
  public void keep(Caller caller, BatchLimits limits) {
    Acting.require(Right.CHANGE_SETTINGS);
    limits.check();
    settings.keep(caller, LIMITS, limits);
  }

  private List<Bill> bills(Caller caller, List<Rate> rates) {
    var invoicing =
        carriers.of(caller).stream()
            .filter(carrier -> carrier.terms().billing() == Billing.CARRIER)
            .map(carrier -> carrier.profile().code())
            .collect(Collectors.toSet());
    var bills = new ArrayList<Bill>();
    for (var currency : currencies(rates)) {
      var all = rates.stream().filter(rate -> price(rate).currency().equals(currency)).toList();
      var prepaid = all.stream().filter(rate -> !invoicing.contains(rate.carrier())).toList();
      bills.add(
          new Bill(
              sum(all, currency),
              sum(prepaid, currency),
              wallets.of(caller, currency).available()));
    }
    return bills;
  }

  private static List<Currency> currencies(List<Rate> rates) {
    return rates.stream().map(rate -> price(rate).currency()).distinct().toList();
  }

  private static Money sum(List<Rate> rates, Currency currency) {
    return rates.stream().map(BatchEstimates::price).reduce(Money.zero(currency), Money::plus);
  }

  private static Money price(Rate rate) {
    return rate.quote().amount();
  }

  private static LeftOut leftOut(BatchProspect prospect) {
    return new LeftOut(
        prospect.parcel().orderId(),
        prospect.number(),
        Objects.requireNonNullElseGet(prospect.why(), OrderStop.NO_RULE::of));
  }
}
