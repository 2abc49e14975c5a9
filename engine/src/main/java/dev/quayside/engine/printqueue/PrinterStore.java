package dev.quayside.engine.printqueue;

import dev.quayside.engine.store.Tx;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Table `printer`.
final class PrinterStore {

  List<PrinterSetup> all(Tx tx) {
    return tx.handle()
        .createQuery("SELECT * FROM printer ORDER BY name")
        .map((row, _) -> setup(row))
        .list();
  }

  Optional<PrinterSetup> find(Tx tx, String name) {
    return tx.handle()
        .createQuery("SELECT * FROM printer WHERE name = :name")
        .bind("name", name)
        .map((row, _) -> setup(row))
        .findOne();
  }

  Optional<PrinterSetup> standard(Tx tx) {
    return all(tx).stream().filter(PrinterSetup::isDefault).findFirst();
  }

  void put(Tx tx, PrinterSetup setup, Instant now) {
    if (setup.isDefault()) {
      tx.handle().execute("UPDATE printer SET is_default = 0");
    }
    tx.handle()
        .createUpdate(
            """
            INSERT INTO printer (name, address, language, dpi, is_default, created_at)
            VALUES (:name, :address, :language, :dpi, :isDefault, :now)
            ON CONFLICT (name) DO UPDATE SET address = excluded.address, language = excluded.language,
              dpi = excluded.dpi, is_default = excluded.is_default
            """)
        .bind("name", setup.name())
        .bind("address", setup.address())
        .bind("language", setup.language().name())
        .bind("dpi", setup.dpi().dotsPerInch())
        .bind("isDefault", setup.isDefault() ? 1 : 0)
        .bind("now", now.toEpochMilli())
        .execute();
  }

  boolean remove(Tx tx, String name) {
    return tx.handle()
            .createUpdate("DELETE FROM printer WHERE name = :name")
            .bind("name", name)
            .execute()
        == 1;
  }

  private static PrinterSetup setup(ResultSet row) throws SQLException {
    return new PrinterSetup(
        row.getString("name"),
        row.getString("address"),
        Language.valueOf(row.getString("language")),
        Dpi.of(row.getInt("dpi")),
        row.getInt("is_default") == 1);
  }
}
