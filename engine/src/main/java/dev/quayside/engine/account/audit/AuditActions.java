package dev.quayside.engine.account.audit;

import dev.quayside.engine.platform.event.EventType;
import java.util.List;
import java.util.stream.Stream;

/// The words that stand for what was done: the types of events, and what is noted in the audit
/// alone.
final class AuditActions {

  private static final List<String> OWN =
      List.of(
          "branding.changed",
          "carrier_account.changed",
          "carrier_account.deleted",
          "carrier_account.disabled",
          "carrier_account.enabled",
          "check.abandoned",
          "check.approved",
          "check.confirmed",
          "check.mistake",
          "check.photographed",
          "check.scanned",
          "check.started",
          "email_server.changed",
          "email_template.changed",
          "email_template.reset",
          "invoice.deleted",
          "invoice.imported",
          "key.created",
          "key.revoked",
          "key.rotated",
          "location.changed",
          "location.created",
          "location.deleted",
          "location.reordered",
          "notice_settings.changed",
          "order.check_skipped",
          "pack_check.changed",
          "payor.changed",
          "payor.created",
          "payor.deleted",
          "preset.changed",
          "preset.created",
          "preset.deleted",
          "preset.reordered",
          "print_job.reprinted",
          "print_route.changed",
          "print_route.deleted",
          "printer.changed",
          "printer.created",
          "printer.deleted",
          "product.changed",
          "product.deleted",
          "retention.changed",
          "rule.changed",
          "rule.created",
          "rule.deleted",
          "rule.reordered",
          "sign_in.locked",
          "source.changed",
          "source.created",
          "source.deleted",
          "station.changed",
          "station.deleted",
          "tag.changed",
          "tag.created",
          "tag.deleted",
          "tax_ids.changed",
          "user.changed",
          "user.created",
          "user.deleted",
          "user.locked",
          "user.refused",
          "user.signed_in",
          "user_rules.changed",
          "view.changed",
          "view.created",
          "view.deleted",
          "wallet.deposited",
          "webhook.changed",
          "webhook.created",
          "webhook.deleted",
          "webhook.enabled",
          "webhook.secret_rotated",
          "workspace.changed",
          "workspace.created",
          "workspace.settings_copied");

  private AuditActions() {}

  static String[] all() {
    return Stream.concat(
            EventType.subscribable().stream().map(EventType::wire).sorted(), OWN.stream())
        .toArray(String[]::new);
  }
}
