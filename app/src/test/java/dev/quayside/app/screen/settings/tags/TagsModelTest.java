package dev.quayside.app.screen.settings.tags;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagColour;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The section's model on a real engine, without the toolkit.
class TagsModelTest {

  private final StepBackground background = new StepBackground();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void aTagIsMadeRenamedColouredAndDeletedAndItsOrdersFollow() {
    try (var opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)))) {
      opening.begin();
      var engine = opening.get();
      var order = TestOrders.add(engine, "T-1");
      var model =
          new TagsModel(background, new WorkspaceEngine(opening, new ChosenWorkspace("demo")));
      model.refresh();
      background.work();
      model.editing().save();
      assertThat(model.editing().wrong().get())
          .extracting(Violation::field)
          .containsExactly("name");
      model.form().name.set(" Rush ");
      model.form().colour.set(TagColour.RED);
      model.editing().save();
      background.work();
      assertThat(model.records().items).extracting(Tag::name).containsExactly("Rush");

      var bulk = engine.ordering().desk().bulk();
      var rush = BulkChange.of(MarkChange.adding(List.of("rush")));
      bulk.change(TestOrders.demo(engine), List.of(order.id()), rush, RequestKey.none());
      model.lookAgain();
      background.work();
      assertThat(model.records().items).extracting(Tag::orders).containsExactly(1);
      model.records().choose(model.records().items.getFirst());
      model.edit();
      model.form().name.set("Today");
      model.form().colour.set(TagColour.TEAL);
      model.editing().save();
      background.work();
      assertThat(tags(engine)).containsExactly("Today");

      model.form().name.set("TODAY");
      model.editing().save();
      background.work();
      assertThat(model.problem().get()).as("there is one of the name").isNotNull();
      assertThat(model.form().name.get()).as("nothing typed is lost").isEqualTo("TODAY");
      model.records().choose(model.records().items.getFirst());
      model.records().remove();
      background.work();
      assertThat(model.records().items).isEmpty();
      assertThat(tags(engine)).isEmpty();
    }
  }

  private static List<String> tags(Engine engine) {
    var orders = engine.ordering().orders();
    return orders.byNumber(TestOrders.demo(engine), "T-1").orElseThrow().marks().tags().stream()
        .map(OrderTag::name)
        .toList();
  }
}
