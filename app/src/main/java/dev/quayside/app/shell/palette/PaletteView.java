package dev.quayside.app.shell.palette;

import dev.quayside.app.action.Action;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Ctrl+K: every action, of this screen and of the others, and every record, found by typing.
public final class PaletteView extends VBox {

  private static final double WIDTH = 560;
  private static final double ROW = 36;
  private static final int ROWS = 9;

  private final Ui ui;
  private final TextField query = new TextField();
  private final ObservableList<Line> found = FXCollections.observableArrayList();
  private final ListView<Line> list = new ListView<>(found);
  private final Label nothing = Words.of("", "muted");
  private final PaletteModel model;
  private final Navigation navigation;

  /// Whether Enter came before the answer: the first result is then opened.
  private boolean hasty;

  /// An action or a record.
  ///
  /// @param detail shown muted behind the words
  /// @param key shown at the right end
  /// @param sure whether it stays first whatever the search under way finds
  /// @param buys whether it spends money
  /// @param run null for an action that cannot be done now
  private record Line(
      Ikon icon,
      String words,
      String detail,
      String key,
      boolean sure,
      boolean buys,
      @Nullable Runnable run) {

    boolean isAs(@Nullable Line other) {
      return other != null && words.equals(other.words) && detail.equals(other.detail);
    }
  }

  public PaletteView(PaletteModel model, Navigation navigation, Ui ui) {
    this.model = model;
    this.navigation = navigation;
    this.ui = ui;
    getStyleClass().addAll("panel", "palette");
    setMaxSize(WIDTH, USE_PREF_SIZE);
    query.setId("palette-query");
    query.setPromptText(ui.text("palette.prompt"));
    query.setAccessibleText(ui.text("palette.prompt"));
    list.setId("palette-found");
    list.setAccessibleText(ui.text("palette.found"));
    list.setFixedCellSize(ROW);
    list.setFocusTraversable(false);
    list.setCellFactory(_ -> new Cell());
    list.setPlaceholder(nothing);
    query.textProperty().subscribe(this::search);
    Follow.list(this, model.found, this::show);
    Follow.value(this, model.asking(), this::asked);
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    getChildren().addAll(query, new InlineProblem(model.problem(), ui), list);
  }

  public void open() {
    query.clear();
    search("");
    query.requestFocus();
  }

  private void search(String words) {
    hasty = false;
    list.getSelectionModel().clearSelection();
    model.find(words);
    show();
  }

  private void asked(boolean asking) {
    nothing.setText(ui.text(asking ? "palette.asking" : "palette.none"));
    if (!asking && hasty) {
      hasty = false;
      run(list.getSelectionModel().getSelectedItem());
    }
  }

  /// Lists actions that begin with the words, then records, then actions that contain the words
  /// elsewhere, then those of other screens, and last what spends money.
  private void show() {
    var lines = new ArrayList<Line>();
    var typed = query.getText();
    var actions =
        ui.actions().matching(typed).stream()
            .filter(action -> !action.id().equals("palette.open"))
            .map(action -> line(action, typed))
            .toList();
    actions.stream().filter(Line::sure).forEach(lines::add);
    model.found.forEach(one -> lines.add(line(one)));
    actions.stream().filter(line -> !line.sure()).forEach(lines::add);
    if (!typed.isBlank()) {
      ui.actions().elsewhere(typed).stream()
          .sorted(Comparator.comparing(action -> !action.begins(typed)))
          .forEach(action -> lines.add(elsewhere(action)));
      ui.actions().notNow(typed).forEach(action -> lines.add(notNow(action)));
    }
    lines.sort(Comparator.comparing(Line::buys));
    replace(lines);
  }

