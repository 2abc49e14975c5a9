package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.SidePanel;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.OrderState;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The sheet of one order, with all that can be done with it. Escape goes back to the list.
public final class SheetView extends StackPane {

  /// In pixels.
  private static final double WIDTH = 380;

  private static final List<String> ACTIONS =
      List.of(
          "orders.handle",
          "orders.tag",
          "orders.assign",
          "orders.note",
          "orders.away",
          "orders.hold",
          "orders.release",
          "orders.cancel",
          "orders.reopen",
          "orders.pick",
          "orders.rate");

  private final SheetModel model;
  private final Ui ui;
  private final VBox content = new VBox(12);
  private final SidePanel panel;
  private final MenuButton more;
  private final AddressEditingView address;
  private String shown = "";

  public SheetView(SheetModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    setId("order-sheet");
    getStylesheets().add(Theme.sheet(SheetView.class, "sheet.css"));
    content.getStyleClass().add("order-sheet");
    more = more();
    address = new AddressEditingView(model.address(), ui);
    panel = new SidePanel("", ui.text("sheet.close"), model::close, content, foot());
    getChildren().add(panel);
    Follow.value(this, model.sheet(), _ -> show());
    Follow.change(this, model.problem(), _ -> show());
    Follow.change(this, model.address().open(), this::correct);
    Follow.change(this, model.address().problem, this::refused);
  }

  /// Takes all the room there is, or stands beside the list.
  public void alone(boolean alone) {
    Narrow.fix(this, alone ? USE_COMPUTED_SIZE : WIDTH);
  }

  /// Puts the cursor into the sheet, where there is no list beside it.
  public void focus() {
    more.requestFocus();
  }

  /// Shows the lines of the address in its place, or the address again.
  private void correct(boolean now) {
    boolean inside = address.isFocusWithin();
    show();
    if (now) {
      address.focus();
      panel.toPart(address);
    } else if (inside) {
      focus();
    }
  }

  /// What is wrong with the address stands above its lines.
  private void refused(@Nullable Problem problem) {
    if (problem != null) {
      panel.toPart(address);
    }
  }

  private void show() {
    var sheet = model.sheet().get();
    if (model.address().open().get() && content.getChildren().contains(address)) {
      return; // what is being typed keeps the cursor
    }
    var retry = new Button(ui.text("list.retry"));
    retry.getStyleClass().add("link");
    retry.setOnAction(_ -> model.retry());
    var problem = new InlineProblem(model.problem(), ui, retry);
    if (sheet == null) {
      content
          .getChildren()
          .setAll(
              model.problem().get() == null
                  ? List.of(Busy.line(ui.text("list.asking")))
                  : List.of(problem));
    } else {
      content.getChildren().setAll(problem);
      sections(sheet).forEach(content.getChildren()::add);
    }
    panel.title(title(sheet));
    var id = sheet == null ? shown : sheet.order().id();
    if (!id.equals(shown)) {
      shown = id;
      panel.toTop();
    }
  }

  private String title(@Nullable OrderSheet sheet) {
    return sheet == null ? "" : ui.text("sheet.title", sheet.order().shownNumber(), state(sheet));
  }

  private String state(OrderSheet sheet) {
    var order = sheet.order();
    if (order.state() == OrderState.PARTLY_SHIPPED) {
      int pieces = order.details().pieces();
      int left = sheet.items().stream().mapToInt(OrderSheet.Line::left).sum();
      return ui.text("orders.state.parts", pieces - left, pieces);
    }
    return ui.text("orders.state." + order.state().name().toLowerCase(Locale.ROOT));
  }

  private Stream<Node> sections(OrderSheet sheet) {
    var goods = new GoodsSection(sheet, ui);
    return Stream.of(
            new NotesSection(sheet, ui).nodes(),
            goods.items(),
            address(sheet),
            goods.customs(),
            new ParcelsSection(sheet, ui, model::showParcel, model::takeBack).nodes(),
            new PlanSection(sheet, ui).nodes(),
            new HistorySection(sheet, ui).nodes())
        .flatMap(each -> each);
  }

  private Stream<Node> address(OrderSheet sheet) {
    var editing = model.address();
    return editing.open().get()
        ? Stream.of(address)
        : new AddressSection(
                sheet,
                ui,
                editing.isUnsaved(sheet.order().id()),
                () -> editing.begin(sheet.order()))
            .nodes();
  }

  private Node foot() {
    var ship = new ActionButton("sheet-ship", ui.text("sheet.ship"), Feather.PACKAGE, model::ship);
    ship.disableProperty().bind(Bindings.not(ui.actions().require("orders.ship").enabled()));
    var foot = new HBox(8, ship, more);
    foot.setAlignment(Pos.CENTER_LEFT);
    return foot;
  }

  private MenuButton more() {
    var menu = new MenuButton(ui.text("sheet.more"), new FontIcon(Feather.MORE_HORIZONTAL));
    menu.setId("sheet-more");
    menu.setMinWidth(USE_PREF_SIZE);
    ACTIONS.forEach(id -> menu.getItems().add(item(id)));
    return menu;
  }

  private MenuItem item(String id) {
    var action = ui.actions().require(id);
    var item = new MenuItem(action.text());
    item.setOnAction(_ -> action.fire());
    item.disableProperty().bind(Bindings.not(action.enabled()));
    return item;
  }
}
