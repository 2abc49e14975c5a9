package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A wallet on the wire (docs/api/wallet.md).
///
/// @param held set aside for purchases not finished yet; part of the balance
record WalletJson(BigDecimal balance, BigDecimal held, BigDecimal available, String currency) {

  static WalletJson of(Wallet wallet) {
    return new WalletJson(
        wallet.balance().amount(),
        wallet.held().amount(),
        wallet.available().amount(),
        wallet.balance().currency().getCurrencyCode());
  }

  /// One entry of the ledger.
  ///
  /// @param amount negative for a charge
  record Transaction(
      String id,
      String type,
      String billing,
      BigDecimal amount,
      String currency,
      BigDecimal balanceAfter,
      @Nullable String shipmentId,
      Message description,
      Instant createdAt) {

    static Transaction of(WalletEntry entry) {
      return new Transaction(
          entry.id(),
          entry.kind().wire(),
          entry.billing().wire(),
          entry.amount().amount(),
          entry.amount().currency().getCurrencyCode(),
          entry.balanceAfter().amount(),
          entry.shipmentId(),
          entry.description(),
          entry.createdAt());
    }
  }

  /// A deposit. When the amount is missing, that has been reported as a violation.
  record Deposit(@Nullable Money amount, Message description) {

    static Deposit read(Fields body) {
      var description = body.text("description");
      var currency = MoneyJson.currency(body, "currency", Money.USD);
      if (!Wallets.CURRENCIES.contains(currency)) {
        body.violations().add("currency", FieldWords.ONE_OF, Wallets.CURRENCIES);
      }
      var amount = MoneyJson.amount(body, "amount", currency);
      if (amount != null) {
        Wallets.checkDeposit(amount, body.violations());
      }
      return new Deposit(
          amount, description == null ? WalletWords.DEPOSIT.of() : Message.said(description));
    }
  }
}
