package dev.quayside.app.control;

import dev.quayside.engine.base.money.Money;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A table that scrolls smoothly with 100,000 rows: every row is 32 px high, and cells are reused.
/// Give it precomputed words: its functions run for every cell that comes into view.
public final class RecordTable<R> extends TableView<R> {

  public static final double ROW = 32;

  /// Width in pixels for a date and a time.
  private static final double MOMENT = 142;

  /// Width in pixels for an amount in the thousands with its currency.
  private static final double AMOUNT = 88;

  /// Height, in rows, for the text of an empty table.
  private static final int LEAST_ROWS = 3;

  /// The user's choice to show or hide a column, by its id; columns without a choice are shown when
  /// they fit.
  private final Map<String, Boolean> wanted = new HashMap<>();

  private Runnable fit = () -> {};

  /// What Escape does while rows are selected.
  private Runnable release = () -> getSelectionModel().clearSelection();

  /// @param name for screen readers
  public RecordTable(String id, String name, ObservableList<R> rows) {
    super(rows);
    setId(id);
    setAccessibleText(name);
    setFixedCellSize(ROW);
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    getStyleClass().add("record-table");
    setPlaceholder(new Region()); // without the toolkit's own text
    addEventFilter(KeyEvent.KEY_PRESSED, this::escape);
  }