  /// Replaces the lines and keeps the user's selection. Otherwise the first line is selected once
  /// words are typed, unless it spends money: that is never run without having been chosen.
  private void replace(List<Line> lines) {
    var chosen = list.getSelectionModel().getSelectedItem();
    int before = list.getSelectionModel().getSelectedIndex();
    found.setAll(lines);
    list.setPrefHeight(Math.clamp(found.size(), 1, ROWS) * ROW + 2);
    var same = lines.stream().filter(line -> line.isAs(chosen)).findFirst();
    if (before > 0 && same.isPresent()) {
      list.getSelectionModel().select(same.get());
    } else if (query.getText().isBlank()
        || lines.stream().findFirst().filter(Line::buys).isPresent()) {
      list.getSelectionModel().clearSelection();
    } else {
      list.getSelectionModel().selectFirst();
      list.scrollTo(0);
    }
  }

  private Line line(Action action, String typed) {
    return new Line(
        ActionIcons.of(action.id(), ui.actions().screenOf(action)),
        action.text(),
        "",
        action.keys(),
        action.begins(typed),
        action.buys(),
        action::fire);
  }

  /// An action of another screen: opens that screen, and runs there unless it acts upon something
  /// that the user has yet to see and choose.
  private Line elsewhere(Action action) {
    var screen = ui.actions().screenOf(action);
    var place = Place.of(screen.orElseThrow());
    return new Line(
        ActionIcons.of(action.id(), screen),
        action.text(),
        action.text().contains(ui.text(place.key())) ? "" : ui.text(place.key()),
        action.keys(),
        false,
        action.buys(),
        () -> {
          navigation.send(new NavigationRequest.Visit(place));
          if (ui.actions().runsOnOpening(action)) {
            action.fire();
          }
        });
  }

  private Line notNow(Action action) {
    return new Line(
        ActionIcons.of(action.id(), ui.actions().screenOf(action)),
        action.text(),
        ui.text("palette.not-now"),
        action.keys(),
        false,
        false,
        null);
  }

  private Line line(Found one) {
    var icon =
        switch (one.kind()) {
          case ORDER -> Feather.INBOX;
          case SHIPMENT -> Feather.PACKAGE;
          case PRESET -> Feather.BOX;
        };
    return new Line(
        icon,
        one.title(),
        one.detail(),
        ui.text("palette.kind." + one.kind().name().toLowerCase(Locale.ROOT)),
        false,
        false,
        () -> navigation.send(one.request()));
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> move(event, 1);
      case UP -> move(event, -1);
      case ENTER -> {
        event.consume();
        enter(list.getSelectionModel().getSelectedItem());
      }
      case ESCAPE -> {
        event.consume();
        model.open.set(false);
      }
      default -> {
        // other keys type into the query
      }
    }
  }

  private void move(KeyEvent event, int by) {
    event.consume();
    if (!found.isEmpty()) {
      int at = list.getSelectionModel().getSelectedIndex();
      int next = Math.floorMod(at < 0 && by < 0 ? by : at + by, found.size());
      list.getSelectionModel().select(next);
      list.scrollTo(next);
    }
  }

  /// Runs a line. While a search is under way, as after a scan that ends with Enter, it waits for
  /// the answer: the line shown was found for fewer letters.
  private void enter(@Nullable Line line) {
    if (model.asking().get() && (line == null || !line.sure())) {
      hasty = true;
    } else {
      run(line);
    }
  }

  private void run(@Nullable Line line) {
    if (line != null && line.run() != null) {
      model.open.set(false);
      line.run().run();
    }
  }

  private final class Cell extends ListCell<Line> {

    private Cell() {
      setOnMouseClicked(
          event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
              run(getItem());
            }
          });
    }

    @Override
    protected void updateItem(@Nullable Line line, boolean empty) {
      super.updateItem(line, empty);
      setText(null);
      setGraphic(empty || line == null ? null : row(line));
      setAccessibleText(empty || line == null ? null : line.words());
    }

    private static HBox row(Line line) {
      var detail = Words.of(line.detail(), "caption");
      detail.setMinWidth(0);
      var row =
          new HBox(8, new FontIcon(line.icon()), Words.whole(line.words()), detail, Gap.wide());
      row.setAlignment(Pos.CENTER_LEFT);
      if (!line.key().isEmpty()) {
        row.getChildren().add(Words.whole(line.key(), "key"));
      }
      return row;
    }
  }
}
