package dev.quayside.engine.parcel;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.printing.message.MessageKey;
import org.jspecify.annotations.Nullable;

/// The weight of one piece of goods in a request, in ounces. It may be left out, or be nothing.
public final class PieceWeightJson {

  private PieceWeightJson() {}

  /// @param negative what is said of less than nothing
  /// @return null where it is left out or wrong
  public static @Nullable Weight read(Fields fields, MessageKey negative) {
    var ounces = fields.decimal("weightOz");
    if (ounces == null) {
      return null;
    }
    if (ounces.signum() < 0) {
      fields.violations().add(fields.path("weightOz"), negative);
      return null;
    }
    if (ounces.signum() > 0 && ounces.compareTo(ParcelDraft.LEAST) < 0) {
      fields.violations().add(fields.path("weightOz"), FieldWords.AT_LEAST, ParcelDraft.LEAST);
      return null;
    }
    return new Weight(ounces);
  }
}
