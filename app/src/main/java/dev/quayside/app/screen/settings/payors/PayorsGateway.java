package dev.quayside.app.screen.settings.payors;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.account.payor.KeptPayorDraft;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The section's access to the engine; called off the window's thread.
public record PayorsGateway(WorkspaceEngine place)
    implements RecordsModel.Gateway<KeptPayor, KeptPayorDraft> {

  /// By name.
  @Override
  public List<KeptPayor> list() {
    return place.engine().accounts().payors().list(place.caller());
  }

  /// Names of the carriers whose transport another can pay, by code; known without asking.
  static Map<String, String> carriers() {
    var names = new LinkedHashMap<String, String>();
    CarrierModules.ALL.stream()
        .filter(
            module ->
                module.options().payors().transport().stream()
                    .anyMatch(each -> each != Payor.SENDER))
        .forEach(module -> names.put(module.code(), module.name()));
    return names;
  }

  @Override
  public boolean isOrdered() {
    return false;
  }

  @Override
  public KeptPayor add(KeptPayorDraft draft) {
    return place.engine().accounts().payors().add(place.caller(), draft, RequestKey.none());
  }

  @Override
  public KeptPayor change(String id, KeptPayorDraft draft) {
    return place.engine().accounts().payors().change(place.caller(), id, draft);
  }

  @Override
  public void remove(String id) {
    place.engine().accounts().payors().remove(place.caller(), id);
  }
}
