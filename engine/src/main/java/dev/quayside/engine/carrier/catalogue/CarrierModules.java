package dev.quayside.engine.carrier.catalogue;

import dev.quayside.engine.carrier.australia_post.AustraliaPost;
import dev.quayside.engine.carrier.canada_post.CanadaPost;
import dev.quayside.engine.carrier.dhl_express.DhlExpress;
import dev.quayside.engine.carrier.fedex.Fedex;
import dev.quayside.engine.carrier.gls_us.GlsUs;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.ontrac.Ontrac;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.ups.Ups;
import dev.quayside.engine.carrier.usps.Usps;
import dev.quayside.engine.carrier.veho.Veho;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The real carriers, in catalogue order. A new carrier needs its folder and a line here.
public final class CarrierModules {

  public static final List<CarrierModule> ALL =
      List.of(
          new Usps(),
          new CanadaPost(),
          new AustraliaPost(),
          new Ups(),
          new Fedex(),
          new DhlExpress(),
          new Ontrac(),
          new GlsUs(),
          new Veho());

  private static final Map<String, CarrierModule> BY_CODE =
      ALL.stream().collect(Collectors.toUnmodifiableMap(CarrierModule::code, Function.identity()));

  private CarrierModules() {}

  public static List<String> names() {
    return ALL.stream().map(CarrierModule::name).toList();
  }

  public static Optional<CarrierModule> of(String code) {
    return Optional.ofNullable(BY_CODE.get(code));
  }

  /// What a carrier takes beside parcels; one that is not listed takes nothing.
  public static CarrierOptions options(String code) {
    return of(code).map(CarrierModule::options).orElseGet(() -> CarrierOptions.plain(code));
  }
}
