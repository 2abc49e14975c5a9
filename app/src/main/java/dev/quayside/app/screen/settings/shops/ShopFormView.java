package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.app.screen.settings.LinesField;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.TableQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What to do at the platform, step by step, and the fields its kind asks for; folded away, how it
/// is pulled and told. Enter connects, Escape leaves.
final class ShopFormView extends VBox {

  private static final List<Integer> MINUTES = List.of(1, 5, 15, 60, 0);
  private static final List<Integer> DAYS = List.of(1, 7, 30, 90, 365);
  private static final int PLACE_ROWS = 3;

  private final ShopsModel model;
  private final Ui ui;
  private final ShopForm form;
  private final Complaints complaints = new Complaints();
  private final List<Field> fields = new ArrayList<>();

  ShopFormView(ShopsModel model, Ui ui, ShopForm form) {
    super(12);
    this.model = model;
    this.ui = ui;
    this.form = form;
    getStyleClass().add("shop-form");
    getChildren().add(steps());
    getChildren().add(named());
    form.kind().fields().forEach(field -> getChildren().add(asked(field)));
    var tables = form.tables();
    if (tables != null) {
      getChildren().add(new TablesView(tables, complaints, ui));
      getChildren().add(getChildren().size() - 1, choice(tables));
    }
    getChildren()
        .addAll(
            more(),
            new FormButtons("shop", model.busy(), model::save, model::leaveForm, ui)
                .saying(ui.text(isNew() ? "settings.shops.connect" : "settings.shops.save")));
    complaints.follow(this, model.wrong(), ui);
    Follow.change(this, model.wrong(), _ -> complaints.focusFirst());
    addEventHandler(KeyEvent.KEY_PRESSED, this::leave);
  }

  /// Puts the cursor in the first field that is still to be filled in.
  void begin() {
    fields.stream()
        .map(Field::control)
        .filter(control -> control instanceof TextField input && input.getText().isEmpty())
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  private boolean isNew() {
    return form.id() == null;
  }

  private void leave(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      model.leaveForm();
    }
  }

  /// A new shop is connected first.
  private Node choice(TablesForm tables) {
    return isNew()
        ? Words.wrapped(ui.text("settings.shops.tables.later"), "muted")
        : new TableChoiceView(model.tables(), ui, tables.query(TableQuery.BY_KEY)::set);
  }

  private Node steps() {
    var steps = new VBox(4);
    int number = 1;
    for (var step : form.kind().steps()) {
      steps
          .getChildren()
          .add(Words.wrapped(ui.text("settings.shops.step", number++, ui.texts().of(step))));
    }
    return steps;
  }

  private Node named() {
    complaints.add(
        "name", Field.text("shop-name-field", ui.text("settings.shops.name"), form.name, () -> {}));
    return complaints.row(List.of("name"), 100);
  }

  private Node asked(SourceField field) {
    var path = "fields." + field.name();
    var name = ui.texts().of(field.label());
    var caption = field.required() ? name : ui.text("settings.shops.optional", name);
    var control = control("shop-field-" + field.name(), caption, field);
    fields.add(control);
    complaints.add(path, control);
    var help = Words.wrapped(ProblemText.begun(ui.texts().of(field.helpText())), "muted");
    return new VBox(4, complaints.row(List.of(path), 100), help);
  }

  private Field control(String id, String caption, SourceField field) {
    var value = form.value(field.name());
    if (field.isFile()) {
      var lines = new SecretLines(value);
      lines.setPromptText(
          ui.text(form.keeps(field) ? "settings.shops.kept" : "settings.shops.file"));
      return new Field(id, caption, lines);
    }
    var input = field.secret() ? new PasswordField() : new TextField();
    input.setPromptText(form.keeps(field) ? ui.text("settings.shops.kept") : "");
    input.setOnAction(_ -> model.save());
    return Field.text(id, caption, input, value, () -> {});
  }

  private Node more() {
    var content = new VBox(12, timing(), told());
    if (form.kind().hasWeightField()) {
      content.getChildren().add(weightField());
    }
    if (form.kind().abilities().locations()) {
      content.getChildren().add(locations());
    }
    if (!form.groups().isEmpty()) {
      content.getChildren().add(statuses());
    }
    var pane = new TitledPane(ui.text("settings.shops.more"), content);
    pane.setId("shop-more");
    pane.setExpanded(false);
    pane.setAnimated(false);
    // what is wrong in it is not to stay folded away
    Follow.change(
        this,
        model.wrong(),
        wrong ->
            pane.setExpanded(pane.isExpanded() || wrong.stream().anyMatch(ShopFormView::isMore)));
    return pane;
  }

  private static boolean isMore(Violation violation) {
    return Stream.of("fields.", TablesForm.QUERIES, "name", TablesForm.ROWS_ARE)
        .noneMatch(violation.field()::startsWith);
  }

  private Node timing() {
    var minutes = new TreeSet<>(MINUTES);
    minutes.add(form.minutes.get());
    var often = Choice.of(List.copyOf(minutes), this::often, form.minutes);
    complaints.add(
        ShopForm.EVERY_MINUTES,
        new Field("shop-minutes", ui.text("settings.shops.minutes"), often));
    if (!isNew()) {
      return complaints.row(List.of(ShopForm.EVERY_MINUTES), 50);
    }
    var since = Choice.of(DAYS, days -> ui.text("settings.shops.since.days", days), form.days);
    complaints.add(ShopForm.SINCE, new Field("shop-since", ui.text("settings.shops.since"), since));
    return complaints.row(List.of(ShopForm.EVERY_MINUTES, ShopForm.SINCE), 50, 50);
  }

  private String often(int minutes) {
    return minutes == 0
        ? ui.text("settings.shops.minutes.never")
        : ui.text("settings.shops.minutes.every", minutes);
  }

  private Node told() {
    var notify = Switch.box("shop-notify", ui.text("settings.shops.notify"), form.notifies);
    var complete = Switch.box("shop-complete", ui.text("settings.shops.complete"), form.completes);
    notify.disableProperty().bind(form.tells.not());
    complete.disableProperty().bind(form.tells.not());
    return new FlowPane(
        16,
        8,
        Switch.box("shop-tell", ui.text("settings.shops.tell"), form.tells),
        notify,
        complete);
  }

  private Node weightField() {
    var path = ShopForm.WEIGHT_FIELD;
    var caption = ui.text("settings.shops.weight-field");
    complaints.add(path, Field.text("shop-weight-field", caption, form.weightField, () -> {}));
    var help = Words.wrapped(ui.text("settings.shops.weight-field.help"), "muted");
    return new VBox(4, complaints.row(List.of(path), 100), help);
  }

  private Node locations() {
    var path = ShopForm.LOCATIONS;
    var lines = new LinesField(PLACE_ROWS, form.locations);
    complaints.add(path, new Field("shop-locations", ui.text("settings.shops.locations"), lines));
    var help = Words.wrapped(ui.text("settings.shops.locations.help"), "muted");
    return new VBox(4, complaints.row(List.of(path), 100), help);
  }

  private Node statuses() {
    var rows = new VBox(8, Words.wrapped(ui.text("settings.shops.statuses"), "muted"));
    for (var group : form.groups()) {
      var path = "statuses." + group;
      complaints.add(
          path,
          Field.text(
              "shop-status-" + group,
              ui.text("settings.shops.status." + group),
              form.status(group),
              () -> {}));
      rows.getChildren().add(complaints.row(List.of(path), 100));
    }
    return rows;
  }
}
