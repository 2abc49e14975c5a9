package dev.quayside.engine.account.user;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.batch.BatchLimits;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.engine.retention.Retention;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the window hides from a packer the engine refuses too, and nothing of it to an owner.
class RightsTest {

  private static final AddressDraft NOBODY =
      new AddressDraft(null, null, null, null, null, null, null, null, null, null);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void theEngineRefusesAPackerWhatTheWindowHides() {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      var desk = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
      acts(engine, desk)
          .forEach(
              (name, act) -> {
                assertThat(refusal(PersonRole.PACKER, act)).as(name).isEqualTo("FORBIDDEN");
                assertThat(refusal(PersonRole.OWNER, act)).as(name).isNotEqualTo("FORBIDDEN");
              });
      assertThat(refusal(PersonRole.MANAGER, this::backUp)).isEqualTo("FORBIDDEN");
    }
  }

  private Map<String, Runnable> acts(Engine engine, Caller desk) {
    var acts = new LinkedHashMap<String, Runnable>();
    acts.put("backup", this::backUp);
    acts.put("backup plan", () -> engine.installation().backupPlans().keep(null));
    acts.put("retention", () -> engine.installation().purges().keep(desk, Retention.FOR_EVER));
    acts.put("rules", () -> engine.ordering().rules().remove(desk, "none"));
    acts.put("brand", () -> engine.customers().brandings().removeLogo(desk));
    acts.put(
        "limits",
        () -> engine.ordering().batchEstimates().keep(desk, new BatchLimits(1, BigDecimal.ONE)));
    acts.put("locations", () -> engine.parcels().locations().remove(desk, "none"));
    acts.put("presets", () -> engine.parcels().presets().remove(desk, "none"));
    acts.put("tags", () -> engine.ordering().desk().tags().remove(desk, "none"));
    acts.put("products", () -> engine.parcels().products().remove(desk, "none"));
    acts.put("the sender", () -> engine.parcels().locations().keep(desk, null, NOBODY));
    acts.put("printers", () -> engine.printService().printers().remove("none"));
    acts.put(
        "a printer taken over",
        () -> engine.printService().printers().setUp(all -> all.setup("none").orElseThrow()));
    var route = new PrintRoute(PrintKind.LABEL, "", "none");
    acts.put("a print route", () -> engine.printService().routing().put(desk, route));
    acts.put(
        "a print route removed",
        () -> engine.printService().routing().remove(desk, PrintKind.SHEET, "", null));
    acts.put(
        "a manifest in doubt",
        () -> engine.documents().manifests().settle(desk, "none", true, RequestKey.none()));
    acts.put(
        "a purchase in doubt",
        () ->
            engine
                .shipping()
                .settlements()
                .byHand(desk, "none", new HandSettlement(false, null), RequestKey.none()));
    acts.put("people", () -> engine.accounts().users().remove(desk.workspace(), "none"));
    acts.put(
        "the pack check",
        () -> engine.ordering().checking().checks().policy().keep(desk, CheckSettings.OFF));
    acts.put("keys", () -> engine.accounts().keys().revoke(desk.workspace(), "none"));
    return acts;
  }

  private void backUp() {
    new Backup(DataDirectory.at(data)).write(data.resolve("a.zip"));
  }

  private static String refusal(PersonRole role, Runnable act) {
    var person = new Person("usr_1", "Ben", role);
    var thrown =
        catchThrowableOfType(
            Throwable.class,
            () ->
                Acting.as(
                    new Actor("desk", person, null),
                    () -> {
                      act.run();
                      return true;
                    }));
    return thrown instanceof ProblemException refused ? refused.problem().code().name() : "";
  }
}
