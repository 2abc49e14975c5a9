package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.Terms;
import java.util.List;
import java.util.Map;

/// The account of a workspace with one carrier, secrets included: for that carrier's connector
/// only.
///
/// @param revision the number of changes made to the account
/// @param values by field name
public record CarrierCredentials(
    WorkspaceId workspace,
    CarrierModule carrier,
    long revision,
    Terms terms,
    Map<String, String> values) {

  public CarrierCredentials {
    values = Map.copyOf(values);
  }

  /// No account: for requests that are made and never sent.
  static CarrierCredentials none(CarrierModule carrier) {
    return new CarrierCredentials(new WorkspaceId("none"), carrier, 0, Terms.PREPAID, Map.of());
  }

  /// The value of a field; empty when it was left out.
  public String get(String field) {
    return values.getOrDefault(field, "");
  }

  public boolean has(String field) {
    return values.containsKey(field);
  }

  public Endpoint endpoint() {
    return terms.test() ? Endpoint.TEST : Endpoint.PRODUCTION;
  }

  /// The values of the secret fields.
  public List<String> secrets() {
    return carrier.fields().stream()
        .filter(AccountField::secret)
        .map(field -> get(field.name()))
        .filter(value -> !value.isEmpty())
        .toList();
  }

  @Override
  public String toString() {
    return "CarrierCredentials[" + workspace + ", " + carrier.code() + ", " + revision + "]";
  }
}
