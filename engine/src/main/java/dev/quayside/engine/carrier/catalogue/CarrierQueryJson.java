package dev.quayside.engine.carrier.catalogue;

import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.platform.server.route.QueryParameters;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The query parameter `carrier` of lists: the code of a carrier in any case. An unknown one is
/// refused, since the list would be empty for a typing error as for a carrier that ships nothing.
public final class CarrierQueryJson {

  private static final String[] CODES =
      CarrierModules.ALL.stream().map(CarrierModule::code).toArray(String[]::new);

  private CarrierQueryJson() {}

  /// @return its code; null when the parameter is absent or wrong
  public static @Nullable String read(QueryParameters query) {
    return query.filter("carrier", CODES, Function.identity());
  }
}
