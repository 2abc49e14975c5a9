package dev.quayside.app;

import dev.quayside.app.address.AddressView;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.fault.Restart;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.person.SignInModel;
import dev.quayside.app.scale.ScaleReadingView;
import dev.quayside.app.screen.settings.ModelSection;
import dev.quayside.app.screen.settings.Section;
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
import dev.quayside.app.screen.settings.data.BackupScheduleGateway;
import dev.quayside.app.screen.settings.data.BackupScheduleModel;
import dev.quayside.app.screen.settings.data.DataGateway;
import dev.quayside.app.screen.settings.data.DataModel;
import dev.quayside.app.screen.settings.data.DataSection;
import dev.quayside.app.screen.settings.data.EngineRetentionGateway;
import dev.quayside.app.screen.settings.data.RetentionModel;
import dev.quayside.app.screen.settings.invoices.InvoicesGateway;
import dev.quayside.app.screen.settings.invoices.InvoicesModel;
import dev.quayside.app.screen.settings.invoices.InvoicesView;
import dev.quayside.app.screen.settings.keys.KeysGateway;
import dev.quayside.app.screen.settings.keys.KeysModel;
import dev.quayside.app.screen.settings.keys.KeysView;
import dev.quayside.app.screen.settings.lab.LabGateway;
import dev.quayside.app.screen.settings.lab.LabModel;
import dev.quayside.app.screen.settings.lab.LabView;
import dev.quayside.app.screen.settings.locations.LocationsGateway;
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
import dev.quayside.app.screen.settings.packcheck.PackCheckGateway;
import dev.quayside.app.screen.settings.packcheck.PackCheckModel;
import dev.quayside.app.screen.settings.packcheck.PackCheckSectionView;
import dev.quayside.app.screen.settings.payors.PayorsGateway;
import dev.quayside.app.screen.settings.payors.PayorsModel;
import dev.quayside.app.screen.settings.payors.PayorsView;
import dev.quayside.app.screen.settings.people.PeopleGateway;
import dev.quayside.app.screen.settings.people.PeopleModel;
import dev.quayside.app.screen.settings.people.PeopleView;
import dev.quayside.app.screen.settings.presets.PresetsGateway;
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
import dev.quayside.app.screen.settings.tags.TagsGateway;
import dev.quayside.app.screen.settings.tags.TagsModel;
import dev.quayside.app.screen.settings.tags.TagsView;
import dev.quayside.app.screen.settings.taxids.TaxIdsGateway;
import dev.quayside.app.screen.settings.taxids.TaxIdsModel;
import dev.quayside.app.screen.settings.taxids.TaxIdsView;
import dev.quayside.app.screen.settings.wallet.BatchLimitsGateway;
import dev.quayside.app.screen.settings.wallet.BatchLimitsModel;
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
        Feather.CLOCK,
        new LabModel(background, new LabGateway(place), shell::countMoney),
        LabView::new,
        LabModel::refresh);
  }

  private List<Section> real() {
    return List.of(
        new ModelSection<>(
            "settings.workspaces",
            Feather.LAYERS,
            workspaces,
            WorkspacesView::new,
            WorkspacesModel::refresh,
            WorkspacesModel::lookAgain),
        new ModelSection<>(
            "settings.copy",
            Feather.COPY,
            new CopyModel(background, new CopyGateway(place), shell::countMoney),
            CopyView::new,
            CopyModel::refresh),
        new ModelSection<>(
            "settings.people",
            Feather.USERS,
            new PeopleModel(background, new PeopleGateway(place), signIn),
            PeopleView::new,
            PeopleModel::refresh,
            PeopleModel::lookAgain),
        new ModelSection<>(
            "settings.audit",
            Feather.CLIPBOARD,
            new AuditModel(
                background,
                new AuditGateway(place, InstantSource.system(), ZoneId.systemDefault()),
                shell),
            AuditView::new,
            AuditModel::refresh,
            AuditModel::lookAgain),
        new ModelSection<>(
            "settings.accounts",
            Feather.TRUCK,
            new AccountsModel(background, new AccountsGateway(place), shell::countMoney),
            AccountsView::new,
            AccountsModel::refresh),
        new ModelSection<>(
            "settings.shops",
            Feather.SHOPPING_CART,
            new ShopsModel(background, new ShopsGateway(place), shell::countMoney),
            ShopsView::new,
            ShopsModel::refresh,
            ShopsModel::lookAgain),
        new ModelSection<>(
            "settings.locations",
            Feather.HOME,
            new LocationsModel(background, new LocationsGateway(place), shell::countMoney),
            (model, ui) ->
                new LocationsView(
                    model, new AddressView(model.form().address(), ui, "location", _ -> false), ui),
            LocationsModel::refresh,
            LocationsModel::lookAgain),
        new ModelSection<>(
            "settings.keys",
            Feather.KEY,
            new KeysModel(background, new KeysGateway(place)),
            KeysView::new,
            KeysModel::refresh,
            KeysModel::lookAgain),
        new ModelSection<>(
            "settings.rules",
            Feather.FILTER,
            new RulesModel(background, new RulesGateway(place)),
            RulesView::new,
            RulesModel::refresh,
            RulesModel::lookAgain),
        new ModelSection<>(
            "settings.pack-check",
            Feather.CHECK_SQUARE,
            new PackCheckModel(background, new PackCheckGateway(place)),
            PackCheckSectionView::new,
            PackCheckModel::refresh),
        new ModelSection<>(
            "settings.tags",
            Feather.BOOKMARK,
            new TagsModel(background, new TagsGateway(place)),
            TagsView::new,
            TagsModel::refresh,
            TagsModel::lookAgain),
        new ModelSection<>(
            "settings.payors",
            Feather.USER_CHECK,
            new PayorsModel(background, new PayorsGateway(place)),
            PayorsView::new,
            PayorsModel::refresh,
            PayorsModel::lookAgain),
        new ModelSection<>(
            "settings.tax-ids",
            Feather.HASH,
            new TaxIdsModel(background, new TaxIdsGateway(place)),
            TaxIdsView::new,
            TaxIdsModel::refresh,
            TaxIdsModel::lookAgain),
        new ModelSection<>(
            "settings.presets",
            Feather.GRID,
            new PresetsModel(background, new PresetsGateway(place)),
            PresetsView::new,
            PresetsModel::refresh,
            PresetsModel::lookAgain),
        new ModelSection<>(
            "settings.products",
            Feather.TAG,
            new ProductsModel(background, new ProductsGateway(place)),
            ProductsView::new,
            ProductsModel::refresh,
            ProductsModel::lookAgain),
        new ModelSection<>(
            "settings.webhooks",
            Feather.SEND,
            new WebhooksModel(background, new WebhooksGateway(place)),
            WebhooksView::new,
            WebhooksModel::refresh,
            WebhooksModel::lookAgain),
        new ModelSection<>(
            "settings.brand",
            Feather.FEATHER,
            new BrandModel(background, new BrandGateway(place), shell),
            BrandView::new,
            BrandModel::refresh),
        new ModelSection<>(
            "settings.mail",
            Feather.MAIL,
            new MailModel(background, new MailGateway(place), shell, browser),
            MailView::new,
            MailModel::refresh),
        new ModelSection<>(
            "settings.notices",
            Feather.BELL,
            new NoticesModel(
                background,
                new NoticesGateway(place),
                () -> shell.memory().get().language().code()),
            NoticesView::new,
            NoticesModel::refresh),
        new ModelSection<>(
            "settings.api",
            Feather.SERVER,
            new ApiModel(background, api),
            ApiView::new,
            ApiModel::refresh),
        wallet(),
        new ModelSection<>(
            "settings.invoices",
            Feather.FILE_TEXT,
            new InvoicesModel(background, new InvoicesGateway(place)),
            InvoicesView::new,
            InvoicesModel::refresh),
        new ModelSection<>(
            "settings.scale",
            Feather.PACKAGE,
            new ScaleChoiceModel(background, equipment.scale(), equipment.reading()::look),
            (model, ui) ->
                new ScaleChoiceView(
                    model, new ScaleReadingView(equipment.reading(), "scale-now", ui), ui),
            ScaleChoiceModel::refresh),
        new DataSection(
            new DataModel(
                background,
                new DataGateway(dataDirectory, place::engine),
                shell,
                Restart.ofThisProgram()
                    .<Consumer<Path>>map(again -> file -> again.beside(dataDirectory, file))
                    .orElse(null)),
            new BackupScheduleModel(background, new BackupScheduleGateway(place.opening())),
            new RetentionModel(background, new EngineRetentionGateway(place), shell::countMoney)),
        new LookSection(new LookModel(new ShellLooks(shell, equipment.speaker())), updates));
  }

  private Section wallet() {
    var limits = new BatchLimitsModel(background, new BatchLimitsGateway(place));
    return new ModelSection<>(
        "settings.wallet",
        Feather.CREDIT_CARD,
        new WalletModel(background, new WalletGateway(place), shell::countMoney),
        (model, ui) -> new WalletView(model, limits, shell, ui),
        model -> {
          model.refresh();
          limits.refresh();
        },
        _ -> {},
        (model, request) -> {
          if (request instanceof NavigationRequest.AddFunds(var missing, var back)) {
            model.want(missing, back);
          }
        });
  }
}
