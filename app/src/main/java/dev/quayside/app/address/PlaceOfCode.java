package dev.quayside.app.address;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.task.Background;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.parcel.address.check.Correction;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Fills in city and state for a typed postal code while they are empty. What the packer wrote is
/// never changed.
final class PlaceOfCode {

  private static final Set<Line> FILLED = EnumSet.of(Line.CITY, Line.STATE);

  private static final Pattern INITIAL = Pattern.compile("(?<![\\p{L}'])\\p{L}");

  private final Background background;
  private final Function<AddressDraft, AddressReview> post;
  private final AddressForm address;

  PlaceOfCode(
      Background background, Function<AddressDraft, AddressReview> post, AddressForm address) {
    this.background = background;
    this.post = post;
    this.address = address;
    address.line(Line.ZIP).addListener(_ -> typed());
  }

  private void typed() {
    var code = address.line(Line.ZIP).get();
    if (!code.isBlank()
        && !address.country().isBlank()
        && FILLED.stream().anyMatch(this::isEmpty)) {
      var asked = whereabouts();
      background.run(
          () -> post.apply(asked),
          review -> {
            if (code.equals(address.line(Line.ZIP).get())
                && address.country().equals(asked.country())) {
              fill(review);
            }
          },
          _ -> {
            // nothing is filled in
          });
    }
  }

  /// The typed address with any street, since the check requires one.
  private AddressDraft whereabouts() {
    var now = address.draft().get();
    return new AddressDraft(
        null, null, "1", null, now.city(), now.state(), now.zip(), now.country(), null, null);
  }

  /// Fills in city and state, unless the code itself has corrections: then it is not typed
  /// completely yet.
  private void fill(AddressReview review) {
    if (review instanceof AddressReview.Usable(var validation)
        && isWhole(validation.corrections())) {
      for (var one : validation.corrections()) {
        Line.of(one.field())
            .filter(FILLED::contains)
            .filter(this::isEmpty)
            .ifPresent(
                line -> address.line(line).set(line == Line.CITY ? named(one.to()) : one.to()));
      }
    }
  }

  /// The city in normal capitals: the postal data is in upper case, which would look wrong beside
  /// typed text.
  private static String named(String city) {
    return INITIAL
        .matcher(city.toLowerCase(Locale.ROOT))
        .replaceAll(each -> each.group().toUpperCase(Locale.ROOT));
  }

  private static boolean isWhole(List<Correction> corrections) {
    return corrections.stream().noneMatch(one -> one.field().equals(Line.ZIP.path()));
  }

  private boolean isEmpty(Line line) {
    return address.line(line).get().isBlank();
  }
}
