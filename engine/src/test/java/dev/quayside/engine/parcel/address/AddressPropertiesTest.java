package dev.quayside.engine.parcel.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.problem.Violations;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is typed: nothing is thrown, and a standardized address is its own standard.
class AddressPropertiesTest extends ValidationTest {

  private static final int ADDRESSES = 1_000;
  private static final List<String> COUNTRIES = List.of("US", "CA", "GB", "AU", "PR", "DE", "BR");
  private static final List<String> WORDS =
      List.of(
          ("123 1 10-12 1/2 ½ # #4 No. North South East West N S NE NW n.w. Main Oak Street St. Avenue Ave Court Circle"
                  + " Lane Park Road Rd Hwy CR Highway Co 66 12 End of the Apt Apartment Suite Ste Unit Floor 2nd 3RD Rear Lower PH"
                  + " Building Pier Key Box PO P.O. RR HC PSC CMR Route Urbanización Calle Avenida c/o O'Brien Saint-Denis l'Église"
                  + " 山田 Ünïcödé ß ŉ İ ﬁ 😀 \u202e ' \" - / & . , ; ... -- A B Z")
              .split(" "));
  private static final List<String> PLACES =
      List.of(
          "New York",
          "new  york",
          "St. Louis",
          "Boston",
          "Brooklyn",
          "Springfeild",
          "APO",
          "Toronto",
          "Montréal",
          "Sydney",
          "Queanbeyan",
          "London",
          "Manchster",
          "Berlin",
          "São Paulo",
          "");
  private static final List<String> STATES =
      List.of(
          "NY", "N.Y.", "New York", "MA", "CA", "AE", "PR", "ON", "Québec", "NSW", "SP", "XX", "");
  private static final List<String> CODES =
      List.of(
          "10001",
          "10001-1234",
          "100011234",
          "2134",
          "02134",
          "63101",
          "90210",
          "09012",
          "42223",
          "00901",
          "99999",
          "00000",
          "M5V2T6",
          "h2x 1k4",
          "K1A 0B1",
          "sw1a1aa",
          "M9 1AA",
          "2000",
          "2620",
          "800",
          "D-10115",
          "01310100",
          "１０００１",
          "");

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 12);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void validatingAStandardizedAddressChangesNothing(long seed) {
    var random = new Random(seed);
    for (int i = 0; i < ADDRESSES; i++) {
      var draft = likely(random);
      if (review(draft) instanceof AddressReview.Usable first) {
        var standard = first.validation().standardized();
        var again = usable(AddressDraft.of(standard));
        var context = "seed %d, %s".formatted(seed, draft);
        assertThat(again.standardized()).as(context).isEqualTo(standard);
        assertThat(again.corrections()).as(context).isEmpty();
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void noTextIsTooOddToBeJudged(long seed) {
    var random = new Random(seed);
    var countries = Locale.getISOCountries();
    for (int i = 0; i < ADDRESSES; i++) {
      var country =
          random.nextInt(3) == 0
              ? countries[random.nextInt(countries.length)]
              : pick(random, COUNTRIES);
      var draft =
          new AddressDraft(
              odd(random),
              odd(random),
              odd(random),
              odd(random),
              odd(random),
              odd(random),
              random.nextBoolean() ? odd(random) : pick(random, CODES),
              random.nextInt(20) == 0 ? odd(random) : country,
              odd(random),
              odd(random));
      var context = "seed %d, %s".formatted(seed, draft);
      assertThat(review(draft)).as(context).isNotNull();
      draft.checkDeliverable("to", new Violations());
    }
  }

  private static AddressDraft likely(Random random) {
    return new AddressDraft(
        words(random, 3),
        random.nextBoolean() ? null : words(random, 3),
        words(random, 8),
        random.nextInt(3) > 0 ? null : words(random, 4),
        pick(random, PLACES),
        pick(random, STATES),
        pick(random, CODES),
        pick(random, COUNTRIES),
        null,
        null);
  }

  private static String words(Random random, int most) {
    var text = new StringBuilder();
    for (int i = random.nextInt(most) + 1; i > 0; i--) {
      text.append(pick(random, WORDS)).append(random.nextInt(6) == 0 ? ", " : " ");
    }
    return text.toString();
  }

  /// Any code points at all, lone surrogates and control characters among them.
  private static String odd(Random random) {
    var text = new StringBuilder();
    for (int i = random.nextInt(14); i > 0; i--) {
      int range = random.nextInt(4);
      int codePoint =
          switch (range) {
            case 0 -> random.nextInt(0x80);
            case 1 -> random.nextInt(0x600);
            case 2 -> random.nextInt(0x10000);
            default -> random.nextInt(Character.MAX_CODE_POINT + 1);
          };
      text.appendCodePoint(codePoint);
    }
    return text.toString();
  }

  private static <T> T pick(Random random, List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
