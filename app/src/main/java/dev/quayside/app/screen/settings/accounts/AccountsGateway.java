package dev.quayside.app.screen.settings.accounts;

import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.queue.PrintJob;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What the section asks of the engine; off the window's thread.
public interface AccountsGateway {

  State state();

  CarrierAccount put(String carrier, AccountDraft draft);

  /// Shows the credentials to the carrier; takes up to ten seconds.
  CarrierAccount test(String carrier);

  void remove(String carrier);

  /// The cheapest label of the carrier from the workspace's own address to itself.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` without an address
  Rate firstOffer(String carrier);

  /// Buys it: it costs what it says.
  Shipment buyFirst(Rate offer);

  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` without a printer
  PrintJob printFirst(Shipment label);

  Shipment voidFirst(Shipment label);

  /// @param sandbox whether the workspace is one: no account is needed there
  /// @param bought codes of carriers with an account of which a label was bought
  /// @param voided codes of those of which one was voided
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
