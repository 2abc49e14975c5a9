package dev.quayside.engine.order.addressbook;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Who pays for parcels to a contact. Those of a workspace are few and are asked for with each
/// parcel, so they are kept in memory; what another engine changed is seen within seconds.
public final class ContactPayors {

  private static final Duration KEPT = Duration.ofSeconds(5);
  private static final int MOST_WORKSPACES = 1_000;
  private static final Pattern MARKS = Pattern.compile("[\\s\\p{Z}.,]+");

  private final Database database;
  private final ContactStore store = new ContactStore();
  private final Cache<WorkspaceId, Map<String, BillTo>> known =
      Caffeine.newBuilder()
          .maximumSize(MOST_WORKSPACES)
          .expireAfterWrite(KEPT)
          .executor(Runnable::run)
          .build();

  public ContactPayors(Database database) {
    this.database = database;
  }

  /// Who pays for parcels to the contact with this name, street and postal code; null when nothing
  /// is said.
  public @Nullable BillTo of(Caller caller, Address to) {
    var all = known.get(caller.workspace(), this::read);
    return all.isEmpty() ? null : all.get(key(to));
  }

  /// Forgets what was read, after a change.
  void changed(WorkspaceId workspace) {
    known.invalidate(workspace);
  }

  private Map<String, BillTo> read(WorkspaceId workspace) {
    var all = new HashMap<String, BillTo>();
    for (var contact : database.read(tx -> store.withPayors(tx, workspace))) {
      var billing = contact.billing();
      if (billing != null) {
        all.put(key(contact.address()), billing);
      }
    }
    return all;
  }

  /// Without what people write differently each time: blanks, full stops and commas.
  private static String key(Address address) {
    return ContactStore.key(
        plain(address.name(), " "), plain(address.street1(), " "), plain(address.zip5(), ""));
  }

  private static String plain(@Nullable String text, String between) {
    return MARKS.matcher(Absent.toEmpty(text)).replaceAll(between).strip();
  }
}
