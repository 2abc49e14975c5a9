package dev.quayside.app.screen.settings.audit;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.DisplayText;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.list.Vacancy;
import dev.quayside.engine.analytics.history.PersonSum;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javafx.beans.property.ObjectProperty;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The sums of the chosen days by person, and what was done.
public final class AuditView extends VBox {

  private static final int MOST_PEOPLE = 6;
  private static final int MOST_ACTS = 12;
  private static final double NAME = 96;
  private static final double SUBJECT = 160;

  private static final double ACTION = 170;

  private final AuditModel model;
  private final Ui ui;

  public AuditView(AuditModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    // the model outlives this view and must not hold it
    var texts = ui.texts();
    model.wordsOf(action -> words(texts, action));
    var span =
        new Field(
            "audit-span",
            ui.text("settings.audit.span"),
            Choice.of(Span.ALL, this::days, model.span));
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.audit.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new FieldRow(
                List.of(
                    span,
                    choice("audit-person", "person", model.persons, this::name, model.person),
                    choice("audit-action", "action", model.kinds, this::action, model.kind)),
                30,
                30,
                40),
            people(),
            searchLine(),
            acts());
  }

  private <T> Field choice(
      String id,
      String key,
      ObservableList<T> values,
      Function<T, String> words,
      ObjectProperty<T> chosen) {
    var box = new ComboBox<>(values);
    box.setConverter(new DisplayText<>(words));
    box.setValue(chosen.get());
    box.valueProperty()
        .subscribe(
            now -> {
              if (now != null && !now.equals(chosen.get())) {
                chosen.set(now);
              }
            });
    Follow.change(
        this,
        chosen,
        now -> {
          // an equal one of a newer list would be told back while this one is being told
          if (!now.equals(box.getValue())) {
            box.setValue(now);
          }
        });
    return new Field(id, ui.text("settings.audit." + key), box);
  }

  private String days(Span span) {
    var name = span.name();
    return name == null
        ? ui.formats().date(model.first(span))
        : ui.text("settings.audit.span." + name);
  }

  private String name(Optional<PersonSum> person) {
    return person.map(this::name).orElseGet(() -> ui.text("settings.audit.everybody"));
  }

  private String name(PersonSum person) {
    return person.userName() == null ? ui.text("settings.audit.nobody") : person.userName();
  }

  private String action(Optional<String> action) {
    return action.map(this::words).orElseGet(() -> ui.text("settings.audit.everything"));
  }

  private String words(String action) {
    return words(ui.texts(), action);
  }

  private static String words(Texts texts, String action) {
    return texts.find("audit." + action.replace('_', '-')).orElse(action);
  }

  private Node people() {
    var table =
        new RecordTable<>("audit-people", ui.text("settings.audit.people"), model.people)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.USERS, ui.text("settings.audit.none"))))
            .asTallAsItsRows(MOST_PEOPLE);
    table.text("person", ui.text("settings.audit.person"), this::name).setMinWidth(NAME);
    table
        .text(
            "station",
            ui.text("settings.audit.station"),
            sum -> Objects.requireNonNullElse(sum.station(), ""))
        .setMinWidth(NAME);
    // each at least as wide as its heading in the longer language
    count(table, "labels", PersonSum::labels, 80);
    count(table, "pieces", PersonSum::pieces, 66);
    count(table, "minutes", PersonSum::minutes, 74);
    count(table, "voids", PersonSum::voids, 100);
    count(table, "reprints", PersonSum::reprints, 114);
    ColumnFit.leaving(table, "pieces", "minutes", "reprints");
    return table;
  }

  private void count(
      RecordTable<PersonSum> table, String id, ToIntFunction<PersonSum> number, double least) {
    table
        .figures(
            id,
            ui.text("settings.audit." + id),
            number::applyAsInt,
            Comparator.<Integer>naturalOrder(),
            count -> Integer.toString(count))
        .setMinWidth(least);
  }

  private Node searchLine() {
    var search =
        new SearchBox("audit-search", ui.text("list.search"), ui.text("list.clear"), model.query);
    HBox.setHgrow(search, Priority.ALWAYS);
    var export =
        new ActionButton(
            "audit-export", ui.text("settings.audit.export"), Feather.DOWNLOAD, this::export);
    return new HBox(8, search, export);
  }

  private void export() {
    new FileDialogs(ui.texts())
        .save("settings.audit.export", "quayside-audit.csv")
        .ifPresent(model::export);
  }

  private Node acts() {
    var table =
        new RecordTable<>("audit-acts", ui.text("settings.audit"), model.acts())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.LIST, ui.text("settings.audit.none"))))
            .asTallAsItsRows(MOST_ACTS);
    table.moments("at", ui.text("settings.audit.at"), act -> act.entry().createdAt(), ui);
    table.text("who", ui.text("settings.audit.person"), this::who).setMinWidth(NAME);
    table
        .text("action", ui.text("settings.audit.action"), act -> words(act.entry().action()))
        .setMinWidth(ACTION);
    table.text("subject", ui.text("settings.audit.subject"), Act::subject).setMinWidth(SUBJECT);
    table.text(
        "station",
        ui.text("settings.audit.station"),
        act -> Objects.requireNonNullElse(act.entry().station(), ""));
    ColumnFit.leaving(table, "station", "who");
    return table;
  }

  private String who(Act shown) {
    var act = shown.entry();
    if (act.userName() != null) {
      return act.userName();
    }
    return switch (act.keyId()) {
      case "desk" -> ui.text("settings.audit.desk");
      case "engine" -> ui.text("settings.audit.engine");
      default -> ui.text("settings.audit.key", act.keyId());
    };
  }
}
