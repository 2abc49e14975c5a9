package dev.quayside.app.screen.ship.form;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The parcels put aside, by number and recipient, the newest first: any of them can be taken back.
/// Hidden when there is none.
public final class ParkedMenu extends MenuButton {

  private final ObservableList<Draft> parked;
  private final Consumer<Draft> take;
  private final Ui ui;

  /// @param take takes one of them back
  public ParkedMenu(ObservableList<Draft> parked, Consumer<Draft> take, Ui ui) {
    super("", new FontIcon(Feather.PAUSE));
    this.parked = parked;
    this.take = take;
    this.ui = ui;
    setId("ship-parked");
    setMinWidth(USE_PREF_SIZE);
    setTooltip(new Tooltip(ui.actions().require("ship.resume").explained()));
    Follow.list(this, parked, this::list);
    list();
  }

  private void list() {
    setVisible(!parked.isEmpty());
    setManaged(isVisible());
    setText(ui.text("ship.held", parked.size()));
    getItems().setAll(parked.reversed().stream().map(this::item).toList());
  }

  private MenuItem item(Draft parcel) {
    var item = new MenuItem(words(parcel));
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> take.accept(parcel));
    return item;
  }

  private String words(Draft parcel) {
    var known =
        Stream.of(parcel.reference().strip(), parcel.addressee())
            .filter(word -> !word.isEmpty())
            .collect(Collectors.joining(" · "));
    return known.isEmpty() ? ui.text("ship.held.nameless") : known;
  }
}
