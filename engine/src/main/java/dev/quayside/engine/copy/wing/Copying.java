package dev.quayside.engine.copy.wing;

import dev.quayside.engine.account.Accounts;
import dev.quayside.engine.account.access.Credentials;
import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.copy.BrandingPart;
import dev.quayside.engine.copy.CopyKind;
import dev.quayside.engine.copy.CopyPart;
import dev.quayside.engine.copy.CopyRoutes;
import dev.quayside.engine.copy.Counterparts;
import dev.quayside.engine.copy.EmailTemplatePart;
import dev.quayside.engine.copy.FileColumnPart;
import dev.quayside.engine.copy.NamedPart;
import dev.quayside.engine.copy.PrintRoutePart;
import dev.quayside.engine.copy.ProductPart;
import dev.quayside.engine.copy.RulePart;
import dev.quayside.engine.copy.SettingPart;
import dev.quayside.engine.copy.SettingsCopies;
import dev.quayside.engine.copy.TaxIdPart;
import dev.quayside.engine.copy.ViewPart;
import dev.quayside.engine.customer.Customers;
import dev.quayside.engine.notice.NoticeSettings;
import dev.quayside.engine.order.batch.BatchLimits;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.order.wing.Ordering;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.parcel.wing.Parcels;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.source.Sources;
import java.util.List;

/// Wing `copy`: what a shop has set up in one workspace, taken over into another one.
public record Copying(SettingsCopies copies, Credentials credentials) implements Wing {

  public static Copying of(Foundation base, Below below) {
    var accounts = below.accounts();
    return new Copying(
        new SettingsCopies(base.database(), base.audit(), accounts.users(), below.parts()),
        new Credentials(accounts.keys(), accounts.tokens()));
  }

  @Override
  public List<Routes> routes() {
    return List.of(new CopyRoutes(copies, credentials));
  }

  /// What holds the settings.
  public record Below(
      Parcels parcels,
      Accounts accounts,
      Ordering ordering,
      Sources sources,
      PrintService printing,
      Stations stations,
      Customers customers,
      Settings settings,
      Carriers carriers) {

    private List<CopyPart> parts() {
      var counterparts =
          new Counterparts(
              parcels.locations(),
              parcels.presets(),
              accounts.users(),
              accounts.payors(),
              sources,
              printing.printers(),
              carriers);
      return List.of(
          locations(),
          presets(),
          new ProductPart(parcels.products()),
          tags(),
          new RulePart(ordering.rules(), counterparts),
          new ViewPart(ordering.desk().views(), counterparts),
          new BrandingPart(customers.brandings()),
          new EmailTemplatePart(customers.emails()),
          new TaxIdPart(parcels.taxIds()),
          new PrintRoutePart(printing, stations),
          packCheck(),
          batchLimits(),
          notices(),
          userRules(),
          new FileColumnPart(ordering.imports().orders()));
    }

    private NamedPart<Location, LocationDraft> locations() {
      var locations = parcels.locations();
      return new NamedPart<>(
          CopyKind.LOCATIONS,
          locations::list,
          Location::name,
          LocationDraft::of,
          locations::add,
          (to, there, draft) -> locations.change(to, there.id(), draft));
    }

    private NamedPart<Preset, PresetDraft> presets() {
      var presets = parcels.presets();
      return new NamedPart<>(
          CopyKind.PRESETS,
          presets::list,
          Preset::name,
          PresetDraft::of,
          presets::add,
          (to, there, draft) -> presets.change(to, there.id(), draft));
    }

    private NamedPart<Tag, TagDraft> tags() {
      var tags = ordering.desk().tags();
      return new NamedPart<>(
          CopyKind.TAGS,
          tags::list,
          Tag::name,
          tag -> new TagDraft(tag.name(), tag.colour()),
          (to, draft) -> tags.add(to, draft, RequestKey.none()),
          (to, there, draft) -> tags.change(to, there.id(), draft));
    }

    private SettingPart<CheckSettings> packCheck() {
      var policy = ordering.checking().checks().policy();
      return new SettingPart<>(CopyKind.PACK_CHECK, policy::get, CheckSettings.OFF, policy::keep);
    }

    private SettingPart<BatchLimits> batchLimits() {
      var estimates = ordering.batchEstimates();
      return new SettingPart<>(
          CopyKind.BATCH_LIMITS, estimates::limits, BatchLimits.DEFAULT, estimates::keep);
    }

    private SettingPart<UserRules> userRules() {
      return new SettingPart<>(
          CopyKind.USER_RULES,
          caller -> UserRules.of(settings, caller),
          UserRules.NONE,
          (to, rules) -> rules.keep(settings, to));
    }

    private SettingPart<NoticeSettings> notices() {
      return new SettingPart<>(
          CopyKind.NOTICES,
          caller -> NoticeSettings.of(settings, caller),
          NoticeSettings.FIRST,
          (to, chosen) -> chosen.keep(settings, to));
    }
  }
}
