package dev.quayside.app.i18n;

import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.module.CarrierModule;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Names of carriers' services, which carriers write with or without their own: `USPS Ground
/// Advantage`, `Priority Mail`.
public final class ServiceName {

  /// What is shortened in a column, in this order. The names stay what they are in every language.
  private static final List<Map.Entry<Pattern, String>> SHORTER =
      List.of(
          Map.entry(Pattern.compile("(Package )?International Service\\b"), "Intl"),
          Map.entry(Pattern.compile(" Service$"), ""),
          Map.entry(Pattern.compile("International"), "Intl"),
          Map.entry(Pattern.compile("Saturday"), "Sat"));

  private ServiceName() {}

  /// The service with its carrier in front: `USPS Priority Mail International`.
  ///
  /// @param carrier code
  public static String of(String carrier, String service) {
    var name = CarrierModules.of(carrier).map(CarrierModule::name).orElse("");
    return name.isEmpty() || service.isEmpty() || first(name).equals(first(service))
        ? service
        : name + " " + service;
  }

  /// The same as short as it can be understood, for a column: `USPS Priority Mail Intl`.
  ///
  /// @param carrier code
  public static String brief(String carrier, String service) {
    return brief(of(carrier, service));
  }

  /// A service without its carrier, as short as it can be understood: `Priority Mail Intl`.
  public static String brief(String service) {
    var shorter = service;
    for (var part : SHORTER) {
      shorter = part.getKey().matcher(shorter).replaceAll(part.getValue());
    }
    return shorter;
  }

  /// The first word: services of GLS US are called `GLS Ground`.
  private static String first(String name) {
    int space = name.indexOf(' ');
    return space < 0 ? name : name.substring(0, space);
  }
}
