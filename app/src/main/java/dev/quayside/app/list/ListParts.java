package dev.quayside.app.list;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.SegmentedTabs;
import java.text.NumberFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/// The parts of every screen with a long list: a search, tabs with counts, the problem line, and
/// the content of an empty table.
public record ListParts(LongListing<?, ?> list, Ui ui) {

  /// A circle that turns while `busy`.
  public Node busy(BooleanExpression busy) {
    var circle = Busy.circle(ui.text("list.asking"));
    circle.visibleProperty().bind(busy);
    return circle;
  }

  /// @param words turns a number of rows into text
  public ObservableValue<String> counting(Function<Integer, String> words) {
    return Bindings.createStringBinding(
        () -> list.answered().get() ? words.apply(list.rows.size()) : "",
        list.rows,
        list.answered());
  }

  /// @param prompt shown while nothing is typed
  public SearchBox search(String id, String prompt, StringProperty words) {
    return new SearchBox(id, prompt, ui.text("list.clear"), words);
  }

  /// @param name for screen readers
  /// @param counts the number of rows under each tab; empty until known, and not shown where there
  ///   is no room for them
  public <T extends Enum<T>> Node tabs(
      String name,
      List<T> all,
      Function<T, String> words,
      ObjectProperty<T> chosen,
      ObservableValue<Map<T, Integer>> counts) {
    var tabs = new SegmentedTabs<>(name, all, words, chosen);
    var line = new HBox(tabs);
    line.setMinWidth(0);
    Runnable fit =
        () -> {
          var now = counts.getValue();
          all.forEach(tab -> tabs.name(tab, counted(words.apply(tab), now.get(tab))));
          if (line.getWidth() > 0 && tabs.prefWidth(-1) > line.getWidth()) {
            all.forEach(tab -> tabs.name(tab, words.apply(tab)));
          }
        };
    line.widthProperty().subscribe(fit);
    Follow.value(tabs, counts, _ -> fit.run());
    return line;
  }

  /// Shows why the list is not up to date; the old rows stay.
  public Node problem() {
    var retry = new Button(ui.text("list.retry"));
    retry.getStyleClass().add("link");
    retry.setOnAction(_ -> list.ask());
    return new InlineProblem(list.problem(), ui, retry);
  }

  /// Fills the table while it has no rows: with a waiting circle until the first answer, with
  /// nothing when {@link #problem} says why, else with `nothing`.
  public void whenEmpty(RecordTable<?> table, Supplier<Node> nothing) {
    Runnable look =
        () ->
            table.whenEmpty(
                list.answered().get()
                    ? nothing.get()
                    : list.problem().get() == null ? asking() : new Region());
    Follow.value(table, list.answered(), _ -> look.run());
    Follow.value(table, list.problem(), _ -> look.run());
    Follow.list(table, list.rows, look);
  }

  /// Says that no row matches, with a button that removes the filters.
  public Node noneFound(String id, String words, Runnable widen) {
    var button = new Button(ui.text("list.widen"));
    button.setId(id);
    button.setOnAction(_ -> widen.run());
    return new EmptyState(Feather.SEARCH, words, button);
  }

  private Node asking() {
    var asking = Busy.line(ui.text("list.asking"));
    asking.setAlignment(Pos.CENTER);
    return asking;
  }

  /// Nothing of a kind is not worth the room.
  private String counted(String name, @org.jspecify.annotations.Nullable Integer count) {
    return count == null || count == 0
        ? name
        : name + " " + NumberFormat.getIntegerInstance(ui.texts().locale()).format(count);
  }
}
