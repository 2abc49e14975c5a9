package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.Terms;
import java.util.List;
import java.util.Map;

/// What a workspace's account with one carrier consists of, secrets and all: for the carrier only.
///
/// @param revision counts the changes of the account
/// @param values of its fields, by name
public record CarrierCredentials(
    WorkspaceId workspace,
    CarrierModule carrier,
    long revision,
    Terms terms,
    Map<String, String> values) {

  public CarrierCredentials {
    values = Map.copyOf(values);
  }

  /// Empty for a field that was left out.
  public String get(String field) {
    return values.getOrDefault(field, "");
  }

  public boolean has(String field) {
    return values.containsKey(field);
  }

  public Endpoint endpoint() {
    return terms.test() ? Endpoint.TEST : Endpoint.PRODUCTION;
  }

  /// The values nobody may read.
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
