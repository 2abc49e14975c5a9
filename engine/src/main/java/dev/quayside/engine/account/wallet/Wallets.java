package dev.quayside.engine.account.wallet;

import dev.quayside.engine.account.wallet.WalletEntry.Kind;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Moves money in and out of a workspace's wallets, one for each currency: a label is paid in the
/// currency of its price, and an exchange rate is a decision that is not made here. Methods with a
/// `Tx` run inside the caller's transaction.
public final class Wallets {

  /// The currencies of the countries whose carriers Quayside knows (docs/api/answers.md).
  public static final List<Currency> CURRENCIES =
      Stream.of("USD", "CAD", "AUD", "GBP").map(Currency::getInstance).toList();

  private static final BigDecimal SANDBOX_START = BigDecimal.valueOf(1_000);
  private static final BigDecimal LARGEST_DEPOSIT = BigDecimal.valueOf(1_000_000);

  private final Database database;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final LiveEvents live;
  private final Changes changes = new Changes();
  private final Audit audit;
  private final WalletStore store = new WalletStore();

  /// @param live receives every movement of money
  public Wallets(Database database, Ids ids, WorkspaceClock clock, LiveEvents live) {
    this(database, ids, clock, live, new Audit(ids, null));
  }

  /// @param live receives every movement of money
  /// @param audit notes who moved it
  public Wallets(Database database, Ids ids, WorkspaceClock clock, LiveEvents live, Audit audit) {
    this.database = database;
    this.ids = ids;
    this.clock = clock;
    this.live = live;
    this.audit = audit;
  }

  /// Opens a new workspace's wallet: USD, and in the sandbox 1,000.00 of play money. Wallets in
  /// other currencies open when they are first used.
  public void open(Tx tx, WorkspaceId workspace, Environment environment) {
    open(tx, workspace, environment, Money.USD);
  }

  /// The wallet in USD.
  public Wallet of(Caller caller) {
    return of(caller, Money.USD);
  }

  /// The wallet in one currency; if it was never used, as it will be when it opens.
  public Wallet of(Caller caller, Currency currency) {
    return database
        .read(tx -> store.find(tx, caller.workspace(), currency))
        .orElseGet(() -> new Wallet(start(caller.environment(), currency), Money.zero(currency)));
  }

  /// The wallets the workspace has used, the one in USD first.
  public List<Wallet> all(Caller caller) {
    return database.read(
        tx ->
            CURRENCIES.stream()
                .flatMap(currency -> store.find(tx, caller.workspace(), currency).stream())
                .toList());
  }

  /// The cost of each of the last `months` months, the present one first.
  ///
  /// @param zone the time zone that months begin and end in
  public List<Usage> usage(Caller caller, int months, ZoneId zone) {
    var current = YearMonth.from(clock.now(caller.workspace()).atZone(zone));
    return database.read(
        tx ->
            IntStream.range(0, months)
                .mapToObj(current::minusMonths)
                .flatMap(month -> usage(tx, caller.workspace(), month, zone).stream())
                .toList());
  }

  private List<Usage> usage(Tx tx, WorkspaceId workspace, YearMonth month, ZoneId zone) {
    var from = month.atDay(1).atStartOfDay(zone).toInstant();
    var to = month.plusMonths(1).atDay(1).atStartOfDay(zone).toInstant();
    return CURRENCIES.stream()
        .map(currency -> store.usage(tx, workspace, month, currency, from, to))
        .filter(usage -> !usage.isNothing())
        .toList();
  }

  public Page<WalletEntry> entries(Caller caller, Page.Request page) {
    return entries(caller, WalletFilter.EVERYTHING, Slice.of(WalletSort.CREATED_AT, page));
  }

  /// The entries of the ledger that match `filter`.
  public Page<WalletEntry> entries(Caller caller, WalletFilter filter, Slice<WalletSort> slice) {
    return database.read(tx -> store.entries(tx, caller.workspace(), filter, slice));
  }

  /// Adds a deposit.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for an amount that is not above zero, or too large
  public WalletEntry deposit(
      Caller caller, Money amount, Message description, RequestKey<WalletEntry> key) {
    Acting.require(Right.ADD_FUNDS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, found -> checkDeposit(amount, found));
    var workspace = caller.workspace();
    if (database.read(tx -> store.find(tx, workspace, amount.currency())).isEmpty()) {
      database.change(
          tx -> {
            open(tx, workspace, caller.environment(), amount.currency());
          });
    }
    return database.writeIfUnchanged(
        tx -> balance(tx, workspace, amount.currency()),
        before -> {
          var balance = before.plus(amount);
          var entry =
              entry(workspace, Kind.DEPOSIT, Billing.WALLET, amount, balance, null, description);
          var answer = key.answer(entry);
          return tx -> {
            store.add(tx, workspace, amount);
            append(tx, workspace, entry);
            audit.note(tx, workspace, "wallet.deposited", entry.id());
            answer.keep(tx);
            return entry;
          };
        });
  }

