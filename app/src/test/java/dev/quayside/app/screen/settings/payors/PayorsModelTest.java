package dev.quayside.app.screen.settings.payors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.base.problem.Violation;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The section's model on a real engine, without the toolkit.
class PayorsModelTest {

  private final StepBackground background = new StepBackground();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void oneIsKeptChangedAndRemovedAndItsNumberIsNeverShown() {
    try (var opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)))) {
      opening.begin();
      var place = new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
      var model = new PayorsModel(background, place);
      model.refresh();
      background.work();
      assertThat(PayorForm.carriers()).containsKeys("ups", "fedex", "dhl_express");
      assertThat(PayorForm.carriers()).doesNotContainKeys("usps", "veho");
      var form = model.form();
      form.name.set("Acme");
      form.carrier.set("ups");
      model.editing().save();
      assertThat(model.editing().wrong().get())
          .extracting(Violation::field)
          .containsExactly("account");
      form.account.set("12");
      model.editing().save();
      assertThat(model.editing().wrong().get())
          .extracting(Violation::field)
          .containsExactly("account");
      form.account.set("1A 2B3C");
      form.zip.set("10001");
      form.country.set("us");
      model.editing().save();
      background.work();
      assertThat(model.problem().get()).isNull();
      assertThat(model.records().items).extracting(KeptPayor::name).containsExactly("Acme");
      assertThat(model.records().items.getFirst().account().end()).isEqualTo("B3C");
      assertThat(form.account.get()).isEmpty();

      model.records().choose(model.records().items.getFirst());
      model.edit();
      assertThat(form.account.get()).isEmpty();
      assertThat(form.country.get()).isEqualTo("US");
      form.name.set("Acme Inc");
      model.editing().save();
      background.work();
      var changed = model.records().items.getFirst();
      assertThat(changed.name()).isEqualTo("Acme Inc");
      assertThat(changed.account().end()).isEqualTo("B3C");

      model.records().choose(changed);
      model.edit();
      form.carrier.set("fedex");
      model.editing().save();
      assertThat(model.editing().wrong().get())
          .extracting(Violation::field)
          .containsExactly("account");
      model.records().remove();
      background.work();
      assertThat(model.records().items).isEmpty();
    }
  }
}
