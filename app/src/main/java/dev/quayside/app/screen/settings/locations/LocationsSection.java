package dev.quayside.app.screen.settings.locations;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import dev.quayside.app.screen.ship.form.address.AddressView;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Where one ships from: made, changed, put in order; the first is the default.
public record LocationsSection(LocationsModel model) implements Section {

  @Override
  public String key() {
    return "settings.locations";
  }

  @Override
  public Ikon icon() {
    return Feather.HOME;
  }

  @Override
  public Node view(Ui ui) {
    var address = new AddressView(model.form().address(), ui, "location", _ -> false);
    return new LocationsView(model, address, ui);
  }

  @Override
  public void shown() {
    model.refresh();
  }

  @Override
  public void lookAgain() {
    model.lookAgain();
  }
}
