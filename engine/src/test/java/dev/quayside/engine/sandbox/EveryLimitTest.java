package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Every limit that a card names: a parcel exactly at it is taken, the next larger one is refused
/// with the right code.
class EveryLimitTest {

  private static final List<String> CARDS =
      List.of(
          "usps",
          "canada_post",
          "australia_post",
          "ups",
          "ups.ca",
          "ups.au",
          "fedex",
          "fedex.ca",
          "fedex.au",
          "dhl_express",
          "dhl_express.ca",
          "dhl_express.au",
          "ontrac",
          "gls_us",
          "veho");

  private static final Weight LIGHT = Weight.ofOunces("6");
  private static final BigDecimal MM_PER_INCH = new BigDecimal("25.4");

  /// One limit: what is still taken, and what is not.
  private record Edge(String limit, Parcel at, Parcel beyond, ProblemCode code) {}

  @TestFactory
  Stream<DynamicTest> everyLimitHoldsAtItsExactEdge() {
    var tests = new ArrayList<DynamicTest>();
    for (var name : CARDS) {
      var card = CardFile.read(name);
      var country = card.one("carrier").find("country").orElse("US");
      for (var section : card.all("service")) {
        var sold = sold(card.carrier(), section, country);
        for (var edge : edges(section, sold.to().country())) {
          var title = name + " " + section.name() + " " + edge.limit();
          tests.add(
              DynamicTest.dynamicTest(title, () -> holds(card.carrier(), section, sold, edge)));
        }
      }
    }
    assertThat(tests).hasSizeGreaterThan(250);
    return tests.stream();
  }

  private static void holds(String carrier, Section section, Consignment sold, Edge edge) {
    var at = Sold.with(sold, keepingDoor(edge.at()));
    var beyond = Sold.with(sold, keepingDoor(edge.beyond()));
    var wanted = Set.of(section.name());
    var desk = new Desk();
    assertThat(desk.carrier(carrier).rate(at, wanted).declined()).as("at").isEmpty();
    assertThat(desk.carrier(carrier).rate(beyond, wanted).declined())
        .as("beyond")
        .singleElement()
        .satisfies(no -> assertThat(no.reason().code()).isEqualTo(edge.code()));
  }

  private static UnaryOperator<Parcel> keepingDoor(Parcel wanted) {
    return old -> Boxes.of(wanted.weight(), wanted.dimensions(), old.residential());
  }

  /// A lane of the section's own side of the border.
  private static Consignment sold(String carrier, Section section, String country) {
    boolean abroad = section.find("countries").isPresent();
    return Sold.lanes(new Sold.Service(carrier, section.name()), Sold.SLIM).stream()
        .filter(c -> c.from().country().equals(country))
        .filter(c -> c.to().country().equals(country) != abroad)
        .findFirst()
        .orElseThrow(() -> new AssertionError(carrier + " " + section.name() + " is not sold"));
  }

  private static List<Edge> edges(Section section, String destination) {
    var edges = new ArrayList<Edge>();
    addWeight(section, destination, edges);
    boolean metric = section.find("max-mm").isPresent();
    if (metric) {
      addMillimetres(section, edges);
    } else {
      addInches(section, edges);
    }
    return edges;
  }

  private static void addWeight(Section section, String destination, List<Edge> edges) {
    var byCountry = section.pairs("max-lb-to").get(destination);
    var most =
        section
            .find("max-kg")
            .map(kg -> Weight.ofGrams(new BigDecimal(kg).movePointRight(3)))
            .orElseGet(
                () ->
                    Weight.ofPounds(
                        byCountry == null ? section.whole("max-lb") : Integer.parseInt(byCountry)));
    var sides = Dimensions.ofInches("11", "9", "1");
    var over = new Weight(most.ounces().add(new BigDecimal("0.1")));
    edges.add(
        new Edge(
            "weight",
            Boxes.of(most, sides),
            Boxes.of(over, sides),
            ProblemCode.WEIGHT_EXCEEDS_LIMIT));
  }

