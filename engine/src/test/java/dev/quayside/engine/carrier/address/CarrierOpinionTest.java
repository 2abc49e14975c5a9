package dev.quayside.engine.carrier.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressValidation;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.address.check.Correction;
import dev.quayside.engine.parcel.address.check.Finding;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.junit.jupiter.api.Test;

class CarrierOpinionTest {

  private static final AddressValidations OFFLINE = new AddressValidations();
  private static final AddressDraft GIVEN =
      new AddressDraft(
          "Ann Buyer",
          null,
          "500 howard street",
          null,
          "san fransisco",
          "CA",
          "94105",
          "US",
          null,
          null);

  private final AddressValidation checked = OFFLINE.validate(GIVEN);
  private final CarrierOpinion opinion = new CarrierOpinion("USPS", GIVEN, checked);

  @Test
  void itsWritingCountsAndWhatOnlyItKnewIsNoLongerOpen() {
    var told =
        told(new AddressLookup.Finding(true, address("500 HOWARD ST", "94105-3000"), List.of()));
    assertThat(told.valid()).isTrue();
    assertThat(told.standardized().zip()).isEqualTo("94105-3000");
    assertThat(told.standardized().name()).as("who lives there").isEqualTo("ANN BUYER");
    assertThat(told.messages()).isEmpty();
    assertThat(told.source()).startsWith("USPS; ");
    assertThat(told.corrections())
        .contains(new Correction("zip", "94105", "94105-3000", "as USPS has it"))
        .anyMatch(each -> each.field().equals("city") && each.to().equals("SAN FRANCISCO"));
  }

  @Test
  void anAddressItDoesNotFindIsADoubtThatStandsFirst() {
    var told = told(new AddressLookup.Finding(false, null, List.of("Address Not Found")));
    assertThat(told.valid()).isFalse();
    assertThat(told.messages().getFirst().code()).isEqualTo(Finding.Code.ADDRESS_NOT_FOUND);
    assertThat(told.messages()).anyMatch(each -> each.message().sentence().contains("Not Found"));
    assertThat(told.standardized()).isEqualTo(checked.standardized());
  }

  @Test
  void withoutItsOwnWritingTheShippedDataStands() {
    var told = told(new AddressLookup.Finding(true, null, List.of()));
    assertThat(told.messages()).isEqualTo(checked.messages());
    assertThat(told.corrections()).isEqualTo(checked.corrections());
  }

  @Test
  void whatTheShippedDataKnowsBetterIsStillSaid() {
    var told =
        told(
            new AddressLookup.Finding(
                true,
                new Address(
                    null, null, "1 MAIN ST", null, "LOS ANGELES", "CA", "94105", "US", null, null),
                List.of()));
    assertThat(told.valid()).isFalse();
    assertThat(told.messages())
        .extracting(Finding::code)
        .containsExactly(Finding.Code.CITY_POSTAL_CODE_MISMATCH);
  }

  @Test
  void aCarrierThatIsNotHeardLeavesTheAnswerAsItWas() {
    var told = opinion.unheard(Message.said("USPS did not answer in time"));
    assertThat(told.valid()).isEqualTo(checked.valid());
    assertThat(told.source()).isEqualTo(checked.source());
    assertThat(told.messages())
        .filteredOn(each -> each.code() == Finding.Code.CARRIER_NOT_HEARD)
        .singleElement()
        .extracting(each -> each.message().sentence())
        .asString()
        .contains("did not answer in time");
  }

  private AddressValidation told(AddressLookup.Finding found) {
    return opinion.told(found, OFFLINE);
  }

  private static Address address(String street, String zip) {
    return new Address(null, null, street, null, "SAN FRANCISCO", "CA", zip, "US", null, null);
  }
}
