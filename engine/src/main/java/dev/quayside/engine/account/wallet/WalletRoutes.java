package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// /v1/wallet.
public record WalletRoutes(Wallets wallets) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/wallet", Role.VIEWER, this::wallet);
    routes.get("/v1/wallet/transactions", Role.VIEWER, this::transactions);
    routes.post("/v1/wallet/deposits", Role.ADMIN, WalletJson.Deposit::read, this::deposit);
  }

  /// The wallet in one currency: USD, or the one in `?currency=CAD`.
  private Reply wallet(Call call) {
    return Reply.ok(WalletJson.of(wallets.of(call.caller(), call.query(WalletRoutes::currency))));
  }

  private static Currency currency(QueryParameters query) {
    return Objects.requireNonNullElse(asked(query), Money.USD);
  }

  private static @Nullable Currency asked(QueryParameters query) {
    return query.filter(
        "currency", Wallets.CURRENCIES.toArray(Currency[]::new), Currency::getCurrencyCode);
  }

  private static WalletFilter filter(QueryParameters query) {
    var age = query.age();
    return new WalletFilter(
        query.filter("type", WalletEntry.Kind.values(), WalletEntry.Kind::wire),
        asked(query),
        query.text("shipmentId"),
        age.createdAfter(),
        age.createdBefore());
  }

  private Reply transactions(Call call) {
    record Question(WalletFilter filter, Slice<WalletSort> slice) {}
    var sorts = List.of(WalletSort.values());
    var asked = call.query(query -> new Question(filter(query), query.slice(sorts)));
    var page = wallets.entries(call.caller(), asked.filter(), asked.slice());
    return Reply.ok(PageJson.of(page, asked.slice(), WalletJson.Transaction::of));
  }

  private Reply deposit(Call call, WalletJson.Deposit deposit) {
    return call.created(
        key ->
            wallets.deposit(
                call.caller(),
                Objects.requireNonNull(deposit.amount()),
                deposit.description(),
                key),
        WalletJson.Transaction::of);
  }
}
