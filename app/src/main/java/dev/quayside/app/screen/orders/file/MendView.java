package dev.quayside.app.screen.orders.file;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.SidePanel;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Lists the orders that could not be imported: what is wrong with each, and fields to correct it.
public final class MendView extends StackPane {

  private static final double WIDTH = 340;

  private final MendModel model;
  private final GoodsModel goods;
  private final Ui ui;
  private final VBox list = new VBox(12);
  private final SidePanel panel;

  /// @param goods the missing customs details
  public MendView(MendModel model, GoodsModel goods, Runnable closed, Ui ui) {
    this.model = model;
    this.goods = goods;
    this.ui = ui;
    var all = new VBox(12, new GoodsView(goods, ui), list);
    panel = new SidePanel(ui.text("orders.mend"), ui.text("orders.mend.close"), closed, all);
    getChildren().add(panel);
    alone(false);
    Follow.list(this, model.files, this::show);
    Follow.change(this, model.offer(), _ -> show());
    Follow.change(this, goods.orders, _ -> show());
    show();
  }

  /// Sets whether the panel also takes the room of the list.
  public void alone(boolean alone) {
    double width = alone ? USE_COMPUTED_SIZE : WIDTH;
    Narrow.fix(this, width);
    panel.wide(width);
  }

  /// Shows the orders; if the user was typing in one, the next field or button gets the focus.
  private void show() {
    boolean typing = list.isFocusWithin();
    list.getChildren().clear();
    offer();
    for (var file : model.files) {
      list.getChildren().add(head(file));
      file.bad().forEach(bad -> list.getChildren().add(card(file, bad)));
    }
    if (model.files.isEmpty() && goods.questions.isEmpty()) {
      list.getChildren().add(Words.wrapped(ui.text("orders.mend.none"), "muted"));
    }
    if (typing) {
      list.lookupAll(model.offer().get() == null ? ".text-field" : "#mend-others").stream()
          .findFirst()
          .ifPresent(Node::requestFocus);
    }
  }

  private void offer() {
    var same = model.offer().get();
    if (same == null) {
      return;
    }
    var all = new Button(ui.text("orders.mend.others.yes", same.count()));
    all.setId("mend-others");
    all.getStyleClass().add("accent");
    all.setOnAction(_ -> model.mendOthers());
    var none = new Button(ui.text("orders.mend.others.no"));
    none.setId("mend-others-no");
    none.setOnAction(_ -> model.leaveOthers());
    var words = ui.text("orders.mend.others", same.count(), same.was(), same.column(), same.now());
    list.getChildren()
        .add(
            new Card(ui.text("orders.mend.others.title"))
                .with(Words.wrapped(words), new HBox(8, all, none)));
  }

  private Node head(Imported file) {
    var save = new Button(ui.text("orders.mend.save"), new FontIcon(Feather.DOWNLOAD));
    save.getStyleClass().add("link");
    save.setOnAction(
        _ ->
            new FileDialogs(ui.texts())
                .save("orders.mend.save", ui.text("orders.mend.file", file.name()))
                .ifPresent(path -> model.save(file, path, ui.texts())));
    var name = Words.wrapped(file.name(), "strong");
    return new VBox(4, name, save);
  }

  private Node card(Imported file, BadOrder bad) {
    var line = bad.lines().getFirst();
    var title =
        bad.number().isEmpty()
            ? ui.text("orders.mend.line", line.number())
            : ui.text("orders.mend.order", line.number(), bad.number());
    var card = new Card(title);
    card.getStyleClass().add("bad-order");
    var address = FileAddress.of(file, bad);
    card.with(Words.wrapped(address.words(), "muted"));
    var cells = new LinkedHashMap<Integer, Map<Integer, StringProperty>>();
    for (var fault : bad.faults()) {
      card.with(field(file, bad, fault, cells));
    }
    var retry = new Button(ui.text("orders.mend.retry"));
    retry.setId("mend-retry-" + line.number());
    retry.getStyleClass().add("accent");
    retry.setOnAction(_ -> model.mend(file, bad, texts(cells)));
    moveOn(card, retry);
    var edit = new Button(ui.text("orders.mend.address"));
    edit.setId("mend-address-" + line.number());
    edit.getStyleClass().add("link");
    edit.setOnAction(
        _ -> {
          showAddress(card, edit, fields(file, bad, address, cells));
          moveOn(card, retry);
        });
    card.with(edit);
    var dismiss = new Button(ui.text("orders.mend.dismiss"));
    dismiss.setId("mend-dismiss-" + line.number());
    dismiss.setOnAction(_ -> model.dismiss(file, bad));
    return card.with(new HBox(8, retry, dismiss));
  }

