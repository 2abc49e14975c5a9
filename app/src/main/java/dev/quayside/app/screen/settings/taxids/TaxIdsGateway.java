package dev.quayside.app.screen.settings.taxids;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.RecordsModel;
import dev.quayside.engine.parcel.taxid.KeptTaxId;
import dev.quayside.engine.parcel.taxid.KeptTaxIds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The section's access to the engine, which keeps the numbers as one list; called off the window's
/// thread.
public record TaxIdsGateway(WorkspaceEngine place)
    implements RecordsModel.Gateway<KeptTaxId, KeptTaxId> {

  @Override
  public List<KeptTaxId> list() {
    return place.engine().parcels().taxIds().get(place.caller()).numbers();
  }

  /// What tells a number of the list from the others: all that is said of it.
  static String id(KeptTaxId number) {
    return number.toString();
  }

  @Override
  public boolean isOrdered() {
    return false;
  }

  @Override
  public KeptTaxId add(KeptTaxId number) {
    keep(numbers -> numbers.add(number));
    return number;
  }

  /// A number that was removed meanwhile is added again.
  @Override
  public KeptTaxId change(String id, KeptTaxId number) {
    keep(
        numbers -> {
          int place = place(numbers, id);
          if (place < 0) {
            numbers.add(number);
          } else {
            numbers.set(place, number);
          }
        });
    return number;
  }

  @Override
  public void remove(String id) {
    keep(
        numbers -> {
          int place = place(numbers, id);
          if (place >= 0) {
            numbers.remove(place);
          }
        });
  }

  private static int place(List<KeptTaxId> numbers, String id) {
    return numbers.stream().map(TaxIdsGateway::id).toList().indexOf(id);
  }

  private void keep(Consumer<List<KeptTaxId>> change) {
    var numbers = new ArrayList<>(list());
    change.accept(numbers);
    place.engine().parcels().taxIds().keep(place.caller(), new KeptTaxIds(numbers));
  }
}
