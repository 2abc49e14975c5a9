package dev.quayside.engine.carrier.option;

import dev.quayside.engine.carrier.day.Holidays;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.parcel.Packaging;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a carrier takes beside parcels. Its connector, the sandbox, rates, purchases, the window
/// and `GET /v1/carriers/{code}` ask this one list.
///
/// @param code of the carrier
/// @param packagings those it hands out
/// @param instructions characters for the driver that it takes; 0 for none
/// @param shipDateDays days ahead that a parcel can be announced
/// @param collects the weekdays it takes parcels over on: `MON-FRI`
/// @param delivers its usual week of deliveries: `MON-SAT`
/// @param services by code; one that is not listed is {@link ServiceOptions#PLAIN}
/// @param customs what it wants declared
/// @param mostPieces boxes that one shipment of it may have; 1 where it takes each by itself
public record CarrierOptions(
    String code,
    List<PackagingOffer> packagings,
    ReferenceRoom references,
    int instructions,
    int shipDateDays,
    PayorsTaken payors,
    String collects,
    String delivers,
    Map<String, ServiceOptions> services,
    CustomsDemand customs,
    int mostPieces) {

  /// Days ahead where a carrier's documents do not say.
  public static final int USUAL_DAYS = 7;

  private static final Map<Calendar, WorkingDays> CALENDARS = new ConcurrentHashMap<>();

  private record Calendar(String carrier, String collects, String country) {}

  public CarrierOptions {
    packagings = List.copyOf(packagings);
    services = Map.copyOf(services);
  }

  /// A carrier that takes each box by itself.
  public CarrierOptions(
      String code,
      List<PackagingOffer> packagings,
      ReferenceRoom references,
      int instructions,
      int shipDateDays,
      PayorsTaken payors,
      String collects,
      String delivers,
      Map<String, ServiceOptions> services,
      CustomsDemand customs) {
    this(
        code,
        packagings,
        references,
        instructions,
        shipDateDays,
        payors,
        collects,
        delivers,
        services,
        customs,
        1);
  }

  /// The same of a carrier that takes several boxes in one shipment.
  public CarrierOptions pieces(int most) {
    return new CarrierOptions(
        code,
        packagings,
        references,
        instructions,
        shipDateDays,
        payors,
        collects,
        delivers,
        services,
        customs,
        most);
  }

  /// The same of a carrier that is told of a parcel at most so many days ahead.
  public CarrierOptions announced(int days) {
    return new CarrierOptions(
        code,
        packagings,
        references,
        instructions,
        days,
        payors,
        collects,
        delivers,
        services,
        customs,
        mostPieces);
  }

  /// A carrier that only moves the sender's own boxes on weekdays, at his own cost.
  public static CarrierOptions plain(String code) {
    return ownBoxes(
        code, new ReferenceRoom(1, 30), 0, "MON-FRI", "MON-FRI", Map.of(), CustomsDemand.INVOICE);
  }

  /// A carrier that only moves the sender's own boxes, at his own cost.
  public static CarrierOptions ownBoxes(
      String code,
      ReferenceRoom references,
      int instructions,
      String collects,
      String delivers,
      Map<String, ServiceOptions> services,
      CustomsDemand customs) {
    return new CarrierOptions(
        code,
        List.of(),
        references,
        instructions,
        USUAL_DAYS,
        PayorsTaken.SENDER_ONLY,
        collects,
        delivers,
        services,
        customs);
  }

  /// The same with other payors.
  public CarrierOptions with(PayorsTaken others) {
    return new CarrierOptions(
        code,
        packagings,
        references,
        instructions,
        shipDateDays,
        others,
        collects,
        delivers,
        services,
        customs);
  }

  public ServiceOptions service(String service) {
    return services.getOrDefault(service, ServiceOptions.PLAIN);
  }

  public Optional<PackagingOffer> packaging(Packaging packaging) {
    return packagings.stream().filter(each -> each.packaging() == packaging).findFirst();
  }

  /// The codes of all packagings it takes, the sender's own first.
  public String packagingCodes() {
    return codes(packagings.stream().map(PackagingOffer::packaging).toList());
  }

  /// Codes as a message lists them, the sender's own first.
  static String codes(Collection<Packaging> packagings) {
    return Stream.concat(Stream.of(Packaging.PACKAGE), packagings.stream())
        .distinct()
        .sorted()
        .map(Packaging::wire)
        .collect(Collectors.joining(", "));
  }

  /// The days on which it takes parcels over in a country: not on its holidays there.
  ///
  /// @param country ISO 3166-1 alpha-2
  public WorkingDays collection(String country) {
    return CALENDARS.computeIfAbsent(
        new Calendar(code, collects, country),
        _ -> WorkingDays.of(collects, Holidays.of(code, country)));
  }
}
