package dev.quayside.app.screen.ship.form;

import dev.quayside.app.address.AddressForm;
import dev.quayside.app.address.AddressView;
import dev.quayside.app.control.DisplayText;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Later;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.Location;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The sender: one line, since it is nearly always the same; a form when it has to change.
public final class SenderView extends VBox {

  private final Ui ui;
  private final Label summary = Words.of("", "sender");

  /// @param choose called with the location the packer chose
  public SenderView(FormModel whole, SenderModel sender, Consumer<Location> choose, Ui ui) {
    super(8);
    this.ui = ui;
    getStyleClass().addAll("card", "sender-card");
    summary.setMinWidth(0);
    summary.setWrapText(true);
    var change = new ToggleButton(ui.text("ship.from.change"), new FontIcon(Feather.EDIT_2));
    change.setId("from-change");
    change.getStyleClass().addAll("link", "button");
    change.setMinWidth(USE_PREF_SIZE);
    var model = whole.from();
    var head =
        new HBox(8, Words.whole(ui.text("ship.from"), "heading"), summary, Gap.wide(), change);
    head.setAlignment(Pos.CENTER_LEFT);
    var form =
        new Later<>(
            change.selectedProperty(), () -> new AddressView(model, ui, "from", _ -> false));
    change
        .selectedProperty()
        .subscribe(open -> change.setText(ui.text(open ? "ship.from.close" : "ship.from.change")));
    summary.visibleProperty().bind(change.selectedProperty().not());
    Follow.value(this, model.draft(), draft -> summarise(draft, sender));
    Follow.change(this, sender.opening(), _ -> summarise(model.draft().get(), sender));
    var several = Bindings.size(sender.locations).greaterThan(1).and(whole.returning.not());
    getChildren().addAll(head, new Later<>(several, () -> places(sender, choose)), form);
    Follow.change(
        this,
        sender.wanted(),
        _ -> {
          change.setSelected(true);
          form.made().focusFirst();
        });
    Follow.any(this, model.shown(), () -> openForTrouble(model, change));
  }

  /// The choice of location, shown when there are several; hidden for a return, which comes from
  /// the customer.
  private ComboBox<Location> places(SenderModel sender, Consumer<Location> choose) {
    var box = new ComboBox<Location>();
    box.setId("from-location");
    box.setMaxWidth(Double.MAX_VALUE);
    box.setAccessibleText(ui.text("ship.from.location"));
    box.setConverter(new DisplayText<>(Location::name));
    box.getItems().setAll(sender.locations);
    Follow.list(this, sender.locations, () -> box.getItems().setAll(sender.locations));
    Follow.value(this, sender.chosen(), box::setValue);
    box.setOnAction(
        _ -> {
          if (box.getValue() != null) {
            choose.accept(box.getValue());
          }
        });
    return box;
  }

  /// Opens the form when the sender has errors, so that they can be seen and corrected.
  private static void openForTrouble(AddressForm model, ToggleButton change) {
    if (!model.shown().isEmpty()) {
      change.setSelected(true);
    }
  }

  private void summarise(AddressDraft draft, SenderModel sender) {
    var who = joined(", ", first(draft.company(), draft.name()), draft.city());
    summary.setText(who.isEmpty() ? unnamed(sender) : who);
    summary.setTooltip(
        who.isEmpty()
            ? null
            : new Tooltip(
                joined(
                    "\n",
                    draft.company(),
                    draft.name(),
                    draft.street1(),
                    draft.street2(),
                    joined(" ", draft.city(), draft.state(), draft.zip()))));
  }

  private String unnamed(SenderModel sender) {
    return ui.text(sender.opening().get() ? "ship.opening" : "ship.from.none");
  }

  private static String joined(String between, @Nullable String... parts) {
    return Stream.of(parts)
        .filter(part -> part != null && !part.isBlank())
        .collect(Collectors.joining(between));
  }

  private static @Nullable String first(@Nullable String one, @Nullable String other) {
    return one == null || one.isBlank() ? other : one;
  }
}
