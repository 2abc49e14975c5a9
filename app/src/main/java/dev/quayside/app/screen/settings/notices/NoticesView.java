package dev.quayside.app.screen.settings.notices;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.notice.NoticeMail;

/// When and where notices are sent, and from which balance on funds are low.
public final class NoticesView extends SectionPage {

  private static final String WORDS = "settings.notices";

  public NoticesView(NoticesModel model, Ui ui) {
    super(WORDS, model, ui);
    getChildren()
        .add(
            new FormCard("notices", WORDS, "told", ui)
                .row(
                    row ->
                        row.choice(40, "email", NoticeMail.values(), model.email)
                            .text(60, NoticesModel.TO, "to", model.to))
                .row(row -> row.number(40, NoticesModel.FUNDS, "funds", model.funds))
                .note("words")
                .saving(model.busy(), model.wrong(), model::save));
  }
}