  private static void addInches(Section section, List<Edge> edges) {
    int longest = section.whole("max-length", 0);
    int girth = section.whole("max-girth", 0);
    int sides = section.whole("max-sides", 0);
    // a length that the girth never allows has no edge of its own
    if (longest > 0 && (girth == 0 || longest + 4 < girth) && (sides == 0 || longest + 2 < sides)) {
      edges.add(size("length", inches(longest, 1, 1), inches(longest + 1, 1, 1)));
    }
    if (girth > 0 && sides == 0) {
      int thick = Math.max(1, (girth - longest + 3) / 4);
      int length = girth - 4 * thick;
      edges.add(size("girth", inches(length, thick, thick), inches(length, thick + 1, thick)));
    }
    if (sides > 0) {
      int length = Math.min(longest, sides - 2);
      int rest = sides - length;
      edges.add(
          size(
              "sides",
              inches(length, rest - rest / 2, rest / 2),
              inches(length, rest - rest / 2 + 1, rest / 2)));
    }
    if (section.find("max-cubic").isPresent()) {
      assertThat(section.text("max-cubic")).isEqualTo("9849.6");
      edges.add(size("volume", inches("48", "14.4", "14.25"), inches("48", "14.4", "14.2501")));
    }
    if (section.find("max-cm").isPresent()) {
      addCentimetres(section.words("max-cm"), edges);
    }
  }

  private static void addCentimetres(List<String> box, List<Edge> edges) {
    for (int side = 0; side < box.size(); side++) {
      var at = new String[] {"1", "1", "1"};
      for (int i = 0; i <= side; i++) {
        at[i] = centimetres(box.get(i), "0");
      }
      var beyond = at.clone();
      beyond[side] = centimetres(box.get(side), "0.001");
      // as the second side of a box it may become its longest
      if (new BigDecimal(beyond[side]).compareTo(new BigDecimal(beyond[0])) <= 0 || side == 0) {
        edges.add(
            size(
                "side " + (side + 1),
                inches(at[0], at[1], at[2]),
                inches(beyond[0], beyond[1], beyond[2])));
      }
    }
  }

  private static void addMillimetres(Section section, List<Edge> edges) {
    int longest = section.whole("max-mm");
    int girth = section.whole("max-girth-mm", 0);
    int sides = section.whole("max-sides-mm", 0);
    edges.add(size("length", millimetres(longest, 10, 10), millimetres(longest + 1, 10, 10)));
    if (girth > 0) {
      int thick = (girth - longest + 3) / 4;
      int length = girth - 4 * thick;
      edges.add(
          size("girth", millimetres(length, thick, thick), millimetres(length, thick + 1, thick)));
    }
    if (sides > 0) {
      int rest = sides - longest;
      edges.add(
          size(
              "sides",
              millimetres(longest, rest - rest / 2, rest / 2),
              millimetres(longest, rest - rest / 2 + 1, rest / 2)));
    }
    if (section.find("max-litres").isPresent()) {
      assertThat(section.text("max-litres")).isEqualTo("250");
      edges.add(size("volume", millimetres(1000, 500, 500), millimetres(1000, 501, 500)));
    }
  }

  private static Edge size(String limit, Dimensions at, Dimensions beyond) {
    return new Edge(
        limit, Boxes.of(LIGHT, at), Boxes.of(LIGHT, beyond), ProblemCode.SIZE_EXCEEDS_LIMIT);
  }

  private static Dimensions inches(int length, int width, int height) {
    return inches(String.valueOf(length), String.valueOf(width), String.valueOf(height));
  }

  private static Dimensions inches(String length, String width, String height) {
    return Dimensions.ofInches(length, width, height);
  }

  private static Dimensions millimetres(int length, int width, int height) {
    return inches(inch(length), inch(width), inch(height));
  }

  private static String inch(int millimetres) {
    return BigDecimal.valueOf(millimetres)
        .divide(MM_PER_INCH, 8, RoundingMode.DOWN)
        .toPlainString();
  }

  private static String centimetres(String centimetres, @Nullable String more) {
    return new BigDecimal(centimetres)
        .add(new BigDecimal(more))
        .divide(new BigDecimal("2.54"), 8, RoundingMode.DOWN)
        .toPlainString();
  }
}
