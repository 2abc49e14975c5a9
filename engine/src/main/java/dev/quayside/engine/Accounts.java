package dev.quayside.engine;

import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.account.access.Tokens;
import dev.quayside.engine.account.carrieraccount.CarrierAccounts;
import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.account.user.SlowHash;
import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.account.workspace.Onboarding;
import dev.quayside.engine.account.workspace.Unfinished;
import dev.quayside.engine.account.workspace.WorkspaceChanges;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.platform.foundation.Foundation;
import java.util.List;

/// Wing `account`: workspaces with their time and money, their accounts with carriers, and who may
/// come in: programs by their keys, people by PIN or badge, both by tokens.
public record Accounts(
    Workspaces workspaces,
    WorkspaceChanges workspaceChanges,
    Onboarding onboarding,
    Clocks clocks,
    Wallets wallets,
    CarrierAccounts carrierAccounts,
    Payors payors,
    ApiKeys keys,
    Users users,
    Tokens tokens) {

  /// @param tokenKey signs the tokens of the installation
  /// @param pinRounds how often a PIN or badge is hashed
  /// @param unfinished what keeps a workspace from being archived
  static Accounts of(
      Foundation base,
      byte[] tokenKey,
      int pinRounds,
      Workspaces workspaces,
      Clocks clocks,
      Wallets wallets,
      CarrierAccounts carrierAccounts,
      Payors payors,
      List<Unfinished> unfinished) {
    var keys =
        new ApiKeys(
            base.database(), base.ids(), base.random(), base.time(), base.live(), base.audit());
    var users =
        new Users(
            base.database(),
            base.ids(),
            new SlowHash(base.random(), pinRounds),
            base.time(),
            base.live(),
            base.audit());
    return new Accounts(
        workspaces,
        new WorkspaceChanges(base.database(), base.live(), base.time(), base.audit(), unfinished),
        new Onboarding(base.database(), workspaces, keys, base.audit()),
        clocks,
        wallets,
        carrierAccounts,
        payors,
        keys,
        users,
        new Tokens(keys, users::find, base.clock(), tokenKey));
  }
}
