package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.source.SourceView;
import dev.quayside.engine.source.kind.SourceKind;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The shops, one a line, with the particulars of the open one under it; below, the kinds of shop
/// that can be added.
public final class ShopsView extends VBox {

  private final ShopsModel model;
  private final Ui ui;
  private final VBox list = new VBox();
  private final Card shops;
  private final VBox fresh = new VBox(12);
  private final Map<String, ShopLine> lines = new LinkedHashMap<>();

  public ShopsView(ShopsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("shops");
    getStylesheets().add(Theme.sheet(ShopsView.class, "shops.css"));
    shops = new Card(ui.text("settings.shops.here")).with(list);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.shops.intro"), "muted"),
            new InlineProblem(model.problem().map(ShopsView::elsewhere), ui),
            shops,
            new Card(ui.text("settings.shops.add")).with(kinds(), fresh));
    Follow.list(this, model.shops, this::show);
    Follow.value(this, model.now(), _ -> show());
    Follow.value(this, model.opened(), _ -> open());
    Follow.value(this, model.form(), this::type);
  }

  /// A problem that is not about a field; the others are shown at the field.
  private static @Nullable Problem elsewhere(@Nullable Problem problem) {
    return problem instanceof Problem.Invalid ? null : problem;
  }

  private Node kinds() {
    var buttons = new FlowPane(8, 8);
    for (var kind : model.kinds()) {
      buttons.getChildren().add(button(kind));
    }
    return buttons;
  }

  private Node button(SourceKind kind) {
    return new ActionButton(
        "shop-add-" + kind.code(), kind.name(), Feather.PLUS, () -> model.begin(kind));
  }

  /// Updates the lines; they are reused, so that the focus stays.
  private void show() {
    var here = model.shops.stream().map(shop -> shop.source().id()).toList();
    lines
        .entrySet()
        .removeIf(
            each -> {
              boolean gone = !here.contains(each.getKey());
              if (gone) {
                list.getChildren().remove(each.getValue());
              }
              return gone;
            });
    for (var shop : model.shops) {
      lines.computeIfAbsent(shop.source().id(), _ -> added(shop)).show(shop, model.now().get());
    }
    shops.setVisible(!lines.isEmpty());
    shops.setManaged(!lines.isEmpty());
    open();
  }

  private ShopLine added(SourceView shop) {
    var line = new ShopLine(model, ui, shop);
    list.getChildren().add(line);
    return line;
  }

  private void open() {
    var open = model.opened().get();
    lines.forEach((id, line) -> line.open(open != null && open.source().id().equals(id)));
  }

  /// The form of a new shop stands under the kinds; that of a shop that is here stands in its line.
  private void type(@Nullable ShopForm form) {
    fresh.getChildren().clear();
    if (form != null && form.id() == null) {
      var view = new ShopFormView(model, ui, form);
      fresh.getChildren().setAll(view);
      view.begin();
    }
    fresh.setManaged(!fresh.getChildren().isEmpty());
  }
}
