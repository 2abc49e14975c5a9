package dev.quayside.engine.parcel.taxid;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.setting.Settings;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The tax numbers of each workspace. Kept in memory, since every declaration asks; what another
/// engine changes is heard of ({@link Remembered#TAX_IDS}).
public final class TaxIds {

  private static final String SETTING = "tax_ids";

  private final Settings settings;
  private final Changes changes = new Changes();
  private final Map<WorkspaceId, KeptTaxIds> known = new ConcurrentHashMap<>();

  /// @param settings those that note who set them
  public TaxIds(Settings settings) {
    this.settings = settings;
  }

  public KeptTaxIds get(Caller caller) {
    return known.computeIfAbsent(
        caller.workspace(),
        _ -> settings.find(caller, SETTING, KeptTaxIds.class).orElse(KeptTaxIds.NONE));
  }

  /// Replaces all of them.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `FORBIDDEN`
  public KeptTaxIds keep(Caller caller, KeptTaxIds chosen) {
    Acting.require(Right.CHANGE_SETTINGS);
    settings.keep(
        caller, SETTING, chosen, "tax_ids.changed", tx -> changes.note(tx, Remembered.TAX_IDS));
    forget();
    return chosen;
  }

  /// The declaration with the workspace's numbers where it names none of their kind. A return is
  /// declared by the customer, whose numbers are not ours.
  public @Nullable Customs filled(
      Caller caller, @Nullable Customs customs, Address from, Address to, boolean isReturn) {
    return customs == null || isReturn || from.country().equals(to.country())
        ? customs
        : customs.with(get(caller).missing(customs, to.country()));
  }

  /// Adds a warning for each number that is left out since the goods are valued in another currency
  /// than its limit, and for each that customs would not take.
  public void warn(Caller caller, Customs customs, String to, Violations warnings) {
    TaxIdForm.warn(customs, to, warnings);
    get(caller)
        .inAnotherCurrency(customs, to)
        .forEach(
            each ->
                warnings.add(
                    "customs.taxIds",
                    TaxIdWords.OTHER_CURRENCY,
                    each.number().written(),
                    String.valueOf(each.upTo())));
  }

  /// Reads everything anew when it is asked for.
  public void forget() {
    known.clear();
  }
}
