package dev.quayside.app.screen.settings.packcheck;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckSettings.Required;
import dev.quayside.engine.order.check.CheckSettings.WithoutBarcode;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The pack check: when, what the last piece does, and what else is wanted.
public final class PackCheckSectionView extends VBox {

  private static final String KEY = "settings.pack-check.";

  private final Complaints complaints = new Complaints();
  private final Ui ui;

  public PackCheckSectionView(PackCheckModel model, Ui ui) {
    super(12);
    this.ui = ui;
    choice("required", Required.values(), model.required());
    choice("on-complete", OnComplete.values(), model.onComplete());
    choice("without-barcode", WithoutBarcode.values(), model.withoutBarcode());
    choice("photo", Photo.values(), model.photo());
    complaints.add(
        PackCheckModel.PERCENT,
        Field.number(
            "pack-check-percent", ui.text(KEY + "percent"), model.percent(), ui, () -> {}));
    complaints.add(
        PackCheckModel.OUNCES,
        Field.number("pack-check-ounces", ui.text(KEY + "ounces"), model.ounces(), ui, () -> {}));
    var tolerance = complaints.row(List.of(PackCheckModel.PERCENT, PackCheckModel.OUNCES), 50, 50);
    tolerance.visibleProperty().bind(model.weighed());
    tolerance.managedProperty().bind(model.weighed());
    var save =
        new ActionButton(
            "pack-check-save", ui.text("settings.save"), Feather.CHECK, model::save, "accent");
    save.disableProperty().bind(model.busy());
    complaints.follow(this, model.wrong(), ui);
    getChildren()
        .addAll(
            Words.wrapped(ui.text(KEY + "intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new Card(ui.text(KEY + "when"))
                .with(
                    complaints.row(List.of("required", "on-complete"), 50, 50),
                    complaints.row(List.of("without-barcode", "photo"), 50, 50),
                    Switch.box("pack-check-weighed", ui.text(KEY + "weighed"), model.weighed()),
                    tolerance,
                    save));
  }

  private <E extends Enum<E> & WireWord> void choice(
      String name, E[] all, ObjectProperty<E> chosen) {
    complaints.add(
        name,
        new Field(
            "pack-check-" + name,
            ui.text(KEY + name),
            Choice.of(
                List.of(all),
                one -> ui.text(KEY + name + "." + one.wire().replace('_', '-')),
                chosen)));
  }
}
