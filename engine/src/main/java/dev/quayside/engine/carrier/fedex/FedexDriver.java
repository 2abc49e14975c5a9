package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import org.jspecify.annotations.Nullable;

/// The driver who collects parcels: Express and Ground each send their own.
enum FedexDriver {
  EXPRESS("FDXE"),
  GROUND("FDXG");

  private final String carrierCode;

  FedexDriver(String carrierCode) {
    this.carrierCode = carrierCode;
  }

  /// @param service null when not given
  /// @throws ProblemException `INVALID_REQUEST` without a service: the wrong driver takes no
  ///   parcels
  static FedexDriver of(@Nullable String service) {
    if (service == null) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST,
          "service",
          FedexWords.DRIVER,
          FedexServices.GROUND,
          FedexServices.EXPRESS);
    }
    return FedexServices.goesOnTheGround(service) ? GROUND : EXPRESS;
  }

  String carrierCode() {
    return carrierCode;
  }
}
