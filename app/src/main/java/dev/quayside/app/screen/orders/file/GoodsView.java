package dev.quayside.app.screen.orders.file;

import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.engine.order.fulfilment.CustomsQuestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// A card for each product with missing customs details.
final class GoodsView extends VBox {

  /// Order numbers named one by one; with more, only their number is shown.
  private static final int NAMED = 3;

  private final GoodsModel model;
  private final Ui ui;

  GoodsView(GoodsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    visibleProperty().bind(model.orders.greaterThan(0));
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.questions, this::show);
  }

  /// Shows the cards; if the user was typing in one, the first field gets the focus.
  private void show() {
    boolean typing = isFocusWithin();
    var cards = new ArrayList<Node>();
    for (int i = 0; i < model.questions.size(); i++) {
      cards.add(card(model.questions.get(i), i));
    }
    getChildren().setAll(cards);
    if (typing) {
      lookupAll(".field-control").stream().findFirst().ifPresent(Node::requestFocus);
    }
  }

  private Node card(GoodsQuestion question, int index) {
    var asked = question.asked();
    var fields = new LinkedHashMap<String, Field>();
    var id = "goods-" + index + "-";
    if (question.asksDescription()) {
      fields.put(GoodsQuestion.DESCRIPTION, text(id, "description", question.description()));
    }
    if (question.asksOrigin()) {
      fields.put(
          GoodsQuestion.ORIGIN,
          new Field(
              id + "origin",
              ui.text("orders.goods.origin"),
              new CountryBox(question.origin(), ui.texts())));
    }
    fields.put(GoodsQuestion.HS_CODE, text(id, "hs-code", question.hsCode()));
    var rows = fields.values().stream().map(each -> new FieldRow(List.of(each), 100)).toList();
    var save = new Button(ui.text("orders.goods.save"));
    save.setId(id + "save");
    save.getStyleClass().add("accent");
    save.setOnAction(
        _ -> {
          if (!model.answer(question)) {
            complain(question, fields, rows);
          }
        });
    var card = new Card(asked.description() == null ? asked.product() : asked.description());
    card.getStyleClass().add("asked-goods");
    return card.with(Words.wrapped(waiting(asked), "caption"))
        .with(rows.toArray(Node[]::new))
        .with(save);
  }

  private Field text(String id, String part, StringProperty value) {
    return Field.text(id + part, ui.text("orders.goods." + part), value, () -> {});
  }

  private void complain(GoodsQuestion question, Map<String, Field> fields, List<FieldRow> rows) {
    var faults = question.faults().list();
    fields.forEach(
        (name, field) ->
            field.setWrong(
                faults.stream()
                    .filter(fault -> fault.field().equals(name))
                    .map(ui.texts()::at)
                    .findFirst()
                    .orElse(null)));
    rows.forEach(FieldRow::refresh);
    fields.values().stream()
        .filter(field -> field.wrong() != null)
        .findFirst()
        .ifPresent(field -> field.control().requestFocus());
  }

  private String waiting(CustomsQuestion asked) {
    var named = asked.orders().stream().limit(NAMED).collect(Collectors.joining(", "));
    int more = asked.orders().size() - NAMED;
    return more > 0
        ? ui.text("orders.goods.waiting.more", named, more)
        : ui.text("orders.goods.waiting", named);
  }
}
