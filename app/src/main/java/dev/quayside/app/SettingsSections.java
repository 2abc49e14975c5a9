package dev.quayside.app;

import dev.quayside.app.address.AddressView;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.fault.Restart;
import dev.quayside.app.person.SignInModel;
import dev.quayside.app.scale.ScaleReadingView;
import dev.quayside.app.screen.settings.ModelSection;
import dev.quayside.app.screen.settings.Section;
import dev.quayside.app.screen.settings.SectionGroup;
import dev.quayside.app.screen.settings.accounts.AccountsGateway;
import dev.quayside.app.screen.settings.accounts.AccountsModel;
import dev.quayside.app.screen.settings.accounts.AccountsView;
import dev.quayside.app.screen.settings.api.ApiModel;
import dev.quayside.app.screen.settings.api.ApiView;
import dev.quayside.app.screen.settings.audit.AuditGateway;
import dev.quayside.app.screen.settings.audit.AuditModel;
import dev.quayside.app.screen.settings.audit.AuditView;
import dev.quayside.app.screen.settings.brand.BrandGateway;
import dev.quayside.app.screen.settings.brand.BrandModel;
import dev.quayside.app.screen.settings.brand.BrandView;
import dev.quayside.app.screen.settings.copy.CopyGateway;
import dev.quayside.app.screen.settings.copy.CopyModel;
import dev.quayside.app.screen.settings.copy.CopyView;
import dev.quayside.app.screen.settings.data.BackupScheduleModel;
import dev.quayside.app.screen.settings.data.DataGateway;
import dev.quayside.app.screen.settings.data.DataModel;
import dev.quayside.app.screen.settings.data.DataSection;
import dev.quayside.app.screen.settings.data.EngineRetentionGateway;
import dev.quayside.app.screen.settings.data.RetentionModel;
import dev.quayside.app.screen.settings.invoices.InvoicesGateway;
import dev.quayside.app.screen.settings.invoices.InvoicesModel;
import dev.quayside.app.screen.settings.invoices.InvoicesView;
import dev.quayside.app.screen.settings.keys.KeysModel;
import dev.quayside.app.screen.settings.keys.KeysView;
import dev.quayside.app.screen.settings.lab.LabGateway;
import dev.quayside.app.screen.settings.lab.LabModel;
import dev.quayside.app.screen.settings.lab.LabView;
import dev.quayside.app.screen.settings.locations.LocationsModel;
import dev.quayside.app.screen.settings.locations.LocationsView;
import dev.quayside.app.screen.settings.look.LookModel;
import dev.quayside.app.screen.settings.look.LookSection;
import dev.quayside.app.screen.settings.mail.MailGateway;
import dev.quayside.app.screen.settings.mail.MailModel;
import dev.quayside.app.screen.settings.mail.MailView;
import dev.quayside.app.screen.settings.notices.NoticesGateway;
import dev.quayside.app.screen.settings.notices.NoticesModel;
import dev.quayside.app.screen.settings.notices.NoticesView;
import dev.quayside.app.screen.settings.packcheck.PackCheckModel;
import dev.quayside.app.screen.settings.packcheck.PackCheckSectionView;
import dev.quayside.app.screen.settings.payors.PayorsModel;
import dev.quayside.app.screen.settings.payors.PayorsView;
import dev.quayside.app.screen.settings.people.PeopleGateway;
import dev.quayside.app.screen.settings.people.PeopleModel;
import dev.quayside.app.screen.settings.people.PeopleView;
import dev.quayside.app.screen.settings.presets.PresetsModel;
import dev.quayside.app.screen.settings.presets.PresetsView;
import dev.quayside.app.screen.settings.products.ProductsGateway;
import dev.quayside.app.screen.settings.products.ProductsModel;
import dev.quayside.app.screen.settings.products.ProductsView;
import dev.quayside.app.screen.settings.rules.RulesGateway;
import dev.quayside.app.screen.settings.rules.RulesModel;
import dev.quayside.app.screen.settings.rules.RulesView;
import dev.quayside.app.screen.settings.scale.ScaleChoiceModel;
import dev.quayside.app.screen.settings.scale.ScaleChoiceView;
import dev.quayside.app.screen.settings.shops.ShopsGateway;
import dev.quayside.app.screen.settings.shops.ShopsModel;
import dev.quayside.app.screen.settings.shops.ShopsView;
import dev.quayside.app.screen.settings.tags.TagsModel;
import dev.quayside.app.screen.settings.tags.TagsView;
import dev.quayside.app.screen.settings.taxids.TaxIdsGateway;
import dev.quayside.app.screen.settings.taxids.TaxIdsModel;
import dev.quayside.app.screen.settings.taxids.TaxIdsView;
import dev.quayside.app.screen.settings.wallet.WalletGateway;
import dev.quayside.app.screen.settings.wallet.WalletModel;
import dev.quayside.app.screen.settings.wallet.WalletView;
import dev.quayside.app.screen.settings.webhooks.WebhooksGateway;
import dev.quayside.app.screen.settings.webhooks.WebhooksModel;
import dev.quayside.app.screen.settings.webhooks.WebhooksView;
import dev.quayside.app.screen.settings.workspaces.WorkspacesModel;
import dev.quayside.app.screen.settings.workspaces.WorkspacesView;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.task.Background;
import dev.quayside.app.update.UpdateModel;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Right;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.kordamp.ikonli.feather.Feather;

