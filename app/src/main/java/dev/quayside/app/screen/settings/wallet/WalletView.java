package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.engine.account.wallet.Usage;
import dev.quayside.engine.account.wallet.Wallet;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.account.wallet.Wallets;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Balances, a deposit, the months, the ledger.
public final class WalletView extends VBox {

  private static final double KIND = 84;
  private static final double MONTH = 150;
  private static final double NOTE = 170;

  private final WalletModel model;
  private final Ui ui;
  private final FlowPane balances = new FlowPane(8, 8);

  /// @param navigation leads back to the screen that waits for money
  public WalletView(WalletModel model, Navigation navigation, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    Follow.list(this, model.wallets, this::showBalances);
    showBalances();
    getChildren()
        .addAll(
            new InlineProblem(model.problem(), ui),
            balances,
            deposit(navigation),
            new BatchLimitsView(model.limits(), ui),
            new Card(ui.text("settings.wallet.usage")).with(usage()),
            new Card(ui.text("settings.wallet.ledger"), save()).with(ledger(), saved()));
  }

  private Button save() {
    var save = new Button(ui.text("settings.wallet.save"), new FontIcon(Feather.DOWNLOAD));
    save.setId("ledger-save");
    save.getStyleClass().add("link");
    save.disableProperty().bind(model.busy());
    save.setOnAction(
        _ ->
            new FileDialogs(ui.texts())
                .save("settings.wallet.save", "quayside-ledger.csv")
                .ifPresent(file -> model.save(file, ui.texts()::of)));
    return save;
  }

  private Label saved() {
    var said = Words.wrapped("", "muted");
    Follow.value(
        this,
        model.saved(),
        file -> {
          said.setManaged(file != null);
          said.setText(file == null ? "" : ui.text("settings.wallet.saved", file));
        });
    return said;
  }

  private void showBalances() {
    balances.getChildren().setAll(model.wallets.stream().map(this::balance).toList());
  }

  private Node balance(Wallet wallet) {
    var box =
        new VBox(
            Words.of(wallet.balance().currency().getCurrencyCode(), "caption"),
            Words.whole(ui.formats().money(wallet.available()), "figure"));
    if (!wallet.held().isZero()) {
      box.getChildren()
          .add(
              Words.of(
                  ui.text("settings.wallet.held", ui.formats().money(wallet.held())), "caption"));
    }
    box.getStyleClass().add("balance");
    return box;
  }

  private Node deposit(Navigation navigation) {
    var amount =
        Field.number(
            "deposit-amount", ui.text("settings.wallet.amount"), model.amount, ui, () -> {});
    var currency =
        new Field(
            "deposit-currency",
            ui.text("settings.wallet.currency"),
            Choice.of(Wallets.CURRENCIES, Currency::getCurrencyCode, model.currency));
    var note = Field.text("deposit-note", ui.text("settings.wallet.note"), model.note, () -> {});
    var pay = new Button(ui.text("settings.wallet.deposit"), new FontIcon(Feather.PLUS));
    pay.setId("deposit");
    pay.getStyleClass().add("accent");
    pay.disableProperty().bind(model.busy().or(model.amount.isEmpty()));
    pay.setOnAction(_ -> model.deposit());
    return new Card(ui.text("settings.wallet.deposit"))
        .with(
            new FieldRow(List.of(amount, currency, note), 25, 20, 55),
            new HBox(8, pay, back(navigation)));
  }

  /// Leads back to the screen that waits for money; hidden while none does.
  private Button back(Navigation navigation) {
    var back = new Button("", new FontIcon(Feather.ARROW_LEFT));
    back.setId("deposit-back");
    back.managedProperty().bind(back.visibleProperty());
    Follow.value(
        this,
        model.back(),
        place -> {
          back.setVisible(place != null);
          if (place != null) {
            back.setText(ui.text("settings.wallet.back", ui.text(place.key())));
            back.setOnAction(_ -> navigation.send(new NavigationRequest.Visit(place)));
          }
        });
    return back;
  }

  private Node usage() {
    var table =
        new RecordTable<>("usage", ui.text("settings.wallet.usage"), model.usage)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.CALENDAR, ui.text("settings.wallet.usage.none"))))
            .asTallAsItsRows(8);
    table
        .values(
            "month",
            ui.text("settings.wallet.month"),
            Usage::month,
            Comparator.<YearMonth>naturalOrder(),
            ui.formats()::month)
        .setMinWidth(MONTH);
    table.figures(
        "labels",
        ui.text("settings.wallet.labels"),
        Usage::labels,
        Comparator.<Integer>naturalOrder(),
        String::valueOf);
    table.money("charged", ui.text("settings.wallet.charged"), Usage::charged, ui);
    table.money("refunded", ui.text("settings.wallet.refunded"), Usage::refunded, ui);
    table.money("net", ui.text("settings.wallet.net"), Usage::net, ui);
    return table;
  }

  private Node ledger() {
    var table =
        new RecordTable<>("ledger", ui.text("settings.wallet.ledger"), model.entries)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.CREDIT_CARD, ui.text("settings.wallet.ledger.none"))))
            .asTallAsItsRows(14);
    table.moments("when", ui.text("settings.wallet.when"), WalletEntry::createdAt, ui);
    table
        .pills(
            "kind",
            ui.text("settings.wallet.kind"),
            WalletEntry::kind,
            Comparator.<WalletEntry.Kind>naturalOrder(),
            kind -> ui.text("settings.wallet.kind." + kind.wire()),
            WalletView::tone)
        .setMinWidth(KIND);
    table
        .sentences(
            "words", ui.text("settings.wallet.note"), entry -> ui.texts().of(entry.description()))
        .setMinWidth(NOTE);
    table.money("amount", ui.text("settings.wallet.amount"), WalletEntry::amount, ui);
    table.money("after", ui.text("settings.wallet.after"), WalletEntry::balanceAfter, ui);
    ColumnFit.leaving(table, "after", "kind");
    return table;
  }

  private static Tone tone(WalletEntry.Kind kind) {
    return switch (kind) {
      case DEPOSIT -> Tone.GOOD;
      case REFUND -> Tone.SWIFT;
      case CHARGE, ADJUSTMENT -> Tone.QUIET;
    };
  }
}
