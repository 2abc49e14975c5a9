package dev.quayside.app.screen.settings.taxids;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.taxid.KeptTaxId;

/// The sender's tax numbers, and the form for a new or a changed one.
public final class TaxIdsModel extends AskingModel {

  private final TaxIdsGateway gateway;
  private final Sequence<KeptTaxId> numbers;
  private final Editing<KeptTaxId, KeptTaxId> editing;
  private final TaxIdForm form = new TaxIdForm();

  public TaxIdsModel(Background background, TaxIdsGateway gateway) {
    super(background);
    this.gateway = gateway;
    editing =
        new Editing<>(asking, gateway, form, TaxIdsGateway::id, number -> number, this::refresh);
    numbers = new Sequence<>(asking, gateway, TaxIdsGateway::id, editing::gone);
  }

  public Sequence<KeptTaxId> numbers() {
    return numbers;
  }

  public TaxIdForm form() {
    return form;
  }

  public Editing<KeptTaxId, KeptTaxId> editing() {
    return editing;
  }

  @Override
  public void refresh() {
    asking.load(gateway::list, numbers::fill);
  }

  /// Shows changes made elsewhere.
  public void lookAgain() {
    asking.look(gateway::list, numbers::fillIfChanged);
  }

  /// Opens the selected number in the form.
  void edit() {
    editing.open(numbers.chosen().get());
  }
}
