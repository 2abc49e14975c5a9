package dev.quayside.engine.shipping.rate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.parcel.piece.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Copies of a request for several boxes are for all of them.
class RateRequestTest {

  private static final Parcel BOX =
      Parcel.of(Weight.ofPounds(2), Dimensions.ofInches("10", "8", "4"));
  private static final Customs GOODS =
      new Customs(
          ContentsType.MERCHANDISE,
          null,
          List.of(new CustomsItem("Shirt", 1, Money.usd("9"), Weight.ofOunces("4"), null, "PT")),
          Incoterm.DDU);

  private static final RateRequest SEVERAL =
      RateRequest.of(Address.of("94158", "US"), Address.of("75001", "FR"), BOX)
          .of(null, List.of(new Piece(BOX, null), new Piece(BOX, "BOX-2")));

  @Test
  void anotherDeclarationLeavesTheBoxes() {
    assertThat(SEVERAL.declaring(GOODS).pieces()).hasSize(2);
    assertThat(SEVERAL.declaring(GOODS).customs()).isEqualTo(GOODS);
  }

  @Test
  void whatIsAskedBesideLeavesTheBoxes() {
    assertThat(SEVERAL.with(ShippingOptions.NONE).pieces()).hasSize(2);
    assertThat(SEVERAL.measured(Dimensions.ofInches("1", "1", "1")).pieces()).hasSize(2);
  }
}