  static void checkDeposit(Money deposit, Violations found) {
    if (deposit.amount().signum() <= 0 || deposit.amount().compareTo(LARGEST_DEPOSIT) > 0) {
      found.add("amount", WalletWords.DEPOSIT_RANGE, LARGEST_DEPOSIT);
    }
  }

  /// Sets money aside before a carrier is asked, so that two purchases cannot both spend it. An
  /// amount the carrier invoices needs no money.
  ///
  /// @throws ProblemException `INSUFFICIENT_BALANCE`
  public void hold(Tx tx, Caller caller, Billing billing, Money amount) {
    var workspace = caller.workspace();
    if (billing == Billing.CARRIER || store.hold(tx, workspace, amount)) {
      return;
    }
    open(tx, workspace, caller.environment(), amount.currency());
    if (!store.hold(tx, workspace, amount)) {
      var wallet = store.find(tx, workspace, amount.currency()).orElseThrow();
      throw ProblemException.refused(
          ProblemCode.INSUFFICIENT_BALANCE, WalletWords.TOO_LITTLE, amount, wallet.available());
    }
  }

  /// Returns money that was set aside: nothing was bought.
  public void release(Tx tx, WorkspaceId workspace, Billing billing, Money held) {
    if (billing == Billing.WALLET) {
      store.release(tx, workspace, held);
    }
  }

  /// Sets money aside again that was returned: it was bought after all.
  ///
  /// @return false when that much is no longer available
  public boolean holdAgain(Tx tx, WorkspaceId workspace, Billing billing, Money amount) {
    return billing == Billing.CARRIER || store.hold(tx, workspace, amount);
  }

  /// Turns money set aside into a charge, or records an amount the carrier invoices.
  public void charge(
      Tx tx,
      WorkspaceId workspace,
      Billing billing,
      Money held,
      String shipmentId,
      Message description) {
    var spent = billing == Billing.WALLET ? held : Money.zero(held.currency());
    // its balance is known when it is stored
    var entry =
        entry(
            workspace,
            Kind.CHARGE,
            billing,
            held.negated(),
            Money.zero(held.currency()),
            shipmentId,
            description);
    tx.later(later -> store.charge(later, workspace, spent, entry));
    live.tell(tx, workspace, Topic.WALLET_MOVED, shipmentId);
  }

  /// Adds a refund, or records an amount the carrier credits.
  public void refund(
      Tx tx,
      WorkspaceId workspace,
      Billing billing,
      Money amount,
      String shipmentId,
      Message description) {
    switch (billing) {
      case WALLET -> move(tx, workspace, Kind.REFUND, amount, shipmentId, description);
      case CARRIER ->
          note(
              tx,
              workspace,
              Kind.REFUND,
              billing,
              amount,
              balance(tx, workspace, amount.currency()),
              shipmentId,
              description);
    }
  }

  private Money balance(Tx tx, WorkspaceId workspace, Currency currency) {
    return store
        .find(tx, workspace, currency)
        .map(Wallet::balance)
        .orElseGet(() -> Money.zero(currency));
  }

  private void open(Tx tx, WorkspaceId workspace, Environment environment, Currency currency) {
    var start = start(environment, currency);
    if (store.open(tx, workspace, currency) && !start.isZero()) {
      move(tx, workspace, Kind.DEPOSIT, start, null, WalletWords.SANDBOX.of());
    }
  }

  private static Money start(Environment environment, Currency currency) {
    return environment == Environment.SANDBOX
        ? Money.rounded(SANDBOX_START, currency)
        : Money.zero(currency);
  }

  private WalletEntry move(
      Tx tx,
      WorkspaceId workspace,
      Kind kind,
      Money amount,
      @Nullable String shipmentId,
      Message description) {
    return note(
        tx,
        workspace,
        kind,
        Billing.WALLET,
        amount,
        store.add(tx, workspace, amount),
        shipmentId,
        description);
  }

  private WalletEntry note(
      Tx tx,
      WorkspaceId workspace,
      Kind kind,
      Billing billing,
      Money amount,
      Money balance,
      @Nullable String shipmentId,
      Message description) {
    var entry = entry(workspace, kind, billing, amount, balance, shipmentId, description);
    append(tx, workspace, entry);
    return entry;
  }

  private WalletEntry entry(
      WorkspaceId workspace,
      Kind kind,
      Billing billing,
      Money amount,
      Money balance,
      @Nullable String shipmentId,
      Message description) {
    return new WalletEntry(
        ids.next(IdKind.LEDGER_ENTRY),
        kind,
        billing,
        amount,
        balance,
        shipmentId,
        description,
        clock.now(workspace));
  }

  private void append(Tx tx, WorkspaceId workspace, WalletEntry entry) {
    store.append(tx, workspace, entry);
    var about = entry.shipmentId();
    if (about == null) {
      changes.note(tx, Topic.WALLET_MOVED); // no event of a label tells other engines
    }
    live.tell(tx, workspace, Topic.WALLET_MOVED, about == null ? entry.id() : about);
  }
}
