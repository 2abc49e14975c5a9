package dev.quayside.app.screen.ship.form;

import dev.quayside.app.screen.ship.form.options.OptionsGateway;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.taxid.KeptTaxIds;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// The sender's tax numbers of the settings that the declaration is filled in with. They are read
/// whenever a parcel begins to need a declaration.
public final class OwnNumbers {

  private final FormModel form;
  private final ReadOnlyStringWrapper sent = new ReadOnlyStringWrapper("");
  private KeptTaxIds kept = new KeptTaxIds(List.of());

  public OwnNumbers(Background background, OptionsGateway gateway, FormModel form) {
    this.form = form;
    var customs = form.customs();
    customs
        .needed()
        .addListener(
            (_, _, needed) -> {
              if (needed) {
                background.run(gateway::taxIds, this::take, failure -> {});
              }
            });
    customs.draft().addListener(_ -> choose());
    form.to().draft().addListener(_ -> choose());
    form.returning.addListener(_ -> choose());
  }

  /// Those that go with the parcel as it is, `IOSS IM2760000742`; empty for none.
  public ReadOnlyStringProperty sent() {
    return sent.getReadOnlyProperty();
  }

  private void take(KeptTaxIds read) {
    kept = read;
    choose();
  }

  /// A return is declared by the customer, whose numbers are not ours.
  private void choose() {
    var customs = form.customs();
    sent.set(
        customs.needed().get() && customs.isComplete() && !form.returning.get()
            ? kept.missing(customs.draft().get().value(), form.to().country()).stream()
                .map(TaxId::written)
                .collect(Collectors.joining(", "))
            : "");
  }
}
