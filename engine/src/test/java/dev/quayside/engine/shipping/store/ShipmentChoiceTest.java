package dev.quayside.engine.shipping.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rate;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every purchase keeps the rates it was chosen from: analytics compares with them.
class ShipmentChoiceTest {

  @TempDir Path directory;

  @Test
  void whatAPurchaseWasChosenFromIsKeptAndReadAlsoAsItWasKeptBefore() {
    WorkspaceId workspace;
    String id;
    try (var desk = PaperEngine.open(directory)) {
      workspace = desk.caller().workspace();
      id =
          desk.engine()
              .shipping()
              .purchase()
              .buy(desk.caller(), PaperEngine.order(), RequestKey.none())
              .id();
    }
    try (var database = Database.open(directory.resolve("data/quayside.db"))) {
      var kept = chosenFrom(database, workspace, id);
      assertThat(kept)
          .extracting(rate -> rate.quote().amount())
          .containsExactly(PaperCarrier.PRICE);
      asBeforeV035(database, id, kept);
      assertThat(chosenFrom(database, workspace, id)).isEqualTo(kept);
      assertThat(chosenFrom(database, new WorkspaceId("ws_other"), id)).isEmpty();
    }
  }

  @Test
  void ofAllThatWasOnOfferOnlyWhatWasBoughtIsKept() {
    WorkspaceId workspace;
    String id;
    try (var engine = Engine.open(EngineOptions.at(directory))) {
      var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
      workspace = caller.workspace();
      var paper = PaperEngine.order();
      var request =
          new LabelRequest(
              null,
              "ups",
              "ups_ground",
              paper.from(),
              paper.to(),
              paper.parcel(),
              false,
              null,
              "order-2",
              LabelFormat.PDF);
      id = engine.shipping().purchase().buy(caller, request, RequestKey.none()).id();
    }
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      assertThat(chosenFrom(database, workspace, id))
          .extracting(rate -> rate.quote().service())
          .containsExactly("ups_ground");
    }
  }

  private static List<Rate> chosenFrom(Database database, WorkspaceId workspace, String id) {
    return database.read(tx -> new Shipments(database).chosenFrom(tx, workspace, id));
  }

  private static void asBeforeV035(Database database, String id, List<Rate> rates) {
    database.write(
        tx ->
            tx.handle()
                .createUpdate("UPDATE shipment_choice SET rates = :rates WHERE shipment_id = :id")
                .bind("rates", StoreJson.write(rates))
                .bind("id", id)
                .execute());
  }
}
