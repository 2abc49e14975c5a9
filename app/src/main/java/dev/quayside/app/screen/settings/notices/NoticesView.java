package dev.quayside.app.screen.settings.notices;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.engine.notice.NoticeMail;
import java.util.List;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// When and where notices are sent, and from which balance on funds are low.
public final class NoticesView extends VBox {

  private static final String EMAIL = "email";

  public NoticesView(NoticesModel model, Ui ui) {
    super(12);
    var complaints = new Complaints();
    complaints.add(
        EMAIL,
        new Field(
            "notices-email",
            ui.text("settings.notices.email"),
            Choice.of(
                List.of(NoticeMail.values()),
                one -> ui.text("settings.notices.email." + one.wire().replace('_', '-')),
                model.email())));
    complaints.add(
        NoticesModel.TO,
        Field.text("notices-to", ui.text("settings.notices.to"), model.to(), () -> {}));
    complaints.add(
        NoticesModel.FUNDS,
        Field.number(
            "notices-funds", ui.text("settings.notices.funds"), model.funds(), ui, () -> {}));
    var save =
        new ActionButton(
            "notices-save", ui.text("settings.save"), Feather.CHECK, model::save, "accent");
    save.disableProperty().bind(model.busy());
    complaints.follow(this, model.wrong(), ui);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.notices.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new Card(ui.text("settings.notices.told"))
                .with(
                    complaints.row(List.of(EMAIL, NoticesModel.TO), 40, 60),
                    complaints.row(List.of(NoticesModel.FUNDS), 40),
                    Words.wrapped(ui.text("settings.notices.words"), "muted"),
                    save));
  }
}
