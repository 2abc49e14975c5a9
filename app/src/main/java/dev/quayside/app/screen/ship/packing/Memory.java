package dev.quayside.app.screen.ship.packing;

import dev.quayside.app.screen.ship.form.Draft;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is stored between two runs.
///
/// @param location the location the last parcel was sent from; null while there was none
/// @param draft the unfinished form; null when there was none
/// @param held forms put aside for later, oldest first
public record Memory(@Nullable String location, @Nullable Draft draft, List<Draft> held) {
  @SuppressWarnings("NullAway") // a memory stored by an older version has none
  public Memory {
    held = held == null ? List.of() : List.copyOf(held);
  }
}
