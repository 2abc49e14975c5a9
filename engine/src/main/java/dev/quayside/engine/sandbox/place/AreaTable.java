package dev.quayside.engine.sandbox.place;

import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.sandbox.card.Tables;
import java.util.Arrays;

/// The ZIPs of one carrier's delivery areas that cost extra, each with its class: `standard`,
/// `extended`, `remote`, `alaska`, `hawaii`.
public final class AreaTable {

  private static final AreaTable NONE = new AreaTable(new byte[0], new String[] {""});
  private static final AreaTable RURAL_CANADA = new AreaTable(new byte[0], new String[] {"rural"});

  private final byte[] classByZip;
  private final String[] classes;

  private AreaTable(byte[] classByZip, String[] classes) {
    this.classByZip = classByZip;
    this.classes = classes;
  }

  /// The table of a carrier without such areas.
  public static AreaTable none() {
    return NONE;
  }

  /// @param kind as in the card: `yes` for the carrier's own table of ZIPs, `rural` for Canada's
  ///   rural codes (second character 0), `no` for none
  public static AreaTable named(String kind, String carrier) {
    return switch (kind) {
      case "yes" -> read(carrier);
      case "rural" -> RURAL_CANADA;
      default -> none();
    };
  }

  /// Reads `areas/<carrier>.tsv.gz`, which lists the ascending ZIPs of each class as base-36 steps.
  public static AreaTable read(String carrier) {
    var lines = Tables.lines("areas/" + carrier + ".tsv.gz");
    var byZip = new byte[100_000];
    var classes = new String[lines.size() + 1];
    Arrays.fill(classes, "");
    for (int i = 1; i <= lines.size(); i++) {
      var cells = lines.get(i - 1).split("\t");
      classes[i] = cells[0];
      int zip = 0;
      for (var step : cells[1].split(" ")) {
        zip += Integer.parseInt(step, 36);
        byZip[zip] = (byte) i;
      }
    }
    return new AreaTable(byZip, classes);
  }

  /// The class of the place; empty text when it costs nothing extra.
  public String classOf(Place place) {
    if (classByZip.length == 0) {
      return place.country().equals("CA") && place.zip().charAt(1) == '0' ? classes[0] : "";
    }
    return place.country().equals("US") ? classes[classByZip[Integer.parseInt(place.zip())]] : "";
  }
}
