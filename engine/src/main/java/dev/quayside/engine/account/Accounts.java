package dev.quayside.engine.account;

import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.account.access.KeyRoutes;
import dev.quayside.engine.account.access.TokenRoutes;
import dev.quayside.engine.account.access.Tokens;
import dev.quayside.engine.account.carrieraccount.CarrierAccountRoutes;
import dev.quayside.engine.account.carrieraccount.CarrierAccounts;
import dev.quayside.engine.account.payor.PayorRoutes;
import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.account.user.UserRoutes;
import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.account.wallet.WalletRoutes;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.account.workspace.Onboarding;
import dev.quayside.engine.account.workspace.Unfinished;
import dev.quayside.engine.account.workspace.WorkspaceChanges;
import dev.quayside.engine.account.workspace.WorkspaceRoutes;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.wing.Wing;
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
    Tokens tokens,
    Stations stations,
    Settings settings)
    implements Wing {

  /// @param tokenKey signs the tokens of the installation
  /// @param unfinished what keeps a workspace from being archived
  public static Accounts of(
      Foundation base,
      byte[] tokenKey,
      Workspaces workspaces,
      Clocks clocks,
      Wallets wallets,
      CarrierAccounts carrierAccounts,
      Payors payors,
      Users users,
      List<Unfinished> unfinished) {
    var keys =
        new ApiKeys(
            base.database(), base.ids(), base.random(), base.time(), base.live(), base.audit());
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
        new Tokens(keys, users::find, base.clock(), tokenKey),
        base.stations(),
        new Settings(base.database(), base.audit()));
  }

  @Override
  public List<Routes> routes() {
    return List.of(
        new TokenRoutes(keys, tokens),
        new CarrierAccountRoutes(carrierAccounts),
        new PayorRoutes(payors),
        new WalletRoutes(wallets),
        new WorkspaceRoutes(onboarding, workspaces, workspaceChanges, stations),
        new KeyRoutes(keys),
        new UserRoutes(users, tokens, settings));
  }
}
