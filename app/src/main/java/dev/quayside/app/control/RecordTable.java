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
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A list with columns, smooth with 100,000 rows: every row is 32 px, and a cell is made once and
/// filled again. Give it precomputed words: its functions run for every cell that scrolls into
/// sight.
public final class RecordTable<R> extends TableView<R> {

  public static final double ROW = 32;

  /// Room for a date and a time.
  private static final double MOMENT = 190;

  /// Room for thousands of a currency.
  private static final double AMOUNT = 88;

  /// Room for what stands there when no row does.
  private static final int LEAST_ROWS = 3;

  /// Whether somebody wants a column, by its id; those not in it show where they fit.
  private final Map<String, Boolean> wanted = new HashMap<>();

  private Runnable fit = () -> {};

  /// @param name for screen readers
  public RecordTable(String id, String name, ObservableList<R> rows) {
    super(rows);
    setId(id);
    setAccessibleText(name);
    setFixedCellSize(ROW);
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    getStyleClass().add("record-table");
    setPlaceholder(new Region()); // not the toolkit's own words
  }

  /// Which columns somebody wants or not, by their ids.
  public Map<String, Boolean> wanted() {
    return Map.copyOf(wanted);
  }

  /// Shows these columns or not, whatever fits; the others where they fit.
  public void want(Map<String, Boolean> columns) {
    wanted.clear();
    wanted.putAll(columns);
    fit.run();
  }

  /// @param fitting shows the columns again, by {@link #isShown}
  public void fitting(Runnable fitting) {
    fit = fitting;
  }

  /// @param fits whether it would be shown if nobody had said anything
  public boolean isShown(TableColumn<?, ?> column, boolean fits) {
    return wanted.getOrDefault(column.getId(), fits);
  }

  /// What stands there when no row does.
  public RecordTable<R> whenEmpty(Node empty) {
    setPlaceholder(empty);
    return this;
  }

  /// Part of a page that scrolls: as tall as its rows, and never taller than `most` of them.
  public RecordTable<R> asTallAsItsRows(int most) {
    setMinHeight(ROW); // not that of what stands there when no row does
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

  /// Whoever comes by keyboard has one chosen: Down on a single row would choose none.
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

  /// The chosen row is `chosen`, also while rows change around it and when it is another record of
  /// the same id.
  public RecordTable<R> choosing(ObjectProperty<@Nullable R> chosen, Function<R, String> id) {
    var selection = getSelectionModel();
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

  /// As {@link #text}; long words have two lines.
  public TableColumn<R, String> lines(String id, String caption, Function<R, String> words) {
    return column(
        id,
        caption,
        words::apply,
        Comparator.<String>naturalOrder(),
        () -> CutWords.inTwoLines(new TextCell<>()));
  }

  /// A column of money, at the right, sorted by currency and amount.
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

  /// A column of values that are shown in words and sorted as what they are, for example moments.
  public <S> TableColumn<R, S> values(
      String id,
      String caption,
      Function<R, @Nullable S> value,
      Comparator<? super S> order,
      Function<S, String> words) {
    return column(id, caption, value, order, () -> new ValueCell<>(words, Pos.CENTER_LEFT));
  }

  /// A column of dates with their time, as wide as they are.
  public TableColumn<R, Instant> moments(
      String id, String caption, Function<R, @Nullable Instant> moment, Ui ui) {
    var column =
        values(id, caption, moment, Comparator.<Instant>naturalOrder(), ui.formats()::moment);
    column.setMinWidth(MOMENT);
    column.setMaxWidth(MOMENT);
    return column;
  }

  /// As {@link #values}, at the right: numbers are compared digit under digit.
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

  /// A column of states.
  public <S> TableColumn<R, S> pills(
      String id,
      String caption,
      Function<R, @Nullable S> value,
      Comparator<? super S> order,
      Function<S, String> words,
      Function<S, Tone> tone) {
    return column(id, caption, value, order, () -> new PillCell<>(words, tone));
  }

  /// A column with cells of one's own.
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
