package dev.quayside.app.screen.ship.packing;

import dev.quayside.app.screen.ship.form.Missing;
import org.jspecify.annotations.Nullable;

/// Whether the form is complete.
///
/// @param empty whether no recipient is known
/// @param missing what must be filled in first; null when the form is complete
public record FormState(Contents contents, boolean empty, @Nullable Missing missing) {

  /// The form before anything was filled in.
  public static final FormState EMPTY = new FormState(Contents.KNOWN, true, Missing.RECIPIENT);

  /// Whether weight and customs of the box's contents are known.
  public enum Contents {
    KNOWN,
    BEING_WORKED_OUT,
    /// Some pieces of orders that ship together are not in the box.
    IN_PART
  }
}