/// The sections of the settings. A new section needs a line here.
///
/// @param workspaces of the whole installation: the key of a new one stays visible in all of them
record SettingsSections(
    Background background,
    WorkspaceEngine place,
    Path dataDirectory,
    LocalApi api,
    ShellModel shell,
    SignInModel signIn,
    WorkspacesModel workspaces,
    Equipment equipment,
    UpdateModel updates,
    Consumer<URI> browser) {

  /// What is for practice is not among those of a workspace where labels are real.
  List<Section> all() {
    return Stream.concat(real().stream(), isSandbox() ? Stream.of(lab()) : Stream.empty()).toList();
  }

  private boolean isSandbox() {
    var now = shell.workspace().get();
    return now == null ? shell.memory().get().sandbox() : now.environment() == Environment.SANDBOX;
  }

  private Section lab() {
    return new ModelSection<>(
        "settings.lab",
        SectionGroup.DESK,
        Feather.CLOCK,
        new LabModel(background, new LabGateway(place), shell::countMoney),
        LabView::new);
  }

  private List<Section> real() {
    return List.of(
        new ModelSection<>(
            "settings.workspaces",
            SectionGroup.SHOP,
            Feather.LAYERS,
            workspaces,
            WorkspacesView::new),
        new ModelSection<>(
            "settings.copy",
            SectionGroup.SHOP,
            Feather.COPY,
            new CopyModel(background, new CopyGateway(place), shell::countMoney),
            CopyView::new),
        new ModelSection<>(
            "settings.people",
            SectionGroup.SHOP,
            Feather.USERS,
            Right.MANAGE_PEOPLE,
            new PeopleModel(background, new PeopleGateway(place), signIn),
            PeopleView::new),
        new ModelSection<>(
            "settings.audit",
            SectionGroup.SHOP,
            Feather.CLIPBOARD,
            Right.SEE_AUDIT,
            new AuditModel(
                background,
                new AuditGateway(place, InstantSource.system(), ZoneId.systemDefault()),
                shell),
            AuditView::new),
        new ModelSection<>(
            "settings.accounts",
            SectionGroup.CONNECTIONS,
            Feather.TRUCK,
            Right.SEE_SECRETS,
            new AccountsModel(background, new AccountsGateway(place), shell::countMoney),
            AccountsView::new),
        new ModelSection<>(
            "settings.shops",
            SectionGroup.CONNECTIONS,
            Feather.SHOPPING_CART,
            Right.SEE_SECRETS,
            new ShopsModel(background, new ShopsGateway(place), shell::countMoney),
            ShopsView::new),
        new ModelSection<>(
            "settings.locations",
            SectionGroup.SHIPPING,
            Feather.HOME,
            new LocationsModel(background, place, shell::countMoney),
            (model, ui) ->
                new LocationsView(
                    model,
                    new AddressView(model.form().address(), ui, "location", _ -> false),
                    ui)),
        new ModelSection<>(
            "settings.keys",
            SectionGroup.CONNECTIONS,
            Feather.KEY,
            Right.SEE_SECRETS,
            new KeysModel(background, place),
            KeysView::new),
        new ModelSection<>(
            "settings.rules",
            SectionGroup.SHIPPING,
            Feather.FILTER,
            new RulesModel(background, new RulesGateway(place)),
            RulesView::new),
        new ModelSection<>(
            "settings.pack-check",
            SectionGroup.SHIPPING,
            Feather.CHECK_SQUARE,
            Right.OVERRULE_CHECKS,
            new PackCheckModel(background, place),
            PackCheckSectionView::new),
        new ModelSection<>(
            "settings.tags",
            SectionGroup.SHIPPING,
            Feather.BOOKMARK,
            new TagsModel(background, place),
            TagsView::new),
        new ModelSection<>(
            "settings.payors",
            SectionGroup.SHIPPING,
            Feather.USER_CHECK,
            new PayorsModel(background, place),
            PayorsView::new),
        new ModelSection<>(
            "settings.tax-ids",
            SectionGroup.SHIPPING,
            Feather.HASH,
            new TaxIdsModel(background, new TaxIdsGateway(place)),
            TaxIdsView::new),
        new ModelSection<>(
            "settings.presets",
            SectionGroup.SHIPPING,
            Feather.GRID,
            new PresetsModel(background, place),
            PresetsView::new),
        new ModelSection<>(
            "settings.products",
            SectionGroup.SHIPPING,
            Feather.TAG,
            new ProductsModel(background, new ProductsGateway(place)),
            ProductsView::new),
        new ModelSection<>(
            "settings.webhooks",
            SectionGroup.CONNECTIONS,
            Feather.SEND,
            Right.SEE_SECRETS,
            new WebhooksModel(background, new WebhooksGateway(place)),
            WebhooksView::new),
        new ModelSection<>(
            "settings.brand",
            SectionGroup.CUSTOMERS,
            Feather.FEATHER,
            new BrandModel(background, new BrandGateway(place), shell),
            BrandView::new),
        new ModelSection<>(
            "settings.mail",
            SectionGroup.CUSTOMERS,
            Feather.MAIL,
            Right.SEE_SECRETS,
            new MailModel(background, new MailGateway(place), shell, browser),
            MailView::new),
        new ModelSection<>(
            "settings.notices",
            SectionGroup.DESK,
            Feather.BELL,
            new NoticesModel(
                background,
                new NoticesGateway(place),
                () -> shell.memory().get().language().code()),
            NoticesView::new),
        new ModelSection<>(
            "settings.api",
            SectionGroup.CONNECTIONS,
            Feather.SERVER,
            Right.SEE_SECRETS,
            new ApiModel(background, api),
            ApiView::new),
        new ModelSection<>(
            "settings.wallet",
            SectionGroup.MONEY,
            Feather.CREDIT_CARD,
            Right.ADD_FUNDS,
            new WalletModel(background, new WalletGateway(place), shell::countMoney),
            (model, ui) -> new WalletView(model, shell, ui)),
        new ModelSection<>(
            "settings.invoices",
            SectionGroup.MONEY,
            Feather.FILE_TEXT,
            new InvoicesModel(background, new InvoicesGateway(place)),
            InvoicesView::new),
        new ModelSection<>(
            "settings.scale",
            SectionGroup.DESK,
            Feather.PACKAGE,
            new ScaleChoiceModel(background, equipment.scale(), equipment.reading()::look),
            (model, ui) ->
                new ScaleChoiceView(
                    model, new ScaleReadingView(equipment.reading(), "scale-now", ui), ui)),
        new DataSection(
            new DataModel(
                background,
                new DataGateway(dataDirectory, place::engine),
                shell,
                Restart.ofThisProgram()
                    .<Consumer<Path>>map(again -> file -> again.beside(dataDirectory, file))
                    .orElse(null)),
            new BackupScheduleModel(background, place.opening()),
            new RetentionModel(background, new EngineRetentionGateway(place), shell::countMoney)),
        new LookSection(new LookModel(new ShellLooks(shell, equipment.speaker())), updates));
  }
}
