package dev.quayside.app.screen.settings.payors;

import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.account.payor.KeptPayorDraft;

/// The accounts of others that parcels can be billed to, and the form for a new or a changed one.
public final class PayorsModel extends AskingModel {

  private final PayorsGateway gateway;
  private final Sequence<KeptPayor> payors;
  private final Editing<KeptPayor, KeptPayorDraft> editing;
  private final PayorForm form = new PayorForm();

  public PayorsModel(Background background, PayorsGateway gateway) {
    super(background);
    this.gateway = gateway;
    editing = new Editing<>(asking, gateway, form, KeptPayor::id, PayorForm::of, this::refresh);
    payors = new Sequence<>(asking, gateway, KeptPayor::id, editing::gone);
  }

  public Sequence<KeptPayor> payors() {
    return payors;
  }

  public PayorForm form() {
    return form;
  }

  public Editing<KeptPayor, KeptPayorDraft> editing() {
    return editing;
  }

  @Override
  public void refresh() {
    asking.load(gateway::list, payors::fill);
  }

  /// Shows changes made elsewhere.
  public void lookAgain() {
    asking.look(gateway::list, payors::fillIfChanged);
  }

  /// Opens the selected payor in the form.
  void edit() {
    editing.open(payors.chosen().get());
  }
}
