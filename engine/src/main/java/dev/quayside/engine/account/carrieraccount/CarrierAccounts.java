package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A workspace's accounts with carriers, at most one with each. Secrets are stored and never read
/// out again, except for the carrier they belong to.
public final class CarrierAccounts {

  private static final Duration TEST_LIMIT = Duration.ofSeconds(10);

  private final Database database;
  private final Audit audit;
  private final Vault vault;
  private final OpenAccounts open;
  private final CredentialCheck production;
  private final CredentialCheck sandbox;
  private final WorkspaceClock clock;
  private final CarrierAccountStore store = new CarrierAccountStore();
  private final Changes changes = new Changes();

  /// @param sandbox checks the credentials of sandbox workspaces
  /// @param hosts addresses that replace carriers' own hosts, by code
  public static CarrierAccounts of(
      Foundation base,
      OpenAccounts open,
      CredentialCheck sandbox,
      Map<String, URI> hosts,
      CarrierHttp http) {
    return new CarrierAccounts(
        base.database(),
        base.vault(),
        open,
        new CarrierCredentialCheck(hosts, http, TEST_LIMIT),
        sandbox,
        base.clock(),
        base.audit());
  }

  CarrierAccounts(
      Database database,
      Vault vault,
      OpenAccounts open,
      CredentialCheck production,
      CredentialCheck sandbox,
      WorkspaceClock clock,
      Audit audit) {
    this.audit = audit;
    this.database = database;
    this.vault = vault;
    this.open = open;
    this.production = production;
    this.sandbox = sandbox;
    this.clock = clock;
  }

  /// Every carrier that an account can be opened with, in catalogue order.
  public List<CarrierAccount> list(Caller caller) {
    return database.read(
        tx ->
            CarrierModules.ALL.stream()
                .map(kind -> row(tx, caller.workspace(), kind).account())
                .toList());
  }

  /// @throws ProblemException `NOT_FOUND`
  public CarrierAccount get(Caller caller, String carrier) {
    var kind = require(carrier);
    return database.read(tx -> row(tx, caller.workspace(), kind).account());
  }

  /// Opens or changes an account, or switches the carrier on or off. Changed credentials count as
  /// not tested.
  ///
  /// @throws ProblemException `NOT_FOUND`; `INVALID_REQUEST` naming every field at fault
  public CarrierAccount put(Caller caller, String carrier, AccountDraft draft) {
    Acting.require(Right.SEE_SECRETS);
    var kind = require(carrier);
    if (draft.isEmpty()) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, AccountWords.CHANGE_WHAT);
    }
    var account =
        database.write(
            tx -> {
              var before = row(tx, caller.workspace(), kind);
              var filled = draft.fields().isEmpty() ? before : filled(before, draft);
              var after = onTerms(filled, draft.terms(filled.account().terms()));
              var enabled = draft.enabled() == null ? before.account().enabled() : draft.enabled();
              note(tx, caller, carrier, draft, enabled);
              return keep(tx, caller, after.with(after.account().switched(enabled)));
            });
    open.lookAgain(caller.workspace());
    return account;
  }

  /// Deletes the account's credentials. Whether the carrier is switched on stays as it is.
  ///
  /// @throws ProblemException `NOT_FOUND` when there is no account
  public void remove(Caller caller, String carrier) {
    Acting.require(Right.SEE_SECRETS);
    var kind = require(carrier);
    database.change(
        tx -> {
          var before = row(tx, caller.workspace(), kind);
          if (!before.account().isOpen()) {
            throw ProblemException.notFound(AccountWords.ACCOUNT_WITH, kind.name());
          }
          var bare = CarrierAccount.none(kind).switched(before.account().enabled());
          audit.note(tx, caller.workspace(), "carrier_account.deleted", carrier);
          keep(tx, caller, new AccountRow(bare, null, before.revision() + 1));
        });
    open.lookAgain(caller.workspace());
  }

  /// Tests the credentials with the carrier (in the sandbox with the practice carrier) and stores
  /// the result. Takes up to ten seconds.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` without an account, or when it was changed
  ///   meanwhile
  public CarrierAccount test(Caller caller, String carrier, RequestKey<CarrierAccount> key) {
    var kind = require(carrier);
    var workspace = caller.workspace();
    var asked = database.read(tx -> row(tx, workspace, kind));
    if (!asked.account().isOpen()) {
      throw conflict(AccountWords.FIRST.of(kind.name()));
    }
    var desk =
        switch (caller.environment()) {
          case PRODUCTION -> production;
          case SANDBOX -> sandbox;
        };
    var finding = desk.test(open.credentials(workspace, asked));
    return database.writeIfUnchanged(
        tx -> row(tx, workspace, kind),
        row -> {
          if (row.revision() != asked.revision()) {
            throw conflict(AccountWords.MEANWHILE.of());
          }
          var tested = row.with(row.account().found(finding, clock.now(workspace)));
          var answer = key.answer(tested.account());
          return tx -> {
            answer.keep(tx);
            return keep(tx, caller, tested);
          };
        });
  }

  /// What was done, in one word: whose account pays weighs more than whether the carrier is on.
  private void note(Tx tx, Caller caller, String carrier, AccountDraft draft, boolean enabled) {
    boolean switched = draft.enabled() != null && draft.fields().isEmpty();
    var done = switched ? (enabled ? "enabled" : "disabled") : "changed";
    audit.note(tx, caller.workspace(), "carrier_account." + done, carrier);
  }

  private AccountRow filled(AccountRow before, AccountDraft draft) {
    var account = before.account();
    var values = draft.applied(account.kind(), open.values(before));
    var shown = new HashMap<String, String>();
    var secret = new HashMap<String, String>();
    for (var field : account.kind().fields()) {
      var value = values.get(field.name());
      if (value != null) {
        (field.secret() ? secret : shown).put(field.name(), value);
      }
    }
    return new AccountRow(
        account.filled(shown, secret.keySet()),
        vault.seal(StoreJson.write(secret)),
        before.revision() + 1);
  }

  /// The row with other terms; a changed endpoint counts as not tested.
  private static AccountRow onTerms(AccountRow row, Terms terms) {
    var account = row.account();
    if (account.terms().equals(terms)) {
      return row;
    }
    var other = account.on(terms);
    return new AccountRow(
        terms.test() == account.terms().test() ? other : other.filled(other.shown(), other.kept()),
        row.sealed(),
        row.revision() + 1);
  }

  private CarrierAccount keep(Tx tx, Caller caller, AccountRow row) {
    store.put(tx, caller.workspace(), row);
    changes.note(tx, Remembered.CARRIER_ACCOUNTS);
    return row.account();
  }

  private AccountRow row(Tx tx, WorkspaceId workspace, CarrierModule kind) {
    return store.find(tx, workspace, kind).orElseGet(() -> AccountRow.none(kind));
  }

  private static CarrierModule require(String carrier) {
    return CarrierModules.of(carrier)
        .orElseThrow(() -> ProblemException.notFound(AccountWords.CARRIER_NAMED, carrier));
  }

  private static ProblemException conflict(Message why) {
    return ProblemException.refused(ProblemCode.CONFLICT, why);
  }
}
