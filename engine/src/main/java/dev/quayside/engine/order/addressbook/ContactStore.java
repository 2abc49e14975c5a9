package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Table `contact`.
final class ContactStore {

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final String UNUSED =
      " WHERE workspace_id = :workspace AND kind = 'recipient' AND used_at < :before";

  /// Stores an entry. The same name at the same street and postal code is one entry, whose other
  /// fields are replaced.
  void put(Tx tx, WorkspaceId workspace, Contact contact) {
    var address = contact.address();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO contact (id, workspace_id, kind, identity, search, address, used_at)
            VALUES (:id, :workspace, :kind, :identity, :search, :address, :usedAt)
            ON CONFLICT (workspace_id, kind, identity) DO UPDATE SET
              search = excluded.search, address = excluded.address, used_at = excluded.used_at
            """)
        .bind("id", contact.id())
        .bind("workspace", workspace.value())
        .bind("kind", contact.kind().wire())
        .bind("identity", identity(address))
        .bind("search", search(address))
        .bind("address", StoreJson.write(address))
        .bind("usedAt", contact.usedAt().toEpochMilli())
        .execute();
  }

  /// Entries with a word beginning with each of `words`.
  List<Contact> find(
      Tx tx, WorkspaceId workspace, Contact.Kind kind, List<String> words, int most) {
    var conditions = new StringBuilder();
    for (int i = 0; i < words.size(); i++) {
      conditions.append(" AND instr(search, :word").append(i).append(") > 0");
    }
    var query =
        tx.handle()
            .createQuery(
                "SELECT * FROM contact WHERE workspace_id = :workspace AND kind = :kind"
                    + conditions
                    + " ORDER BY used_at DESC, id DESC LIMIT :most")
            .bind("workspace", workspace.value())
            .bind("kind", kind.wire())
            .bind("most", most);
    for (int i = 0; i < words.size(); i++) {
      query.bind("word" + i, " " + words.get(i).toLowerCase(Locale.ROOT));
    }
    return query.map((row, _) -> contact(row)).list();
  }

  /// The entry of an address that was put.
  Contact get(Tx tx, WorkspaceId workspace, Contact.Kind kind, Address address) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM contact WHERE workspace_id = :workspace AND kind = :kind"
                + " AND identity = :identity")
        .bind("workspace", workspace.value())
        .bind("kind", kind.wire())
        .bind("identity", identity(address))
        .map((row, _) -> contact(row))
        .one();
  }

  /// The recipients that say who pays.
  List<Contact> withPayors(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM contact WHERE workspace_id = :workspace AND kind = 'recipient'"
                + " AND billing IS NOT NULL")
        .bind("workspace", workspace.value())
        .map((row, _) -> contact(row))
        .list();
  }

  /// Says who pays for parcels to the entry of an address that was put.
  void bill(
      Tx tx, WorkspaceId workspace, Contact.Kind kind, Address address, @Nullable BillTo billing) {
    tx.handle()
        .createUpdate(
            "UPDATE contact SET billing = :billing WHERE workspace_id = :workspace"
                + " AND kind = :kind AND identity = :identity")
        .bind("billing", billing == null ? null : StoreJson.write(billing))
        .bind("workspace", workspace.value())
        .bind("kind", kind.wire())
        .bind("identity", identity(address))
        .execute();
  }

  private static Contact contact(ResultSet row) throws SQLException {
    return new Contact(
        row.getString("id"),
        Contact.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
        StoreJson.read(row.getString("address"), Address.class),
        Instant.ofEpochMilli(row.getLong("used_at")),
        Optional.ofNullable(row.getString("billing"))
            .map(text -> StoreJson.read(text, BillTo.class))
            .orElse(null));
  }

  /// Deletes recipients that were not used since `before`.
  ///
  /// @return the number deleted
  int removeUnused(Tx tx, WorkspaceId workspace, Instant before, int most) {
    return tx.handle()
        .createUpdate(
            "DELETE FROM contact WHERE id IN (SELECT id FROM contact"
                + UNUSED
                + " ORDER BY used_at LIMIT :most)")
        .bind("workspace", workspace.value())
        .bind("before", before.toEpochMilli())
        .bind("most", most)
        .execute();
  }

  int countUnused(Tx tx, WorkspaceId workspace, Instant before) {
    return tx.handle()
        .createQuery("SELECT count(*) FROM contact" + UNUSED)
        .bind("workspace", workspace.value())
        .bind("before", before.toEpochMilli())
        .mapTo(Integer.class)
        .one();
  }

  private static String identity(Address address) {
    return key(
        address.name(), address.company(), address.street1(), address.zip5(), address.country());
  }

  /// Parts of an address as one text, ignoring letter case and spaces around them.
  static String key(@Nullable String... parts) {
    return Stream.of(parts)
        .map(part -> Objects.requireNonNullElse(part, "").strip().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining("|"));
  }

  private static String search(Address address) {
    return Stream.of(
            address.name(),
            address.company(),
            address.street1(),
            address.city(),
            address.zip(),
            address.email(),
            address.phone())
        .filter(Objects::nonNull)
        .flatMap(part -> BLANKS.splitAsStream(part.strip()))
        .map(word -> " " + word.toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }
}
