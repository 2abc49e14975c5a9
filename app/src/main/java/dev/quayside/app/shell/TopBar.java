package dev.quayside.app.shell;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Right;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The top bar: the workspace, the printer's state, the balance.
final class TopBar extends HBox {

  /// Greatest width in pixels of a workspace's name; a longer one is cut, with a tooltip.
  private static final double NAME = 150;

  private static final double SEARCH = 150;
  private static final double SEARCH_TIGHT = 176;

  /// A bar that is narrower has more need of room beside the search than in it.
  private static final double WIDE = 1180;

  private static final double SEARCH_WIDE = 280;
  private static final double SEARCH_FOLDED = 44;

  /// Below this width the bell or a person's name takes the room of the search.
  private static final double FULL = 1000;

  private final ShellModel model;
  private final Ui ui;
  private final MenuButton workspaces =
      new MenuButton() {
        @Override
        protected double computeMinWidth(double height) {
          return Math.min(NAME, computePrefWidth(height));
        }
      };

  private final Label name;
  private final Button search;
  private final Region toasts = Gap.wide();
  private final Node bell;
  private final Node person;

  /// Whether the window is narrow.
  private boolean narrow;

  /// @param scale shows the scale's reading
  /// @param bell tells what needs a person
  /// @param person shows who has signed in
  TopBar(ShellModel model, Node scale, Node bell, Node person, Ui ui) {
    this.model = model;
    this.ui = ui;
    this.bell = bell;
    this.person = person;
    getStyleClass().add("top-bar");
    name = Words.whole(ui.text("window.title"), "brand-name");
    search = search();
    setUpWorkspaces();
    widthProperty().subscribe(_ -> fit());
    bell.visibleProperty().subscribe(_ -> fit());
    person.visibleProperty().subscribe(_ -> fit());
    getChildren()
        .addAll(
            brand(),
            name,
            workspaces,
            environmentMark(),
            search,
            toasts,
            scale,
            new PrintingView(model, ui),
            wallet(),
            bell,
            person,
            new ActionButton(ui.actions().require("theme.toggle"), Feather.MOON, "quiet")
                .iconOnly());
  }

  /// Room for short messages, between the search and what changes beside it.
  Region toasts() {
    return toasts;
  }

  /// Shortens the bar in a narrow window.
  void fold(boolean narrow) {
    this.narrow = narrow;
    fit();
  }

  /// Where there is no room the search shows only its icon, and the program's name is hidden.
  private void fit() {
    boolean isFull = bell.isVisible() || person.isVisible();
    boolean folded = narrow || isFull && getWidth() < FULL;
    double unfolded = getWidth() < WIDE ? SEARCH_TIGHT : SEARCH_WIDE;
    search.setMinWidth(folded ? SEARCH_FOLDED : SEARCH);
    search.setPrefWidth(folded ? SEARCH_FOLDED : unfolded);
    Stream.concat(Stream.of(name), labels(search))
        .forEach(
            words -> {
              words.setVisible(!folded);
              words.setManaged(!folded);
            });
  }

  private static Stream<Label> labels(Button search) {
    return ((HBox) search.getGraphic())
        .getChildren().stream().filter(Label.class::isInstance).map(Label.class::cast);
  }

  private static StackPane brand() {
    var brand = new StackPane(new FontIcon(Feather.ANCHOR));
    brand.getStyleClass().add("brand");
    return brand;
  }

  private void setUpWorkspaces() {
    workspaces.setId("workspace");
    workspaces.getStyleClass().addAll("quiet", "workspace");
    workspaces.setMnemonicParsing(false); // a name may have an underscore
    workspaces.setMaxWidth(NAME);
    CutWords.whole(workspaces);
    workspaces.disableProperty().bind(model.busy);
    workspaces.setAccessibleText(ui.text("shell.workspace"));
    Follow.value(this, model.memory(), memory -> workspaces.setText(memory.workspaceName()));
    Follow.list(this, model.workspaces(), this::fillWorkspaces);
    Follow.value(this, model.workspace(), _ -> fillWorkspaces());
  }

  private void fillWorkspaces() {
    workspaces
        .getItems()
        .setAll(
            model.workspaces().stream()
                .filter(model.permissions()::mayEnter)
                .map(this::item)
                .toList());
  }

  private RadioMenuItem item(Workspace workspace) {
    boolean sandbox = workspace.environment() == Environment.SANDBOX;
    var item =
        new RadioMenuItem(
            sandbox ? ui.text("shell.workspace.sandbox", workspace.name()) : workspace.name());
    item.setMnemonicParsing(false);
    item.setSelected(workspace.equals(model.workspace().get()));
    item.setOnAction(
        _ -> {
          model.choose(workspace);
          fillWorkspaces(); // the selected workspace changes only after the question was answered
        });
    return item;
  }

  /// The mark that shows whether this is a sandbox or production.
  private Label environmentMark() {
    var mark = Words.whole("", "pill");
    mark.setId("sandbox-mark");
    Follow.value(
        this,
        model.memory(),
        memory -> {
          mark.setText(ui.text(memory.sandbox() ? "shell.sandbox" : "shell.live"));
          mark.setTooltip(
              new Tooltip(
                  ui.text(memory.sandbox() ? "shell.sandbox.meaning" : "shell.live.meaning")));
          mark.getStyleClass().setAll("label", "pill", memory.sandbox() ? "sandbox" : "live");
        });
    return mark;
  }

  private Button search() {
    var palette = ui.actions().require("palette.open");
    var words = Words.of(palette.text(), "muted");
    var key = Words.whole(palette.keys(), "key");
    var inside = new HBox(8, new FontIcon(Feather.SEARCH), words, Gap.wide(), key);
    inside.setAlignment(Pos.CENTER_LEFT);
    var search = new Button("", inside);
    search.setId("palette-open");
    search.getStyleClass().add("search");
    search.setAccessibleText(palette.text());
    search.setTooltip(new Tooltip(palette.text()));
    search.setMinWidth(SEARCH);
    inside.prefWidthProperty().bind(search.widthProperty().subtract(24));
    search.setOnAction(_ -> palette.fire());
    return search;
  }

  /// The balance; a click opens the page where money is paid in.
  private Button wallet() {
    var label = new Button();
    label.getStyleClass().addAll("quiet", "status", "strong");
    label.setMinWidth(USE_PREF_SIZE);
    label.setOnAction(_ -> model.send(new NavigationRequest.OpenSettings("settings.wallet")));
    label.setId("wallet");
    label.setGraphic(new FontIcon(Feather.CREDIT_CARD));
    label.setTooltip(new Tooltip(ui.text("shell.wallet")));
    label
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () ->
                    model.balances().stream()
                        .map(ui.formats()::money)
                        .collect(Collectors.joining("  ·  ")),
                model.balances()));
    if (model.permissions().may(Right.ADD_FUNDS)) {
      label.visibleProperty().bind(Bindings.isNotEmpty(model.balances()));
    } else {
      label.setVisible(false);
      label.setManaged(false);
    }
    Follow.value(
        this,
        label.textProperty(),
        words -> label.setAccessibleText(ui.text("shell.wallet.spoken", words)));
    return label;
  }
}
