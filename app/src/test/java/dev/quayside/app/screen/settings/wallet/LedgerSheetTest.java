package dev.quayside.app.screen.settings.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.window.SeededShop;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LedgerSheetTest {

  @Test
  void everyLineHasItsMoneyAndItsParcelsNumber(@TempDir Path data) throws Exception {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      var bought = SeededShop.buy(engine, "Ann Lee");
      var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
      var out = new ByteArrayOutputStream();
      new LedgerSheet(engine, caller, new Texts(Language.ENGLISH)::of).write(out);
      var lines = out.toString(StandardCharsets.UTF_8).lines().toList();
      assertThat(lines.getFirst()).contains("created_at,kind,amount,currency,balance_after");
      assertThat(lines.get(1)).contains("deposit,1000.00,USD,1000.00");
      assertThat(lines.getLast())
          .contains("charge,-" + bought.price().amount().toPlainString() + ",USD,")
          .contains(bought.trackingNumber().orElseThrow());
    }
  }
}
