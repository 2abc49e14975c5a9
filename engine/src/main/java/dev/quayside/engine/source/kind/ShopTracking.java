package dev.quayside.engine.source.kind;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How a shop is told of parcels. Every call may throw a {@link ShopException}.
public interface ShopTracking {

  /// What {@link #post} answers where the write went through and touched nothing.
  String NOTHING_WRITTEN = "";

  /// What the shop calls a parcel that it has already; empty when it has none such.
  Optional<String> find(ShopParcel parcel);

  /// Tells of a parcel: one write that the shop may take twice, so it is only made when {@link
  /// #find} found nothing or nothing was ever tried.
  ///
  /// @return what the shop calls it; null where it gives no name
  @Nullable String post(ShopParcel parcel);

  /// Whether a write that the shop refuses has changed nothing, so that it may be made once more
  /// without a look.
  default boolean isAllOrNothing() {
    return false;
  }

  /// What follows a parcel the shop has: safe to do again. Nothing by default.
  default void finish(ShopParcel parcel) {}

  /// Whether the shop has forgotten a parcel already that it is to forget: looked at before it is
  /// asked to, where that is not safe to do again.
  default boolean isForgotten(ShopParcel parcel) {
    return false;
  }

  /// The shop forgets a parcel again. Only where the kind can.
  ///
  /// @param handle what the shop calls it
  void takeBack(ShopParcel parcel, String handle);

  /// The same.
  ///
  /// @return false where that went through and touched nothing
  default boolean takenBack(ShopParcel parcel, String handle) {
    takeBack(parcel, handle);
    return true;
  }
}
