package dev.quayside.engine.sandbox.tariff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.sandbox.Desk;
import dev.quayside.engine.sandbox.card.CardFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The card in docs/recipes.md is a card.
class RecipeTest {

  private static final Path RECIPES = Path.of("../docs/recipes.md");

  private final PriceBook lso = TariffReader.read("lso", card());

  RecipeTest() throws IOException {}

  @Test
  void itsPricesComeOutAsWorkedOutByHand() {
    // zone 3: 6.40 and two zones of 0.50, four pounds of 0.30 and two zones of 0.02, 17 % fuel
    var quote = quotes("75201", "77001").getFirst();
    assertThat(quote.service()).isEqualTo("lso_ground");
    assertThat(quote.zone()).isEqualTo("3");
    assertThat(quote.amount()).isEqualTo(Money.usd("10.25"));
    assertThat(quote.deliveryDate()).isEqualTo("2026-06-17");
  }

  @Test
  void itsAreaIsTheTwoStatesAndTheTwoCorners() {
    assertThat(quotes("75201", "71101")).hasSize(2);
    assertThat(quotes("75201", "88001")).hasSize(2);
    assertThat(quotes("75201", "70112")).isEmpty();
    assertThat(quotes("75201", "87101")).isEmpty();
  }

  private List<Quote> quotes(String from, String to) {
    var consignment =
        new Consignment(
            Address.of(from, "US"),
            Address.of(to, "US"),
            Desk.box(4),
            false,
            null,
            null,
            Desk.TUESDAY);
    return lso.rate(consignment, Set.of()).quotes();
  }

  private static CardFile card() throws IOException {
    var text = Files.readString(RECIPES);
    int start = text.indexOf("```\n", text.indexOf("## A sandbox carrier")) + 4;
    return CardFile.parse(
        "lso",
        text.substring(start, text.indexOf("```", start))
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList());
  }
}
