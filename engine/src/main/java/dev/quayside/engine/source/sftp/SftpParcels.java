package dev.quayside.engine.source.sftp;

import dev.quayside.engine.base.table.SheetWire;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Leaves a CSV file for each parcel, named after the order and its number, so that one that is
/// written is found again.
record SftpParcels(SftpAccess access) implements ShopTracking {

  private static final int LONGEST_PART = 100;

  @Override
  public Optional<String> find(ShopParcel parcel) {
    try (var line = access.open()) {
      var file = file(parcel);
      return line.has(access.path(Sftp.OUT) + "/" + file) ? Optional.of(file) : Optional.empty();
    }
  }

  @Override
  public String post(ShopParcel parcel) {
    try (var line = access.open()) {
      line.write(access.path(Sftp.OUT), file(parcel), content(parcel));
      return file(parcel);
    }
  }

  /// A file may have been read by now, so nothing is taken back.
  @Override
  public void takeBack(ShopParcel parcel, String handle) {
    throw new UnsupportedOperationException();
  }

  private static String file(ShopParcel parcel) {
    return part(parcel.externalId()) + "_" + part(parcel.trackingNumber()) + ".csv";
  }

  private static String part(String text) {
    var plain = text.replaceAll("[^A-Za-z0-9-]", "-");
    return plain.length() > LONGEST_PART ? plain.substring(0, LONGEST_PART) : plain;
  }

  private static byte[] content(ShopParcel parcel) {
    var bytes = new ByteArrayOutputStream();
    try (var table =
        new SheetWire(
            bytes,
            "reference",
            "tracking_number",
            "carrier",
            "service",
            "shipped_at",
            "line",
            "sku",
            "pieces",
            "cost",
            "currency")) {
      for (var piece : parcel.pieces()) {
        row(table, parcel, piece);
      }
      if (parcel.pieces().isEmpty()) {
        row(table, parcel, null);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void row(SheetWire table, ShopParcel parcel, ShopParcel.@Nullable Piece piece)
      throws IOException {
    var cost = parcel.cost();
    table.row(
        parcel.number(),
        parcel.trackingNumber(),
        parcel.carrierName(),
        parcel.serviceName(),
        parcel.shippedAt().toString(),
        piece == null ? "" : piece.externalId(),
        piece == null ? "" : piece.sku(),
        piece == null ? "" : Integer.toString(piece.quantity()),
        cost == null ? "" : cost.amount().toPlainString(),
        cost == null ? "" : cost.currency().getCurrencyCode());
  }
}
