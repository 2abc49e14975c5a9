package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.setting.Settings;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// When what is packed is checked in each workspace. Kept in memory, since every purchase asks;
/// what another engine changes is heard of ({@link Remembered#PACK_CHECKS}).
public final class CheckPolicy {

  private static final String SETTING = "pack_check";

  private final Settings settings;
  private final Changes changes = new Changes();
  private final Map<WorkspaceId, CheckSettings> known = new ConcurrentHashMap<>();

  /// @param settings those that note who set them
  public CheckPolicy(Settings settings) {
    this.settings = settings;
  }

  public CheckSettings get(Caller caller) {
    return known.computeIfAbsent(
        caller.workspace(),
        _ -> settings.find(caller, SETTING, CheckSettings.class).orElse(CheckSettings.OFF));
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST`; `FORBIDDEN` for
  ///   who is no manager
  public CheckSettings keep(Caller caller, CheckSettings chosen) {
    CheckManagers.require(caller);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, chosen::check);
    settings.keep(
        caller,
        SETTING,
        chosen,
        "pack_check.changed",
        tx -> changes.note(tx, Remembered.PACK_CHECKS));
    forget();
    return chosen;
  }

  /// Reads everything anew when it is asked for.
  public void forget() {
    known.clear();
  }
}
