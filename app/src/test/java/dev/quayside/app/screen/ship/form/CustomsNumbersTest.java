package dev.quayside.app.screen.ship.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.CustomsReferences;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CustomsNumbersTest {

  private final CustomsModel customs = new CustomsModel();

  @Test
  void withoutANumberThereAreNone() {
    customs.exporter.set("  ");
    assertThat(customs.draft().get().references()).isNull();
  }

  @Test
  void theSendersNumberIsThatOfEveryParcelAndTheRecipientsOfOne() {
    customs.usualExporter("DE123");
    customs.importer.set(" JP-7 ");
    assertThat(customs.draft().get().references()).isEqualTo(of("DE123", "JP-7", null));
    customs.clear();
    assertThat(customs.draft().get().references()).isEqualTo(of("DE123", null, null));
  }

  @Test
  void anotherSenderHasAnotherNumber() {
    customs.usualExporter("DE123");
    customs.usualExporter("");
    assertThat(customs.draft().get().references()).isNull();
  }

  @Test
  void whatIsTypedForAParcelStaysUntilTheNext() {
    customs.usualExporter("DE123");
    customs.exporter.set("IM-1");
    customs.usualExporter("DE456");
    assertThat(customs.exporter.get()).isEqualTo("IM-1");
    customs.clear();
    assertThat(customs.exporter.get()).isEqualTo("DE456");
  }

  @Test
  void numbersOfAnOrderAreKeptAlsoThoseNobodyTypesHere() {
    customs.usualExporter("DE123");
    var given = of("GB9", "JP-7", "INV-1");
    customs.fill(new CustomsDraft(ContentsType.GIFT, null, List.of(), Incoterm.DDP, given));
    assertThat(customs.typed().references()).isEqualTo(given);
  }

  private static CustomsReferences of(
      @Nullable String exporter, @Nullable String importer, @Nullable String invoice) {
    return new CustomsReferences(exporter, importer, null, null, invoice);
  }
}
