package dev.quayside.app.screen.settings.taxids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.taxid.KeptTaxId;
import java.nio.file.Path;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The section's model on a real engine, without the toolkit.
class TaxIdsModelTest {

  private final StepBackground background = new StepBackground();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void aNumberIsKeptWithWhereAndUpToWhatItIsUsedThenChangedAndRemoved() {
    try (var opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)))) {
      opening.begin();
      var gateway = new TaxIdsGateway(new WorkspaceEngine(opening, new ChosenWorkspace("demo")));
      var model = new TaxIdsModel(background, gateway);
      model.refresh();
      background.work();
      var form = model.form();
      form.country.set("Europe");
      form.countries.set("DE, Austria");
      form.upTo.set("-1");
      model.editing().save();
      assertThat(model.editing().wrong().get())
          .extracting(Violation::field)
          .contains("value", "country", "countries", "most");

      form.kind.set(TaxIdKind.IOSS);
      form.value.set(" IM0123456789 ");
      form.country.set("eu");
      form.countries.set("de; fr de");
      form.upTo.set("150");
      form.currency.set(Currency.getInstance("EUR"));
      model.editing().save();
      background.work();
      assertThat(model.problem().get()).isNull();
      var ioss = model.records().items.getFirst();
      assertThat(ioss.value()).isEqualTo("IM0123456789");
      assertThat(ioss.country()).isEqualTo("EU");
      assertThat(ioss.countries()).isEqualTo(List.of("DE", "FR"));
      assertThat(Objects.requireNonNull(ioss.upTo()).amount()).isEqualByComparingTo("150");

      form.value.set("GB123456789000");
      model.editing().save();
      background.work();
      assertThat(model.records().items)
          .extracting(KeptTaxId::kind)
          .containsExactly(TaxIdKind.IOSS, TaxIdKind.EORI);

      model.records().choose(ioss);
      model.edit();
      form.countries.set("");
      form.upTo.set("");
      model.editing().save();
      background.work();
      var changed = model.records().items.getFirst();
      assertThat(changed.countries()).isEmpty();
      assertThat(changed.upTo()).isNull();

      model.records().choose(changed);
      model.records().remove();
      background.work();
      assertThat(gateway.list()).extracting(KeptTaxId::value).containsExactly("GB123456789000");
    }
  }
}
