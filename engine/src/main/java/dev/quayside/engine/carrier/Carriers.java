package dev.quayside.engine.carrier;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The catalogue: which carriers a caller's workspace has.
public final class Carriers {

  private final Map<Environment, CarrierNetwork> networks;

  public Carriers(List<CarrierNetwork> networks) {
    this.networks =
        networks.stream()
            .collect(Collectors.toMap(CarrierNetwork::environment, Function.identity()));
  }

  public List<Carrier> of(Caller caller) {
    return Optional.ofNullable(networks.get(caller.environment()))
        .map(network -> network.carriers(caller.workspace()))
        .orElse(List.of());
  }

  public Optional<Carrier> find(Caller caller, String code) {
    return of(caller).stream().filter(c -> c.profile().code().equals(code)).findFirst();
  }

  /// @throws ProblemException `INVALID_SERVICE` for a carrier the workspace does not have
  public Carrier require(Caller caller, String code) {
    return require(caller, code, "carrier");
  }

  /// As {@link #require(Caller, String)}.
  ///
  /// @param field where the code was given, for who has to mend it
  public Carrier require(Caller caller, String code, String field) {
    return find(caller, code)
        .orElseThrow(
            () ->
                ProblemException.invalid(
                    ProblemCode.INVALID_SERVICE,
                    field,
                    "'"
                        + code
                        + "' is not a carrier of this workspace: GET /v1/carriers lists them"));
  }
}
