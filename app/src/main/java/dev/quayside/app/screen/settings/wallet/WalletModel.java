package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.wallet.Usage;
import dev.quayside.engine.account.wallet.Wallet;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Currency;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The wallet: balances, ledger entries, the cost of each month, and a deposit.
public final class WalletModel extends AskingModel {

  private final WalletGateway gateway;
  private final Runnable moneyMoved;
  private final BatchLimitsModel limits;
  public final ObservableList<Wallet> wallets = FXCollections.observableArrayList();

  /// The newest entries of the ledger.
  public final ObservableList<WalletEntry> entries = FXCollections.observableArrayList();

  public final ObservableList<Usage> usage = FXCollections.observableArrayList();
  public final TypedNumber amount = TypedNumber.money();
  private final ReadOnlyObjectWrapper<@Nullable Place> back = new ReadOnlyObjectWrapper<>();
  public final StringProperty note = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<@Nullable Path> saved = new ReadOnlyObjectWrapper<>();
  public final ObjectProperty<Currency> currency = new SimpleObjectProperty<>(Money.USD);

  /// @param moneyMoved called after a deposit
  public WalletModel(Background background, WalletGateway gateway, Runnable moneyMoved) {
    super(background);
    this.gateway = gateway;
    this.moneyMoved = moneyMoved;
    limits = new BatchLimitsModel(background, gateway.place());
  }

  /// From which on Orders asks before it buys.
  public BatchLimitsModel limits() {
    return limits;
  }

  /// The screen that waits for money; null when none does.
  public ReadOnlyObjectProperty<@Nullable Place> back() {
    return back.getReadOnlyProperty();
  }

  /// Fills in what another screen lacks.
  @Override
  public void take(NavigationRequest request) {
    if (request instanceof NavigationRequest.AddFunds(var missing, var from)) {
      if (missing != null) {
        amount.show(missing.amount());
        currency.set(missing.currency());
      }
      back.set(from);
    }
  }

  @Override
  public void refresh() {
    back.set(null);
    read();
    limits.refresh();
  }

  private void read() {
    asking.load(gateway::state, this::show);
  }

  public void deposit() {
    var typed = amount.value();
    var fault = amount.fault();
    var of = currency.get();
    var why = note.get().strip();
    asking.ask(
        () -> gateway.deposit(money(typed, fault, of), why),
        _ -> {
          amount.set("");
          note.set("");
          moneyMoved.run();
          read();
        });
  }

  /// Where the ledger was saved as a table; null before.
  public ReadOnlyObjectProperty<@Nullable Path> saved() {
    return saved.getReadOnlyProperty();
  }

  /// @param words puts the reason of an entry into words
  public void save(Path file, Function<Message, String> words) {
    asking.ask(() -> gateway.save(file, words), saved::set);
  }

  private void show(WalletGateway.State state) {
    wallets.setAll(state.wallets());
    entries.setAll(state.entries());
    usage.setAll(state.usage());
  }

  private static Money money(
      @Nullable BigDecimal typed, Optional<Message> fault, Currency currency) {
    int digits = currency.getDefaultFractionDigits();
    if (typed == null || typed.scale() > digits) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "amount", fault.orElseGet(AppWords.MONEY_AMOUNT::of));
    }
    return new Money(typed.setScale(digits), currency);
  }
}
