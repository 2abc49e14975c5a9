package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.Endpoint;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.Masked;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A carrier account on the wire.
record CarrierAccountJson(
    String carrier,
    String carrierName,
    boolean enabled,
    boolean hasAccount,
    String billing,
    String endpoint,
    List<FieldJson> fields,
    String connection,
    @Nullable Message message,
    @Nullable Instant testedAt) {

  private static final int LONGEST = 200;

  /// One field of an account.
  ///
  /// @param value null for a secret, and when not set
  /// @param set whether it has a value
  record FieldJson(
      String name, boolean secret, boolean required, boolean set, @Nullable String value) {}

  /// @param role the caller's: only an admin sees whole account numbers, since they can be charged
  static CarrierAccountJson of(CarrierAccount account, Role role) {
    return new CarrierAccountJson(
        account.kind().code(),
        account.kind().name(),
        account.enabled(),
        account.isOpen(),
        account.terms().billing().wire(),
        (account.terms().test() ? Endpoint.TEST : Endpoint.PRODUCTION).wire(),
        account.kind().fields().stream().map(field -> field(account, field, role)).toList(),
        account.connection().wire(),
        account.message(),
        account.testedAt());
  }

  private static FieldJson field(CarrierAccount account, AccountField field, Role role) {
    var value = account.shown().get(field.name());
    return new FieldJson(
        field.name(),
        field.secret(),
        field.required(),
        value != null || account.kept().contains(field.name()),
        value == null || role == Role.ADMIN ? value : Masked.of(value));
  }

  /// Reads the changes. Field names that no carrier asks for are ignored.
  static AccountDraft read(Fields body) {
    var enabled = body.bool("enabled");
    var billing = body.choice("billing", Billing.values(), Billing::wire);
    var endpoint = body.choice("endpoint", Endpoint.values(), Endpoint::wire);
    var values = new HashMap<String, String>();
    var fields = body.object("fields");
    if (fields != null) {
      read(fields, values);
    }
    if (Stream.of("enabled", "billing", "endpoint", "fields").noneMatch(body::has)) {
      body.violations().add("fields", AccountWords.NOTHING_ELSE);
    }
    return new AccountDraft(enabled, billing, endpoint, values);
  }

  private static void read(Fields fields, Map<String, String> values) {
    CarrierModules.ALL.stream()
        .flatMap(kind -> kind.fields().stream())
        .map(AccountField::name)
        .distinct()
        .forEach(
            name -> {
              var value = fields.text(name, LONGEST);
              if (value != null) {
                values.put(name, value);
              }
            });
  }
}
