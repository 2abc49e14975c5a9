package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.file.FileKind;
import dev.quayside.engine.source.Lookups;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// A key to try: the columns of the shop's rows beside what each is taken for, and the order as it
/// would be.
final class KeyTrialView extends VBox {

  private static final int ROWS = 3;
  private static final double HEADER = 150;

  private final Ui ui;
  private final VBox answer = new VBox(8);

  KeyTrialView(KeyTrial trial, Ui ui) {
    super(8);
    this.ui = ui;
    var typed = new TextField();
    typed.setOnAction(_ -> trial.run());
    var field = Field.text("shop-try", ui.text("settings.shops.try"), typed, trial.key, () -> {});
    HBox.setHgrow(field, Priority.ALWAYS);
    var run =
        new ActionButton(
            "shop-try-run", ui.text("settings.shops.try.run"), Feather.SEARCH, trial::run);
    run.disableProperty().bind(trial.busy());
    var line = new HBox(8, field, run);
    line.setAlignment(Pos.BOTTOM_LEFT);
    var busy = Busy.line(ui.text("settings.shops.try.busy"));
    busy.visibleProperty().bind(trial.busy());
    busy.managedProperty().bind(trial.busy());
    getChildren()
        .addAll(
            line,
            busy,
            new InlineProblem(trial.problem(), ui),
            answer,
            new WriteTrialView(trial, ui));
    Follow.value(this, trial.found(), this::show);
  }

  private void show(Lookups.@Nullable Preview found) {
    answer.getChildren().clear();
    answer.setManaged(found != null);
    if (found == null) {
      return;
    }
    if (!found.rows().isEmpty()) {
      answer.getChildren().add(rows(found));
    }
    var order = found.order();
    if (order != null) {
      answer.getChildren().add(Words.wrapped(order(order, found.took().toMillis()), "strong"));
    }
    var refused = found.refused();
    if (refused != null) {
      var why = Words.wrapped(ProblemText.begun(ui.texts().of(refused)), "wrong");
      why.setId("shop-try-refused");
      answer.getChildren().add(why);
    }
  }

  private Node rows(Lookups.Preview found) {
    var grid = new GridPane(16, 4);
    grid.setId("shop-try-rows");
    int line = 0;
    for (var column : found.columns().entrySet()) {
      var header = Words.of(column.getKey(), "code");
      header.setPrefWidth(HEADER);
      grid.add(header, 0, line);
      var meaning = column.getValue();
      grid.add(
          meaning == null
              ? Words.of(ui.text("settings.shops.try.unused"), "muted")
              : Words.of(meaning(meaning)),
          1,
          line);
      var values = CutWords.whole(Words.of(values(found.rows(), column.getKey()), "muted"));
      values.setMinWidth(0);
      GridPane.setHgrow(values, Priority.ALWAYS);
      grid.add(values, 2, line++);
    }
    return grid;
  }

  private static String values(List<Map<String, @Nullable Object>> rows, String header) {
    return rows.stream()
        .limit(ROWS)
        .map(row -> row.get(header))
        .filter(Objects::nonNull)
        .map(Object::toString)
        .distinct()
        .collect(Collectors.joining(" · "));
  }

  private String meaning(String wire) {
    return FileKind.ORDERS.columns().stream()
        .filter(column -> FileKind.ORDERS.wire(column).equals(wire))
        .findFirst()
        .map(column -> ui.text("orders.field." + column.name().toLowerCase(Locale.ROOT)))
        .orElse(wire);
  }

  private String order(SalesOrder order, long millis) {
    var to = order.details().to();
    int pieces = order.details().items().stream().mapToInt(OrderItem::quantity).sum();
    var whom =
        Stream.of(to.name(), to.street1(), to.city(), to.zip())
            .filter(part -> part != null && !part.isBlank())
            .collect(Collectors.joining(", "));
    return ui.text("settings.shops.try.order", order.number(), whom, pieces, millis);
  }
}
