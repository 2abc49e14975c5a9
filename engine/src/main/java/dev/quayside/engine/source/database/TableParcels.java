package dev.quayside.engine.source.database;

import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import java.time.ZoneId;
import java.util.Optional;

/// Writes the numbers of parcels into a shop's own tables. A write whose commit was not answered is
/// looked up, and never repeated blindly.
///
/// @param name of the source, for messages
/// @param zone of the workspace
record TableParcels(String name, TableSettings settings, ZoneId zone, TableQueries queries)
    implements ShopTracking {

  /// Whether the number is there. Only asked where it may be.
  @Override
  public Optional<String> find(ShopParcel parcel) {
    if (settings.query(TableQuery.FOUND) == null) {
      throw ShopException.of(
          Kind.REFUSED, DatabaseWords.IN_DOUBT.of(name, parcel.trackingNumber()));
    }
    return queries.finds(TableQuery.FOUND, new WriteParameters(parcel, zone)::value)
        ? Optional.of(parcel.trackingNumber())
        : Optional.empty();
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
  public boolean takenBack(ShopParcel parcel, String handle) {
    if (settings.query(TableQuery.VOIDED) == null) {
      throw ShopException.of(Kind.REFUSED, SourceWords.NOT_TAKEN_BACK.of(name));
    }
    if (settings.query(TableQuery.FOUND) != null && find(parcel).isEmpty()) {
      return true;
    }
    return queries.write(TableQuery.VOIDED, new WriteParameters(parcel, zone)::value, most()) > 0;
  }

  private int most() {
    return settings.rowsAre() == RowsAre.LINES ? Integer.MAX_VALUE : 1;
  }
}
