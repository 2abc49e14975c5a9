package dev.quayside.engine.sandbox;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Set;

/// Everything the sandbox network would say of one parcel for each service, in one number: prices,
/// dates, numbers, routing and scans.
final class Digest {

  private Digest() {}

  public static void main(String[] args) throws NoSuchAlgorithmException {
    System.out.println(all());
  }

  static String all() throws NoSuchAlgorithmException {
    var sha = MessageDigest.getInstance("SHA-256");
    Sold.services()
        .forEach(
            service ->
                Sold.consignments(service, Sold.SLIM)
                    .forEach(
                        consignment -> {
                          var desk = new Desk();
                          var carrier = desk.carrier(service.carrier());
                          add(sha, carrier.rate(consignment, Set.of(service.code())));
                          for (int i = 0; i < 3; i++) {
                            var bought =
                                carrier.purchase(
                                    desk.tender("shp_" + i, service.code(), consignment));
                            add(sha, bought.trackingNumber());
                            add(sha, new java.util.TreeMap<>(bought.routing()));
                            add(sha, String.valueOf(bought.estimatedDelivery()));
                            desk.now = Desk.TUESDAY.plus(Duration.ofDays(150));
                            add(sha, carrier.track(bought.trackingNumber()));
                            desk.now = Desk.TUESDAY;
                          }
                        }));
    return HexFormat.of().formatHex(sha.digest());
  }

  private static void add(MessageDigest sha, Object said) {
    sha.update(String.valueOf(said).getBytes(StandardCharsets.UTF_8));
  }
}
