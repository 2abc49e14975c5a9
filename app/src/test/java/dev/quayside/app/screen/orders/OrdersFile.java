package dev.quayside.app.screen.orders;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// A shop's export of 203 orders, three of them bad.
final class OrdersFile {

  static final int GOOD = 200;

  private static final String HEADER =
      "Order Number,Ship To Name,Address 1,City,State,Zip,Country,SKU,Item Name,Quantity,Unit Price,"
          + "Weight (oz),Ship By\n";
  private static final String[] PLACES = {
    "350 5th Ave,New York,NY,10118", "1437 Larimer St,Denver,CO,80202",
    "600 Congress Ave,Austin,TX,78701", "233 S Wacker Dr,Chicago,IL,60606",
    "1 Infinite Loop,Cupertino,CA,95014"
  };
  private static final String[] NAMES = {
    "Maya Lindqvist", "José Peña", "Bob Buyer", "Chloé Durand", "Hiroshi Tanaka"
  };

  private OrdersFile() {}

  static Path write(Path folder) throws IOException {
    var text = new StringBuilder(HEADER);
    for (int i = 1; i <= GOOD; i++) {
      text.append(line("WEB-" + (10_000 + i), PLACES[i % 5], i));
    }
    text.append(line("WEB-20001", "1 Main St,New York,XX,10118", 1));
    text.append(line("WEB-20002", "1 Main St,New York,NY,90210", 2));
    text.append(line("WEB-20003", "1 Main St,Denver,CO,80202", 3).replace(",US,", ",Narnia,"));
    return Files.writeString(folder.resolve("orders-november.csv"), text);
  }

  private static String line(String number, String place, int i) {
    return String.format(
        Locale.ROOT,
        "%s,%s,%s,US,MUG-%d,Mug,%d,12.50,%d,2026-11-24%n",
        number,
        NAMES[i % 5],
        place,
        i % 7,
        1 + i % 3,
        8 + i % 9);
  }
}
