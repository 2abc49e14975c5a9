package dev.quayside.engine.source.database;

import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Optional;

/// Writes the numbers of parcels into a shop's own tables. A write whose commit was not answered is
/// looked up, and never repeated blindly.
///
/// @param name of the source, for messages
/// @param zone of the workspace
record TableParcels(String name, TableSettings settings, ZoneId zone, TableQueries queries)
    implements ShopTracking {

  /// How long after it was begun a write whose end is not known may still come through: it waits
  /// for its turn and for a connection, runs, and is committed there.
  private static final Duration UNSETTLED = TableShop.STATEMENT.multipliedBy(4);

  /// Whether the number is there. Only asked where it may be.
  @Override
  public Optional<String> find(ShopParcel parcel) {
    requireFound(parcel, DatabaseWords.IN_DOUBT);
    if (finds(parcel)) {
      return Optional.of(parcel.trackingNumber());
    }
    requireSettled(parcel);
    return Optional.empty();
  }

  private boolean finds(ShopParcel parcel) {
    return queries.finds(TableQuery.FOUND, new WriteParameters(parcel, zone)::value);
  }

  private void requireFound(ShopParcel parcel, DatabaseWords otherwise) {
    if (settings.query(TableQuery.FOUND) == null) {
      throw ShopException.of(Kind.REFUSED, otherwise.of(name, parcel.trackingNumber()));
    }
  }

  /// What is not seen yet may be committed in the next moment, by a process that was killed.
  private void requireSettled(ShopParcel parcel) {
    var since = parcel.label().sinceBegun();
    if (since != null && since.compareTo(UNSETTLED) < 0) {
      throw ShopException.unavailable(DatabaseWords.UNSETTLED.of(name), true);
    }
  }

  @Override
  public boolean isAllOrNothing() {
    return true;
  }

  @Override
  public String post(ShopParcel parcel) {
    int touched =
        queries.write(TableQuery.SHIPPED, new WriteParameters(parcel, zone)::value, most());
    return touched == 0 ? NOTHING_WRITTEN : parcel.trackingNumber();
  }

  @Override
  public void takeBack(ShopParcel parcel, String handle) {
    takenBack(parcel, handle);
  }

  /// One that is not found any more was taken back before, by a write whose answer was lost.
  @Override
  public boolean isForgotten(ShopParcel parcel) {
    if (settings.query(TableQuery.VOIDED) == null) {
      throw ShopException.of(Kind.REFUSED, SourceWords.NOT_TAKEN_BACK.of(name));
    }
    if (parcel.label().tried()) {
      requireFound(parcel, DatabaseWords.VOID_IN_DOUBT);
    }
    if (settings.query(TableQuery.FOUND) == null) {
      return false;
    }
    if (!finds(parcel)) {
      return true;
    }
    if (parcel.label().tried()) {
      requireSettled(parcel);
    }
    return false;
  }

  @Override
  public boolean takenBack(ShopParcel parcel, String handle) {
    return queries.write(TableQuery.VOIDED, new WriteParameters(parcel, zone)::value, most()) > 0;
  }

  private int most() {
    return settings.rowsAre() == RowsAre.LINES ? Integer.MAX_VALUE : 1;
  }
}
