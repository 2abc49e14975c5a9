package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.SegmentedTabs;
import dev.quayside.app.screen.settings.LinesField;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.customer.email.template.Placeholder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The template of one e-mail, and the e-mail as a customer gets it.
final class TemplateView extends VBox {

  private static final int TEXT_ROWS = 12;
  private static final int HTML_ROWS = 8;

  private final TemplateModel model;
  private final Ui ui;

  TemplateView(TemplateModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    if (model.preview().get() == null) {
      model.language.set(ui.texts().language().code());
    }
    var triggers =
        new SegmentedTabs<>(
            ui.text("settings.mail.templates"),
            List.of(EmailTrigger.values()),
            one -> ui.text("settings.mail.trigger." + one.wire()),
            model.trigger);
    var languages =
        new SegmentedTabs<>(
            ui.text("settings.mail.language"),
            List.of("en", "es"),
            one -> ui.text("settings.mail.language." + one),
            model.language);
    getChildren()
        .addAll(
            new Card(ui.text("settings.mail.templates"))
                .with(
                    new FlowPane(16, 8, triggers, languages),
                    new InlineProblem(model.problem(), ui),
                    Field.text(
                        "mail-subject", ui.text("settings.mail.subject"), model.subject, () -> {}),
                    area("mail-text", "settings.mail.text", model.text, TEXT_ROWS),
                    Words.wrapped(ui.text("settings.mail.placeholders", placeholders()), "muted"),
                    ownHtml(),
                    new InlineProblem(model.mistake(), ui),
                    buttons()),
            new Card(ui.text("settings.mail.preview"))
                .with(new EmailPreview(model, ui), browser()));
  }

  private Node browser() {
    var open =
        new Button(ui.text("settings.mail.preview.open"), new FontIcon(Feather.EXTERNAL_LINK));
    open.setId("mail-preview-open");
    open.disableProperty().bind(model.busy().or(model.preview().isNull()));
    open.setOnAction(_ -> model.open());
    return open;
  }

  private static String placeholders() {
    return Arrays.stream(Placeholder.values())
        .map(Placeholder::written)
        .collect(Collectors.joining(" "));
  }

  private Node ownHtml() {
    var area = area("mail-html", "settings.mail.html", model.html, HTML_ROWS);
    var words = Words.wrapped(ui.text("settings.mail.html.words"), "muted");
    var pane = new TitledPane(ui.text("settings.mail.html.own"), new VBox(8, words, area));
    pane.setId("mail-html-own");
    pane.setAnimated(false);
    pane.setExpanded(false);
    return pane;
  }

  private Field area(String id, String key, javafx.beans.property.StringProperty value, int rows) {
    var area = new LinesField(rows, value);
    area.setWrapText(true);
    return new Field(id, ui.text(key), area);
  }

  private Node buttons() {
    var save = new Button(ui.text("settings.mail.template.save"), new FontIcon(Feather.CHECK));
    save.setId("mail-template-save");
    save.getStyleClass().add("accent");
    save.disableProperty().bind(model.busy().or(model.mistake().isNotNull()));
    save.setOnAction(_ -> model.save());
    var reset =
        new Button(ui.text("settings.mail.template.reset"), new FontIcon(Feather.ROTATE_CCW));
    reset.setId("mail-template-reset");
    reset.disableProperty().bind(model.busy().or(model.own().not()));
    reset.setOnAction(_ -> model.reset());
    return new HBox(8, save, reset);
  }
}
