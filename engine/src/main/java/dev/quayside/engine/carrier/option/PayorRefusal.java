package dev.quayside.engine.carrier.option;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.Tender;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Tells a carrier's refusal of another's account from its other refusals. No carrier publishes all
/// its words for it: that they name the account or who pays is a guess.
public final class PayorRefusal {

  private static final Set<String> WORDS =
      Set.of("account", "payor", "payer", "bill to", "billto", "billing", "third party");

  /// What is said of something else, whatever words it has.
  private static final Set<ProblemCode> OTHERS =
      Set.of(
          ProblemCode.CARRIER_UNAVAILABLE,
          ProblemCode.INVALID_ADDRESS,
          ProblemCode.INVALID_CUSTOMS,
          ProblemCode.PAYOR_NOT_ACCEPTED);

  private PayorRefusal() {}

  /// @throws ProblemException `PAYOR_NOT_ACCEPTED` in the carrier's words, where another pays and
  ///   the refusal is about that
  public static <T> T told(Tender tender, Supplier<T> order) {
    if (tender.consignment().options() == null) {
      return order.get();
    }
    try {
      return order.get();
    } catch (ProblemException refused) {
      throw isOfAccount(tender, refused) ? notAccepted(tender, refused) : refused;
    }
  }

  private static boolean isOfAccount(Tender tender, ProblemException refused) {
    var words = refused.problem().message().sentence().toLowerCase(Locale.ROOT);
    return tender.consignment().wanted().billing().hasAccount()
        && !OTHERS.contains(refused.code())
        && WORDS.stream().anyMatch(words::contains);
  }

  private static ProblemException notAccepted(Tender tender, ProblemException refused) {
    var billing = tender.consignment().wanted().billing();
    boolean transport = Stream.ofNullable(billing.transport()).anyMatch(it -> it.account() != null);
    return ProblemException.invalid(
        ProblemCode.PAYOR_NOT_ACCEPTED,
        transport ? "billing.transport.account" : "billing.duties.account",
        refused.problem().message());
  }
}
