package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import java.util.Objects;
import java.util.concurrent.Callable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The carriers of the workspace, and the account that is open.
public final class AccountsModel extends AskingModel {

  private final AccountsGateway gateway;
  private final Runnable changed;
  private final FirstLabelModel first;

  /// The accounts in the order of the catalogue; empty until they are known.
  public final ObservableList<CarrierAccount> accounts = FXCollections.observableArrayList();

  private final ReadOnlyObjectWrapper<AccountsGateway.@Nullable State> state =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable AccountForm> form = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper testing = new ReadOnlyBooleanWrapper();

  /// Whether the user is being asked if the account is to be removed.
  public final BooleanProperty removing = new SimpleBooleanProperty();

  /// @param changed called when an account was added or removed
  public AccountsModel(Background background, AccountsGateway gateway, Runnable changed) {
    super(background);
    this.gateway = gateway;
    this.changed = changed;
    first = new FirstLabelModel(gateway, asking, this::show);
    form.subscribe(
        _ -> {
          removing.set(false);
          first.clear();
        });
    asking.busy().subscribe(busy -> testing.set(testing.get() && busy));
  }

  /// The state; null until it is known.
  public ReadOnlyObjectProperty<AccountsGateway.@Nullable State> state() {
    return state.getReadOnlyProperty();
  }

  /// The form of the open carrier; null while none is open.
  ReadOnlyObjectProperty<@Nullable AccountForm> form() {
    return form.getReadOnlyProperty();
  }

  /// The first label of the open carrier.
  FirstLabelModel first() {
    return first;
  }

  /// Whether a carrier is being tested right now.
  public ReadOnlyBooleanProperty testing() {
    return testing.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.ask(gateway::state, this::show);
  }

  private void show(AccountsGateway.State found) {
    state.set(found);
    accounts.setAll(found.accounts());
    var open = form.get();
    if (open != null && !open.changed.get()) {
      open(open.carrier());
    }
  }

  /// Shows a carrier's form.
  public void open(String carrier) {
    accounts.stream()
        .filter(account -> account.kind().code().equals(carrier))
        .findFirst()
        .ifPresent(account -> form.set(new AccountForm(account)));
  }

  /// Shows a carrier's form, or closes it when it is the one shown.
  public void toggle(String carrier) {
    var open = form.get();
    if (open != null && open.carrier().equals(carrier)) {
      form.set(null);
    } else {
      open(carrier);
    }
  }

  public void switchOn(String carrier, boolean on) {
    asking.ask(() -> gateway.put(carrier, AccountDraft.switched(on)), this::keep);
  }

  /// Sets a field of the open form.
  public void enter(String field, String value) {
    Objects.requireNonNull(form.get()).value(field).set(value);
  }

  public void save() {
    ask(typed -> () -> gateway.put(typed.carrier(), typed.draft()));
  }

  /// Tests the credentials, after saving the changes.
  public void test() {
    if (!asking.busy().get()) {
      testing.set(form.get() != null);
      ask(
          typed ->
              () -> {
                if (typed.changed.get()) {
                  gateway.put(typed.carrier(), typed.draft());
                }
                return gateway.test(typed.carrier());
              });
    }
  }

  public void remove() {
    var open = form.get();
    removing.set(false);
    if (open != null) {
      asking.ask(
          () -> {
            gateway.remove(open.carrier());
            return gateway.state();
          },
          found -> {
            accounts.setAll(found.accounts());
            open(open.carrier());
            changed.run();
          });
    }
  }

  private interface Question {
    Callable<CarrierAccount> of(AccountForm typed);
  }

  private void ask(Question question) {
    var open = form.get();
    if (open != null) {
      asking.ask(
          question.of(open),
          account -> {
            keep(account);
            open(account.kind().code());
          });
    }
  }

  private void keep(CarrierAccount account) {
    for (int i = 0; i < accounts.size(); i++) {
      if (accounts.get(i).kind().equals(account.kind())) {
        accounts.set(i, account);
      }
    }
    changed.run();
  }
}
