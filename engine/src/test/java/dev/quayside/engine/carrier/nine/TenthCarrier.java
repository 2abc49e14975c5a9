package dev.quayside.engine.carrier.nine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.Engine;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;

/// A production workspace with an account with the carrier of docs/recipes.md: loaded where that
/// carrier is in the catalogue.
public final class TenthCarrier {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");
  private static final String CODE = "pigeon";
  private static final Lane LANE = Lane.of("ups");

  private TenthCarrier() {}

  /// Loaded anew, it has none of its caller's authority.
  public static void live(Path directory) {
    Acting.runAsEngine(() -> livesIn(directory));
  }

  private static void livesIn(Path directory) {
    try (var pigeon = new Pigeons();
        var engine =
            Engine.open(
                ServedEngine.engineOptions(directory, () -> TUESDAY)
                    .withCarrierHosts(Map.of(CODE, pigeon.url())))) {
      var main = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
      engine
          .accounts()
          .carrierAccounts()
          .put(main, CODE, new AccountDraft(null, Map.of("apiKey", "coo")));
      assertThat(
              engine.accounts().carrierAccounts().test(main, CODE, RequestKey.none()).connection())
          .isEqualTo(Connection.CONNECTED);
      pigeon.losesItsAnswer(request -> request.is("POST", "/flights"), Fault.CUT);
      var bought = engine.shipping().purchase().buy(main, order(), RequestKey.none());
      pigeon.recovers();
      assertThat(bought.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(pigeon.flights).isEqualTo(1);
      assertThat(engine.documents().labelArt().file(main, bought, LabelFormat.PDF, Dpi.DPI_203))
          .isNotEmpty();
      assertThat(engine.shipping().voids().cancel(main, bought.id(), RequestKey.none()).status())
          .isEqualTo(ShipmentStatus.CANCELLED);
      assertThat(engine.trackers().track(main, "PG0000000001").scans()).hasSize(1);
    }
  }

  private static LabelRequest order() {
    return new LabelRequest(
        null,
        CODE,
        "pigeon_air",
        AddressDraft.of(LANE.from()),
        AddressDraft.of(LANE.to()),
        new ParcelDraft(BigDecimal.TEN, null, null, null, false, Signature.NONE, null, null),
        false,
        null,
        "web-1",
        LabelFormat.PDF);
  }

  private static final class Pigeons extends CarrierDouble {

    private int flights;

    @Override
    protected synchronized Answer answer(Asked request) {
      if (!request.header("Authorization").equals("Bearer coo")) {
        return Answer.of(401, "text/plain", "who?");
      }
      if (request.is("POST", "/flights")) {
        flights++;
      }
      return Answer.of(
          200,
          "application/json",
          switch (request.path().split("/", 3)[1]) {
            case "lofts" -> "[]";
            case "sightings" -> "[{\"at\": \"2026-11-24T14:00:00Z\", \"where\": \"Newark\"}]";
            default ->
                "{\"ring\": \"PG0000000001\", \"usd\": 7.5, \"label\": \"%s\"}".formatted(PNG);
          });
    }
  }
}
