package dev.quayside.engine.parcel;

import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import java.math.BigDecimal;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Three sides in inches as typed, not checked yet: all of them or none.
public record SidesDraft(
    @Nullable BigDecimal length, @Nullable BigDecimal width, @Nullable BigDecimal height) {

  public static final SidesDraft NONE = new SidesDraft(null, null, null);

  public static SidesDraft of(@Nullable Sides sides) {
    return sides == null ? NONE : new SidesDraft(sides.length(), sides.width(), sides.height());
  }

  /// @param lengthField the API's names of the three fields
  public void check(String lengthField, String widthField, String heightField, Violations found) {
    check(lengthField, length, found);
    check(widthField, width, found);
    check(heightField, height, found);
  }

  /// The sides, once {@link #check} has found nothing; null without any.
  public @Nullable Sides value() {
    return length == null || width == null || height == null || isFlat()
        ? null
        : new Sides(length, width, height);
  }

  private boolean isFlat() {
    return Stream.of(length, width, height).anyMatch(side -> side != null && side.signum() <= 0);
  }

  private void check(String field, @Nullable BigDecimal side, Violations found) {
    if (side == null) {
      if (length != null || width != null || height != null) {
        found.add(field, ParcelWords.ANOTHER_SIDE);
      }
    } else if (side.signum() <= 0) {
      found.add(field, FieldWords.MORE_THAN_ZERO);
    } else if (side.compareTo(ParcelDraft.LEAST) < 0) {
      found.add(field, FieldWords.AT_LEAST, ParcelDraft.LEAST);
    } else if (side.compareTo(ParcelDraft.LONGEST_IN) > 0) {
      found.add(field, ParcelWords.MOST_INCHES, ParcelDraft.LONGEST_IN);
    }
  }
}
