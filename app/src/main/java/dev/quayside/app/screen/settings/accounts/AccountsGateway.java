package dev.quayside.app.screen.settings.accounts;

import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.queue.PrintJob;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The section's access to the engine; called off the window's thread.
public interface AccountsGateway {

  State state();

  CarrierAccount put(String carrier, AccountDraft draft);

  /// Sends the credentials to the carrier; blocks up to ten seconds.
  CarrierAccount test(String carrier);

  void remove(String carrier);

  /// The carrier's cheapest label from the workspace's own address to itself.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` without an address
  Rate firstOffer(String carrier);

  /// Buys the label for real money.
  Shipment buyFirst(Rate offer);

  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` without a printer
  PrintJob printFirst(Shipment label);

  Shipment voidFirst(Shipment label);

  /// @param sandbox whether the workspace is a sandbox, which needs no accounts
  /// @param bought codes of carriers with an account for which a label was bought
  /// @param voided codes of those for which a label was voided
  /// @param first labels to the workspace's own address that are not voided yet, or not confirmed,
  ///   by carrier
  /// @param sells whether any carrier of the workspace gives rates and labels at all
  record State(
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
