package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import java.util.Currency;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The currency of a request's amounts that name none, looked up once and only when there is such
/// an amount: an order may have hundreds.
final class AccountCurrency implements Supplier<Currency> {

  private final Function<WorkspaceId, Currency> accounts;
  private final @Nullable Caller caller;
  private @Nullable Currency known;

  /// @param accounts the currency of a workspace's account
  /// @param caller null while the caller is not known yet; such requests hold no amounts
  AccountCurrency(Function<WorkspaceId, Currency> accounts, @Nullable Caller caller) {
    this.accounts = accounts;
    this.caller = caller;
  }

  @Override
  public Currency get() {
    var currency = known;
    if (currency == null) {
      currency = caller == null ? Money.USD : accounts.apply(caller.workspace());
      known = currency;
    }
    return currency;
  }
}
