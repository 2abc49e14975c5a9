package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.mark.OrderTag;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.TableColumn;

/// The columns of a list that show what people put on its orders: `tags` and `person`.
public final class MarkColumns {

  private static final double TAGS = 110;
  private static final double MOST_TAGS = 260;
  private static final double PERSON = 80;
  private static final double MOST_PERSON = 150;

  private MarkColumns() {}

  public static <R> void add(RecordTable<R> table, Function<R, OrderMarks> marks, Ui ui) {
    Function<R, List<OrderTag>> tags = row -> marks.apply(row).tags();
    wide(
        table.column(
            "tags",
            ui.text("orders.column.tags"),
            tags::apply,
            Comparator.comparing(TagCell::names),
            () -> new TagCell<>(ui)),
        TAGS,
        MOST_TAGS);
    wide(
        table.text("person", ui.text("orders.column.person"), row -> person(marks.apply(row))),
        PERSON,
        MOST_PERSON);
  }

  private static String person(OrderMarks marks) {
    var person = marks.assignedTo();
    return person == null ? "" : person.name();
  }

  private static void wide(TableColumn<?, ?> column, double least, double most) {
    column.setMinWidth(least);
    column.setPrefWidth((least + most) / 2);
    column.setMaxWidth(most);
  }
}
