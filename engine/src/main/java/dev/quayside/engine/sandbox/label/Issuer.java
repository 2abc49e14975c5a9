package dev.quayside.engine.sandbox.label;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/// Makes one carrier's tracking numbers, and the texts it prints beside the barcode.
public interface Issuer {

  /// The tracking number of a serial, with the carrier's structure and check digit; different for
  /// every serial.
  ///
  /// @param service the service code, which some carriers put into the number as one or two digits
  /// @param serial from 1
  String trackingNumber(String service, long serial);

  /// The numbers of a shipment of several boxes.
  ///
  /// @param master of the shipment as a whole
  /// @param pieces of its boxes, in their order
  record Numbers(String master, List<String> pieces) {
    public Numbers {
      pieces = List.copyOf(pieces);
    }
  }

  /// Numbers for a shipment of several boxes: the number of the first is the master number, unless
  /// the carrier has another way.
  ///
  /// @param first the first of as many serials as there are boxes
  default Numbers numbers(String service, long first, int boxes) {
    var pieces =
        LongStream.range(first, first + boxes)
            .mapToObj(serial -> trackingNumber(service, serial))
            .toList();
    return new Numbers(pieces.getFirst(), pieces);
  }

  /// Routing texts for the label of one box of several, by name.
  ///
  /// @param waybill with the number of the box
  default Map<String, String> routing(Waybill waybill, String master) {
    return routing(waybill);
  }

  /// Routing texts for the label, by name.
  Map<String, String> routing(Waybill waybill);
}
