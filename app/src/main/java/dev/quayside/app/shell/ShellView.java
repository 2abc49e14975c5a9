package dev.quayside.app.shell;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.popup.PopupPlacement;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.palette.PaletteView;
import dev.quayside.app.shell.window.FocusKeeper;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.store.postgres.PostgresFault;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The window's content: rail, top bar, the screen, and palette, dialog and short messages over
/// them.
public final class ShellView extends StackPane {

  /// In pixels: in a narrower window the rail has only icons, and the top bar only what changes.
  private static final double NARROW = 760;

  private static final Insets FROM_TOP = new Insets(96, 0, 0, 0);

  /// The actions that stay enabled while a panel covers everything: those that close it by its own
  /// key.
  private static final Set<String> OVER_PANELS = Set.of("palette.open", "shortcuts.open");

  private final ShellModel model;
  private final Ui ui;
  private final StackPane stage = new StackPane();
  private final Map<Place, Node> views = new EnumMap<>(Place.class);
  private final StackPane overlay = new StackPane();
  private final PaletteView palette;
  private final FocusKeeper focus;
  private @Nullable Node focusBefore;

  /// @param screens one a place, in the order of the rail
  /// @param scale what the scale says
  /// @param bell tells what needs a person
  /// @param person shows who has signed in
  /// @param update tells of a newer version
  /// @param whenDrawn runs what shows the first screen: at once, or when the rest is on the display
  /// @param close closes the window, whatever is under way
  public ShellView(
      ShellModel model,
      Ui ui,
      List<Screen> screens,
      Node scale,
      Node bell,
      Node person,
      Node update,
      Consumer<Runnable> whenDrawn,
      Runnable close) {
    this.model = model;
    this.ui = ui;
    palette = new PaletteView(model.palette(), model, ui);
    focus = new FocusKeeper(stage, overlay.visibleProperty());
    getStyleClass().add("shell");
    var places = screens.stream().map(Screen::place).toList();
    var frame = new BorderPane();
    var bar = new TopBar(model, scale, bell, person, ui);
    frame.setTop(
        new VBox(strip(), bar, upgrade(), away(), update, new FirstStepsView(model, ui, places)));
    frame.setLeft(new RailView(model, ui, places));
    Follow.change(this, model.place, place -> show(screens, place));
    whenDrawn.accept(() -> show(screens, model.place.get()));
    frame.setCenter(stage);
    // content that is too wide is cut at its end, and moves nothing
    frame.setMinSize(0, 0);
    stage.setMinSize(0, 0);
    stage.setAlignment(Pos.TOP_LEFT);
    overlay.getStyleClass().add("overlay");
    overlay.setVisible(false);
    overlay.addEventHandler(MouseEvent.MOUSE_PRESSED, this::clickBeside);
    getChildren().addAll(frame, new ToastsView(model.notices(), bar.toasts(), ui), overlay);
    Follow.value(this, model.palette().open, open -> cover(open ? palette : null));
    Follow.value(this, model.problem, this::showProblem);
    Follow.value(
        this,
        model.shortcutsOpen,
        open -> coverIf(open, () -> new ShortcutsView(ui, () -> model.shortcutsOpen.set(false))));
    Follow.value(
        this,
        model.leaving,
        asked -> coverIf(asked, () -> new LeavingView(ui, () -> model.leaving.set(false), close)));
    Follow.value(
        this,
        model.goingLive(),
        live ->
            coverIf(
                live != null, () -> new GoingLiveView(Objects.requireNonNull(live), model, ui)));
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    PopupPlacement.within(this);
    Narrow.follow(
        this,
        NARROW,
        narrow -> {
          pseudoClassStateChanged(PseudoClass.getPseudoClass("narrow"), narrow);
          bar.fold(narrow);
        });
  }

  private void show(List<Screen> screens, Place place) {
    screens.stream().filter(screen -> screen.place() == place).forEach(this::show);
  }

  /// Shows a screen. Its view is made on the first visit and kept, since making one takes longer
  /// than a packer should wait each time.
  private void show(Screen screen) {
    var view = views.get(screen.place());
    if (view == null) {
      view = screen.view(ui);
      views.put(screen.place(), view);
      stage.getChildren().add(view);
    }
    for (var other : stage.getChildren()) {
      other.setVisible(other == view);
    }
    screen.shown();
    focus.came();
  }

  private Region strip() {
    var strip = new Region();
    Follow.value(
        this,
        model.memory(),
        memory -> strip.getStyleClass().setAll(memory.sandbox() ? "sandbox-strip" : "live-strip"));
    return strip;
  }

  /// A line that shows the data migration, during which nothing else is answered.
  private Node upgrade() {
    return line(
        "upgrade",
        model.waiting().upgrade(),
        now -> ui.text("shell.upgrade", now.step(), now.steps()));
  }

  /// A line that says that the database does not answer.
  private Node away() {
    return line(
        "away",
        model.waiting().away(),
        now ->
            now.message().is(PostgresFault.AWAY)
                ? ui.text("shell.away")
                : ui.text("shell.unreachable", ProblemText.body(now, ui.texts())));
  }

  private <T> Node line(
      String id, ObservableValue<? extends @Nullable T> value, Function<T, String> words) {
    var line = new StackPane();
    line.setId(id);
    line.getStyleClass().add("upgrade");
    Follow.value(
        this,
        value,
        now -> {
          line.getChildren().clear();
          if (now != null) {
            line.getChildren().add(Busy.line(words.apply(now)));
          }
          line.setVisible(now != null);
          line.setManaged(now != null);
        });
    return line;
  }

  private void key(KeyEvent event) {
    ui.actions()
        .forKey(event)
        .filter(action -> !overlay.isVisible() || OVER_PANELS.contains(action.id()))
        .ifPresent(
            action -> {
              event.consume();
              action.fire();
            });
  }

  private void showProblem(@Nullable Problem problem) {
    if (problem == null) {
      cover(null);
    } else {
      var card =
          new ProblemView(
              problem,
              model.permissions().may(Right.ADD_FUNDS),
              ui,
              model::send,
              () -> model.problem.set(null));
      cover(card);
      card.focusClose();
    }
  }

  private void coverIf(boolean open, Supplier<Region> panel) {
    if (open) {
      var made = panel.get();
      cover(made);
      made.requestFocus();
    } else {
      cover(null);
    }
  }

  /// Covers everything with a panel; null removes it and returns the focus.
  private void cover(@Nullable Region panel) {
    if (panel == null) {
      overlay.setVisible(false);
      overlay.getChildren().clear();
      if (focusBefore != null) {
        focusBefore.requestFocus();
        focusBefore = null;
      }
      return;
    }
    if (!overlay.isVisible() && getScene() != null) {
      focusBefore = getScene().getFocusOwner();
    }
    StackPane.setAlignment(panel, panel == palette ? Pos.TOP_CENTER : Pos.CENTER);
    StackPane.setMargin(panel, panel == palette ? FROM_TOP : Insets.EMPTY);
    overlay.getChildren().setAll(panel);
    overlay.setVisible(true);
    if (panel == palette) {
      palette.open();
    }
  }

  private void clickBeside(MouseEvent event) {
    if (event.getTarget() == overlay) {
      model.palette().open.set(false);
      model.problem.set(null);
      model.shortcutsOpen.set(false);
      model.leaving.set(false);
      model.goingLive().set(null);
    }
  }
}