  /// Escape clears the selection; without one it is left to what is around the table.
  private void escape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && !getSelectionModel().isEmpty()) {
      event.consume();
      release.run();
    }
  }

  /// The columns the user chose to show or hide, by their ids.
  public Map<String, Boolean> wanted() {
    return Map.copyOf(wanted);
  }

  /// Shows or hides these columns whether they fit or not; the others are shown when they fit.
  public void want(Map<String, Boolean> columns) {
    wanted.clear();
    wanted.putAll(columns);
    fit.run();
  }

  /// @param fitting shows the columns again, by {@link #isShown}
  public void fitting(Runnable fitting) {
    fit = fitting;
  }

  /// @param fits whether the column is shown when the user has made no choice
  public boolean isShown(TableColumn<?, ?> column, boolean fits) {
    return wanted.getOrDefault(column.getId(), fits);
  }

  /// Sets the content for a table without rows.
  public RecordTable<R> whenEmpty(Node empty) {
    setPlaceholder(empty);
    return this;
  }

  /// Makes the table as tall as its rows, up to `most` of them, for pages that scroll.
  public RecordTable<R> asTallAsItsRows(int most) {
    setMinHeight(ROW); // one row; the content of an empty table would ask for more
    prefHeightProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> {
                  int rows = getItems().isEmpty() ? LEAST_ROWS : Math.min(getItems().size(), most);
                  return (rows + 1) * ROW + 2;
                },
                getItems()));
    return this;
  }

  /// Selects the first row when the focus comes by keyboard: the Down key on a single row would
  /// otherwise select none.
  public RecordTable<R> choosingFirst() {
    focusedProperty()
        .subscribe(
            focused -> {
              if (focused && getSelectionModel().isEmpty()) {
                getSelectionModel().selectFirst();
              }
            });
    return this;
  }

  /// Binds the selected row to `chosen`, also while rows change around it and when another record
  /// has the same id.
  public RecordTable<R> choosing(ObjectProperty<@Nullable R> chosen, Function<R, String> id) {
    var selection = getSelectionModel();
    release = () -> chosen.set(null);
    selection
        .selectedItemProperty()
        .subscribe(
            row -> {
              var before = chosen.get();
              boolean there =
                  before != null && getItems().stream().map(id).anyMatch(id.apply(before)::equals);
              if (row != null || !there) {
                chosen.set(row);
              }
            });
    Follow.value(
        this,
        chosen,
        row -> {
          if (row == null) {
            selection.clearSelection();
          } else if (!row.equals(selection.getSelectedItem())) {
            selection.clearAndSelect(getItems().indexOf(row));
          }
        });
    return choosingFirst();
  }

  /// A column of words; too long ones are cut at the end.
  public TableColumn<R, String> text(String id, String caption, Function<R, String> words) {
    return column(id, caption, words::apply, Comparator.<String>naturalOrder(), TextCell::new);
  }

  /// A column of sentences, in smaller type throughout: long ones take two lines.
  public TableColumn<R, String> sentences(String id, String caption, Function<R, String> words) {
    return column(
        id,
        caption,
        words::apply,
        Comparator.<String>naturalOrder(),
        () -> {
          var cell = new TextCell<R>();
          cell.getStyleClass().add("sentence");
          return cell;
        });
  }

  /// A right-aligned column of money, sorted by currency and amount.
  public TableColumn<R, Money> money(
      String id, String caption, Function<R, @Nullable Money> amount, Ui ui) {
    var column =
        figures(
            id,
            caption,
            amount,
            Comparator.<Money, String>comparing(m -> m.currency().getCurrencyCode())
                .thenComparingLong(Money::minor),
            ui.formats()::money);
    column.setMinWidth(AMOUNT);
    return column;
  }

  /// A column of values that are shown as words and sorted by the value, for example moments.
  public <S> TableColumn<R, S> values(
      String id,
      String caption,
      Function<R, @Nullable S> value,
      Comparator<? super S> order,
      Function<S, String> words) {
    return column(id, caption, value, order, () -> new ValueCell<>(words, Pos.CENTER_LEFT));
  }

  /// A column of moments as short as they can be understood, in a fixed width.
  public TableColumn<R, Instant> moments(
      String id, String caption, Function<R, @Nullable Instant> moment, Ui ui) {
    var column =
        values(id, caption, moment, Comparator.<Instant>naturalOrder(), ui.formats()::when);
    column.setMinWidth(MOMENT);
    column.setMaxWidth(MOMENT);
    return column;
  }

  /// A right-aligned column of values that are sorted by the value: numbers are compared digit
  /// under digit.
  public <S> TableColumn<R, S> figures(
      String id,
      String caption,
      Function<R, @Nullable S> value,
      Comparator<? super S> order,
      Function<S, String> words) {
    var column =
        column(id, caption, value, order, () -> new ValueCell<R, S>(words, Pos.CENTER_RIGHT));
    column.getStyleClass().add("figures");
    return column;
  }

  /// A column of states, shown as pills.
  public <S> TableColumn<R, S> pills(
      String id,
      String caption,
      Function<R, @Nullable S> value,
      Comparator<? super S> order,
      Function<S, String> words,
      Function<S, Tone> tone) {
    return column(id, caption, value, order, () -> new PillCell<>(words, tone));
  }

  /// A column with cells of the caller's own.
  public <S> TableColumn<R, S> column(
      String id,
      String caption,
      Function<R, @Nullable S> value,
      Comparator<? super S> order,
      Supplier<TableCell<R, S>> cell) {
    var column = new TableColumn<R, S>(caption);
    column.setId(id);
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
    column.setComparator(Comparator.nullsLast(order));
    column.setCellFactory(_ -> cell.get());
    getColumns().add(column);
    return column;
  }

  private static final class TextCell<R> extends TableCell<R, String> {

    private TextCell() {
      CutWords.whole(this);
    }

    @Override
    protected void updateItem(@Nullable String words, boolean empty) {
      super.updateItem(words, empty);
      setText(empty ? null : words);
    }
  }

  private static final class ValueCell<R, S> extends TableCell<R, S> {

    private final Function<S, String> words;

    private ValueCell(Function<S, String> words, Pos where) {
      this.words = words;
      setAlignment(where);
    }

    @Override
    protected void updateItem(@Nullable S value, boolean empty) {
      super.updateItem(value, empty);
      setText(empty || value == null ? null : words.apply(value));
    }
  }

  private static final class PillCell<R, S> extends TableCell<R, S> {

    private final Function<S, String> words;
    private final Function<S, Tone> tone;
    private final javafx.scene.control.Label pill = Pill.of("", Tone.QUIET);

    private PillCell(Function<S, String> words, Function<S, Tone> tone) {
      this.words = words;
      this.tone = tone;
    }

    @Override
    protected void updateItem(@Nullable S value, boolean empty) {
      super.updateItem(value, empty);
      if (empty || value == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Pill.dress(pill, words.apply(value), tone.apply(value));
      setAccessibleText(pill.getText());
      setGraphic(pill);
    }
  }
}
