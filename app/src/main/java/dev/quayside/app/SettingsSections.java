package dev.quayside.app;

import dev.quayside.app.api.LocalApi;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.scale.DeskScale;
import dev.quayside.app.scale.ScaleReadingModel;
import dev.quayside.app.screen.settings.Section;
import dev.quayside.app.screen.settings.accounts.AccountsModel;
import dev.quayside.app.screen.settings.accounts.AccountsSection;
import dev.quayside.app.screen.settings.accounts.EngineAccountsGateway;
import dev.quayside.app.screen.settings.api.ApiModel;
import dev.quayside.app.screen.settings.api.ApiSection;
import dev.quayside.app.screen.settings.brand.BrandGateway;
import dev.quayside.app.screen.settings.brand.BrandModel;
import dev.quayside.app.screen.settings.brand.BrandSection;
import dev.quayside.app.screen.settings.data.DataGateway;
import dev.quayside.app.screen.settings.data.DataModel;
import dev.quayside.app.screen.settings.data.DataSection;
import dev.quayside.app.screen.settings.data.EngineRetentionGateway;
import dev.quayside.app.screen.settings.data.RetentionModel;
import dev.quayside.app.screen.settings.invoices.InvoicesGateway;
import dev.quayside.app.screen.settings.invoices.InvoicesModel;
import dev.quayside.app.screen.settings.invoices.InvoicesSection;
import dev.quayside.app.screen.settings.keys.EngineKeysGateway;
import dev.quayside.app.screen.settings.keys.KeysModel;
import dev.quayside.app.screen.settings.keys.KeysSection;
import dev.quayside.app.screen.settings.lab.LabGateway;
import dev.quayside.app.screen.settings.lab.LabModel;
import dev.quayside.app.screen.settings.lab.LabSection;
import dev.quayside.app.screen.settings.locations.LocationsGateway;
import dev.quayside.app.screen.settings.locations.LocationsModel;
import dev.quayside.app.screen.settings.locations.LocationsSection;
import dev.quayside.app.screen.settings.look.LookModel;
import dev.quayside.app.screen.settings.look.LookSection;
import dev.quayside.app.screen.settings.mail.MailGateway;
import dev.quayside.app.screen.settings.mail.MailModel;
import dev.quayside.app.screen.settings.mail.MailSection;
import dev.quayside.app.screen.settings.presets.EnginePresetsGateway;
import dev.quayside.app.screen.settings.presets.PresetsModel;
import dev.quayside.app.screen.settings.presets.PresetsSection;
import dev.quayside.app.screen.settings.products.ProductsGateway;
import dev.quayside.app.screen.settings.products.ProductsModel;
import dev.quayside.app.screen.settings.products.ProductsSection;
import dev.quayside.app.screen.settings.rules.EngineRulesGateway;
import dev.quayside.app.screen.settings.rules.RulesModel;
import dev.quayside.app.screen.settings.rules.RulesSection;
import dev.quayside.app.screen.settings.scale.ScaleChoiceModel;
import dev.quayside.app.screen.settings.scale.ScaleSection;
import dev.quayside.app.screen.settings.wallet.EngineWalletGateway;
import dev.quayside.app.screen.settings.wallet.WalletModel;
import dev.quayside.app.screen.settings.wallet.WalletSection;
import dev.quayside.app.screen.settings.webhooks.WebhooksGateway;
import dev.quayside.app.screen.settings.webhooks.WebhooksModel;
import dev.quayside.app.screen.settings.webhooks.WebhooksSection;
import dev.quayside.app.screen.settings.workspaces.WorkspacesModel;
import dev.quayside.app.screen.settings.workspaces.WorkspacesSection;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.sound.Loudspeaker;
import dev.quayside.app.task.Background;
import dev.quayside.app.update.UpdateModel;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/// The sections of the settings: a new one gets its line here.
///
/// @param workspaces of the whole installation: the key of a new one stays in sight in any of them
record SettingsSections(
    Background background,
    WorkspaceEngine place,
    Path dataDirectory,
    LocalApi api,
    ShellModel shell,
    WorkspacesModel workspaces,
    DeskScale scale,
    ScaleReadingModel pan,
    Loudspeaker speaker,
    UpdateModel updates,
    Consumer<URI> browser) {

  List<Section> all() {
    return List.of(
        new WorkspacesSection(workspaces),
        new AccountsSection(
            new AccountsModel(background, new EngineAccountsGateway(place), shell::countMoney)),
        new LocationsSection(
            new LocationsModel(background, new LocationsGateway(place), shell::countMoney)),
        new KeysSection(new KeysModel(background, new EngineKeysGateway(place))),
        new RulesSection(new RulesModel(background, new EngineRulesGateway(place))),
        new PresetsSection(new PresetsModel(background, new EnginePresetsGateway(place))),
        new ProductsSection(new ProductsModel(background, new ProductsGateway(place))),
        new WebhooksSection(new WebhooksModel(background, new WebhooksGateway(place))),
        new BrandSection(new BrandModel(background, new BrandGateway(place), shell)),
        new MailSection(new MailModel(background, new MailGateway(place), shell, browser)),
        new ApiSection(new ApiModel(background, api)),
        new WalletSection(
            new WalletModel(background, new EngineWalletGateway(place), shell::countMoney)),
        new InvoicesSection(new InvoicesModel(background, new InvoicesGateway(place))),
        new ScaleSection(new ScaleChoiceModel(background, scale, pan::look), pan),
        new DataSection(
            new DataModel(background, new DataGateway(dataDirectory), shell),
            new RetentionModel(background, new EngineRetentionGateway(place), shell::countMoney)),
        new LookSection(new LookModel(new ShellLooks(shell, speaker)), updates),
        new LabSection(new LabModel(background, new LabGateway(place), shell::countMoney)));
  }
}
