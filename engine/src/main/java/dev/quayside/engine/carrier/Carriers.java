package dev.quayside.engine.carrier;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The carriers a caller's workspace has.
public final class Carriers implements Wing {

  private static final Message ALL_OFF = CarrierWords.ALL_OFF.of();
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s_.-]+");

  private final Map<Environment, CarrierNetwork> networks;
  private final BiPredicate<WorkspaceId, String> switchedOn;
  private final List<String> openable;

  /// @param switchedOn whether a workspace uses a carrier, by its code
  /// @param openable names of the carriers an account can be opened with
  public Carriers(
      List<CarrierNetwork> networks,
      BiPredicate<WorkspaceId, String> switchedOn,
      List<String> openable) {
    this.openable = List.copyOf(openable);
    this.switchedOn = switchedOn;
    this.networks =
        networks.stream()
            .collect(Collectors.toMap(CarrierNetwork::environment, Function.identity()));
  }

  /// All carriers of the workspace. Those switched off are among them, since labels bought of them
  /// are still tracked and voided.
  public List<Carrier> of(Caller caller) {
    return Optional.ofNullable(networks.get(caller.environment()))
        .map(network -> network.carriers(caller.workspace()))
        .orElse(List.of());
  }

  /// The carriers that can be bought from: those switched on.
  public List<Carrier> selling(Caller caller) {
    return of(caller).stream().filter(carrier -> sells(caller, carrier)).toList();
  }

  /// The carriers to buy from, when there must be at least one.
  ///
  /// @throws ProblemException `RATE_NOT_FOUND` when there is none
  public List<Carrier> requireSelling(Caller caller) {
    var selling = selling(caller);
    if (selling.isEmpty()) {
      throw ProblemException.refused(
          ProblemCode.RATE_NOT_FOUND, of(caller).isEmpty() ? noAccount() : ALL_OFF);
    }
    return selling;
  }

  /// @throws ProblemException `INVALID_SERVICE` for a carrier the workspace does not have, or has
  ///   switched off
  public Carrier requireSelling(Caller caller, String code) {
    return requireSelling(caller, code, "carrier");
  }

  /// Requires a carrier that can be bought from.
  ///
  /// @param field the request's field that held the code, for the error
  public Carrier requireSelling(Caller caller, String code, String field) {
    var carrier = require(caller, code, field);
    if (!sells(caller, carrier)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_SERVICE, field, CarrierWords.OFF, carrier.profile().name());
    }
    return carrier;
  }

  private boolean sells(Caller caller, Carrier carrier) {
    return switchedOn.test(caller.workspace(), carrier.profile().code());
  }

  public Optional<Carrier> find(Caller caller, String code) {
    return of(caller).stream().filter(c -> c.profile().code().equals(code)).findFirst();
  }

  /// @throws ProblemException `INVALID_SERVICE` for a carrier the workspace does not have
  public Carrier require(Caller caller, String code) {
    return require(caller, code, "carrier");
  }

  /// Requires a carrier of the workspace, switched on or off.
  ///
  /// @param field the request's field that held the code, for the error
  public Carrier require(Caller caller, String code, String field) {
    return find(caller, code)
        .orElseThrow(
            () ->
                ProblemException.invalid(
                    ProblemCode.INVALID_SERVICE,
                    field,
                    of(caller).isEmpty() ? noAccount() : unknown(caller, code)));
  }

  /// What to give in place of an unknown code: a service's, a name and other spellings are often
  /// given for the carrier.
  public Message unknown(Caller caller, String code) {
    var meant = of(caller).stream().map(Carrier::profile).toList();
    return meant.stream()
        .filter(each -> each.services().stream().anyMatch(one -> isSpelled(one.code(), code)))
        .findFirst()
        .map(each -> CarrierWords.CARRIER_OF_SERVICE.of(code, each.name(), each.code()))
        .or(
            () ->
                meant.stream()
                    .filter(each -> isSpelled(each.code(), code) || isSpelled(each.name(), code))
                    .findFirst()
                    .map(each -> CarrierWords.CARRIER_SPELLED.of(code, each.code())))
        .orElseGet(() -> CarrierWords.NO_CARRIER.of(code));
  }

  /// Whether two texts are the same but for their case and what stands between their words.
  private static boolean isSpelled(String known, String given) {
    return BETWEEN_WORDS
        .matcher(known)
        .replaceAll("")
        .equalsIgnoreCase(BETWEEN_WORDS.matcher(given).replaceAll(""));
  }

  private Message noAccount() {
    return CarrierWords.NO_ACCOUNT.of(String.join(", ", openable));
  }

  @Override
  public List<Routes> routes() {
    return List.of(new CarrierRoutes(this));
  }
}
