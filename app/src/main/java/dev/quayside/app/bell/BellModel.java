package dev.quayside.app.bell;

import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.notice.Notice;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What needs a person in the open workspace, as far as the person at the window can mend it.
public final class BellModel {

  private final Background background;
  private final BellGateway gateway;
  private final Supplier<Permissions> permissions;
  private final Navigation navigation;

  /// The newest first.
  public final ObservableList<Notice> notices = FXCollections.observableArrayList();

  private final Refresh<List<Notice>> open;
  private Listening listening;
  private @Nullable Workspace here;

  /// @param permissions of the person at the window
  public BellModel(
      Background background,
      BellGateway gateway,
      Supplier<Permissions> permissions,
      Navigation navigation) {
    this.background = background;
    this.gateway = gateway;
    this.permissions = permissions;
    this.navigation = navigation;
    // a bell that cannot be read says nothing: the screens tell that the engine does not answer
    open = new Refresh<>(background, this::question, this::show, _ -> {});
    listening = new Listening(background);
  }

  /// Shows what needs a person in a workspace that was opened.
  public void enter(Workspace workspace) {
    here = workspace;
    notices.clear();
    listening.end();
    var mine = new Listening(background);
    listening = mine;
    mine.begin(() -> gateway.listen(workspace, mine.telling(open::soon)), open::now, _ -> {});
  }

  /// Shows what another person at the window can mend.
  public void look() {
    open.soon();
  }

  private Callable<List<Notice>> question() {
    var where = here;
    return () -> where == null ? List.of() : gateway.open(where);
  }

  private void show(List<Notice> now) {
    var mine = now.stream().filter(this::isMine).toList();
    if (!mine.equals(notices)) {
      notices.setAll(mine);
    }
  }

  private boolean isMine(Notice notice) {
    return switch (notice.kind()) {
      case FUNDS_LOW -> permissions.get().may(Right.ADD_FUNDS);
      case ACCOUNT_REFUSED -> permissions.get().may(Right.SEE_SECRETS);
      case INVOICE_DIFFERENCE -> permissions.get().may(Right.CHANGE_SETTINGS);
      case PRINTER_DOWN, STATION_GONE, TRACKING_EXCEPTION, ORDERS_LATE, RULE_TOLD -> true;
    };
  }

  /// Goes to the place where the matter is mended.
  public void go(Notice notice) {
    navigation.send(
        switch (notice.kind()) {
          case FUNDS_LOW -> new NavigationRequest.OpenSettings("settings.wallet");
          case ACCOUNT_REFUSED -> new NavigationRequest.OpenSettings("settings.accounts");
          case INVOICE_DIFFERENCE -> new NavigationRequest.OpenSettings("settings.invoices");
          case PRINTER_DOWN, STATION_GONE -> new NavigationRequest.Visit(Place.PRINTERS);
          case ORDERS_LATE -> new NavigationRequest.Visit(Place.ORDERS);
          case RULE_TOLD -> new NavigationRequest.ShowOrder(notice.subject());
          case TRACKING_EXCEPTION -> new NavigationRequest.ShowShipment(notice.subject());
        });
  }
}
