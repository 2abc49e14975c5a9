package dev.quayside.engine.carrier.usps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.tracking.Meaning;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every event of Publication 199 that we know, and the words of those we do not.
class UspsEventsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MA GX | PRE_TRANSIT | LABEL_CREATED",
        "80 81 82 | PRE_TRANSIT |",
        "03 OA PA TM | ACCEPTED | PICKED_UP",
        "10 A1 19 41 | IN_TRANSIT | ARRIVED_AT_FACILITY",
        "07 PC | IN_TRANSIT | ARRIVED_AT_DESTINATION_FACILITY",
        "EF SF T1 42 | IN_TRANSIT | DEPARTED_FACILITY",
        "NT TL 06 | IN_TRANSIT | IN_TRANSIT_TO_DESTINATION",
        "OF 59 | OUT_FOR_DELIVERY | WITH_COURIER",
        "14 16 | AVAILABLE_FOR_PICKUP | PICKUP_READY",
        "01 17 43 | DELIVERED |",
        "02 30 51 52 53 54 55 56 | EXCEPTION | DELIVERY_ATTEMPTED",
        "04 | EXCEPTION | REFUSED",
        "05 21 22 23 24 25 26 | EXCEPTION | ADDRESS_ISSUE",
        "09 27 28 29 31 44 | EXCEPTION | RETURN_IN_PROGRESS",
        "11 | EXCEPTION | LOST",
        "08 15 71 DX | EXCEPTION | DELAYED",
        "?? | IN_TRANSIT |"
      })
  void everyCodeHasItsMeaning(String codes, TrackingStatus status, @Nullable Substatus substatus) {
    assertThat(Stream.of(codes.split(" ")).map(code -> UspsEvents.meaning(code, "", false)))
        .allMatch(each -> each.equals(new Meaning(status, substatus)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "01 | Delivered, To Original Sender | RETURNED | RETURNED_TO_SENDER",
        "01 | Delivered, In/At Mailbox | DELIVERED | DELIVERED_MAILBOX",
        "01 | Delivered, Front Door/Porch | DELIVERED | DELIVERED_FRONT_DOOR",
        "?? | Delivered, To Agent | DELIVERED |",
        "?? | Held in Customs | EXCEPTION | CUSTOMS_ISSUE",
        "?? | Inbound Into Customs | IN_TRANSIT | CUSTOMS_PROCESSING",
        "?? | Held at Post Office, At Customer Request | EXCEPTION | HELD",
        "?? | Delivery Attempted - No Access to Delivery Location | EXCEPTION | DELIVERY_ATTEMPTED",
        "?? | In Transit, Arriving Late | EXCEPTION | DELAYED",
        "?? | Weather Delay | EXCEPTION | WEATHER_DELAY",
        "?? | Damaged in Handling | EXCEPTION | DAMAGED",
        "?? | Insufficient Address | EXCEPTION | ADDRESS_ISSUE",
        "?? | Return to Sender Processed | EXCEPTION | RETURN_IN_PROGRESS",
        "?? | Origin Post is Preparing Shipment | PRE_TRANSIT | LABEL_CREATED",
        "?? | International Dispatch | IN_TRANSIT | DEPARTED_FACILITY",
        "?? | Arrived at Military Post Office | IN_TRANSIT | ARRIVED_AT_FACILITY"
      })
  void wordsTellWhatACodeDoesNot(
      String code, String words, TrackingStatus status, @Nullable Substatus substatus) {
    assertThat(UspsEvents.meaning(code, words, false)).isEqualTo(new Meaning(status, substatus));
  }
}
