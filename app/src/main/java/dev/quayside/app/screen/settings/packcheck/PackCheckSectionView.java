package dev.quayside.app.screen.settings.packcheck;

import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckSettings.Required;
import dev.quayside.engine.order.check.CheckSettings.WithoutBarcode;

/// The pack check: when, what the last piece does, and what else is wanted.
public final class PackCheckSectionView extends SectionPage {

  private static final String WORDS = "settings.pack-check";

  public PackCheckSectionView(PackCheckModel model, Ui ui) {
    super(WORDS, model, ui);
    var card = new FormCard("pack-check", WORDS, "when", ui);
    var tolerance =
        card.rowOf(
            row ->
                row.number(50, PackCheckModel.PERCENT, "percent", model.percent)
                    .number(50, PackCheckModel.OUNCES, "ounces", model.ounces));
    tolerance.visibleProperty().bind(model.weighed);
    tolerance.managedProperty().bind(model.weighed);
    getChildren()
        .add(
            card.row(
                    row ->
                        row.choice(50, "required", Required.values(), model.required)
                            .choice(50, "on-complete", OnComplete.values(), model.onComplete))
                .row(
                    row ->
                        row.choice(
                                50,
                                "without-barcode",
                                WithoutBarcode.values(),
                                model.withoutBarcode)
                            .choice(50, "photo", Photo.values(), model.photo))
                .with(Switch.box("pack-check-weighed", text("weighed"), model.weighed), tolerance)
                .saving(model.busy(), model.wrong(), model::save));
  }
}
