package dev.quayside.engine.wallet;

import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import dev.quayside.engine.wallet.WalletEntry.Kind;
import java.time.Instant;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Money in and out of a workspace's wallet. Methods with a `Tx` are steps of somebody else's
/// transaction.
public final class Wallets {

  private static final Money SANDBOX_START = Money.usd("1000.00");
  private static final Money LARGEST_DEPOSIT = Money.usd("1000000.00");

  private final Database database;
  private final Ids ids;
  private final Function<WorkspaceId, Instant> now;
  private final WalletStore store = new WalletStore();

  public Wallets(Database database, Ids ids, Function<WorkspaceId, Instant> now) {
    this.database = database;
    this.ids = ids;
    this.now = now;
  }

  /// A new workspace's wallet: USD, and in the sandbox 1,000.00 of play money.
  public void open(Tx tx, WorkspaceId workspace, Environment environment) {
    store.open(tx, workspace, Money.USD);
    if (environment == Environment.SANDBOX) {
      move(tx, workspace, Kind.DEPOSIT, SANDBOX_START, null, "Sandbox money");
    }
  }

  public Wallet of(Caller caller) {
    return database.read(tx -> of(tx, caller.workspace()));
  }

  public Page<WalletEntry> entries(Caller caller, Page.Request page) {
    return database.read(
        tx ->
            new Page<>(
                store.entries(tx, caller.workspace(), page.size(), page.offset()),
                page,
                store.count(tx, caller.workspace())));
  }

  /// Money somebody paid in.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for an amount that is not more than zero, or absurd
  public WalletEntry deposit(
      Caller caller, Money amount, String description, Receipt<WalletEntry> receipt) {
    return database.write(
        tx -> {
          var entry = deposit(tx, caller.workspace(), amount, description);
          receipt.settle(tx, entry);
          return entry;
        });
  }

  /// @throws ProblemException `INVALID_REQUEST` for an amount that is not more than zero, or absurd
  public WalletEntry deposit(Tx tx, WorkspaceId workspace, Money amount, String description) {
    if (amount.isNegative() || amount.isZero() || amount.compareTo(LARGEST_DEPOSIT) > 0) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST,
          "amount",
          "must be more than zero and at most " + LARGEST_DEPOSIT.amount());
    }
    return move(tx, workspace, Kind.DEPOSIT, amount, null, description);
  }

  /// Sets money aside before a carrier is asked, so that two purchases cannot both spend it.
  ///
  /// @throws ProblemException `INSUFFICIENT_BALANCE`
  public void hold(Tx tx, WorkspaceId workspace, Money amount) {
    if (!store.hold(tx, workspace, amount)) {
      throw ProblemException.refused(
          ProblemCode.INSUFFICIENT_BALANCE,
          "the label costs "
              + amount
              + " and the wallet has "
              + of(tx, workspace).available()
              + " free: make a deposit");
    }
  }

  /// Gives a hold back: nothing was bought.
  public void release(Tx tx, WorkspaceId workspace, Money held) {
    store.release(tx, workspace, held);
  }

  /// Turns a hold into a charge.
  public void charge(
      Tx tx, WorkspaceId workspace, Money held, String shipmentId, String description) {
    store.release(tx, workspace, held);
    move(tx, workspace, Kind.CHARGE, held.negated(), shipmentId, description);
  }

  public void refund(
      Tx tx, WorkspaceId workspace, Money amount, String shipmentId, String description) {
    move(tx, workspace, Kind.REFUND, amount, shipmentId, description);
  }

  private Wallet of(Tx tx, WorkspaceId workspace) {
    return store.find(tx, workspace).orElseThrow(() -> ProblemException.notFound("the wallet"));
  }

  private WalletEntry move(
      Tx tx,
      WorkspaceId workspace,
      Kind kind,
      Money amount,
      @Nullable String shipmentId,
      String description) {
    var entry =
        new WalletEntry(
            ids.next(IdKind.LEDGER_ENTRY),
            kind,
            amount,
            store.add(tx, workspace, amount),
            shipmentId,
            description,
            now.apply(workspace));
    store.append(tx, workspace, entry);
    return entry;
  }
}