  /// Replaces the button that asked for the address by its fields.
  private static void showAddress(Card card, Button edit, List<Node> fields) {
    int place = card.getChildren().indexOf(edit);
    card.getChildren().remove(edit);
    card.getChildren().addAll(place, fields);
    fields.stream()
        .map(box -> ((Field) ((VBox) box).getChildren().getFirst()).control())
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  /// The fields of the address that are not shown as errors already.
  private List<Node> fields(
      Imported file,
      BadOrder bad,
      FileAddress address,
      Map<Integer, Map<Integer, StringProperty>> cells) {
    int line = address.line().number();
    var asked = Set.copyOf(cells.getOrDefault(line, Map.of()).keySet());
    return address.places().stream()
        .filter(place -> !asked.contains(place))
        .<Node>map(
            place -> {
              var column = file.layout().header().get(place);
              return new VBox(input(bad, line, place, column, cells));
            })
        .toList();
  }

  private static Field input(
      BadOrder bad,
      int line,
      int place,
      String column,
      Map<Integer, Map<Integer, StringProperty>> cells) {
    var text =
        cells
            .computeIfAbsent(line, _ -> new HashMap<>())
            .computeIfAbsent(place, _ -> new SimpleStringProperty(cell(bad, line, place)));
    return Field.text("mend-" + line + "-" + place, column, text, () -> {});
  }

  /// Lets Enter move to the next field, and from the last one try again.
  private static void moveOn(Card card, Button retry) {
    Node next = retry;
    for (var node : List.copyOf(card.getChildren()).reversed()) {
      if (node instanceof VBox box
          && box.getChildren().getFirst() instanceof Field field
          && field.control() instanceof TextField input) {
        var then = next;
        input.setOnAction(
            _ -> {
              if (then == retry) {
                retry.fire();
              } else {
                then.requestFocus();
              }
            });
        next = input;
      }
    }
  }

  private Node field(
      Imported file,
      BadOrder bad,
      LineError fault,
      Map<Integer, Map<Integer, StringProperty>> cells) {
    var complaint = Words.wrapped(ui.texts().of(fault.message()), "wrong");
    int place = file.layout().header().indexOf(fault.column());
    if (place < 0) {
      return new VBox(
          4,
          Words.of(
              ui.texts().find("orders.field." + fault.column()).orElse(fault.column()), "caption"),
          complaint);
    }
    var field = input(bad, fault.line(), place, fault.column(), cells);
    field.setWrong(complaint.getText());
    return new VBox(4, field, complaint);
  }

  private static String cell(BadOrder bad, int line, int place) {
    return bad.lines().stream()
        .filter(each -> each.number() == line)
        .map(Sheet.Line::cells)
        .filter(cells -> place < cells.size())
        .map(cells -> cells.get(place))
        .findFirst()
        .orElse("");
  }

  private static Map<Integer, Map<Integer, String>> texts(
      Map<Integer, Map<Integer, StringProperty>> cells) {
    var texts = new HashMap<Integer, Map<Integer, String>>();
    cells.forEach(
        (line, places) -> {
          var own = new HashMap<Integer, String>();
          places.forEach((place, text) -> own.put(place, text.get()));
          texts.put(line, own);
        });
    return texts;
  }
}
