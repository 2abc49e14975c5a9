package dev.quayside.engine.copy;

import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.account.user.User;
import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.print.printer.InstalledPrinters;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.source.Sources;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds in the one workspace what settings of the other name: ids differ, names are alike.
public record Counterparts(
    Locations locations,
    Presets presets,
    Users users,
    Payors payors,
    Sources sources,
    InstalledPrinters printers,
    Carriers carriers) {

  /// Something of both workspaces that has an id and a name in each.
  ///
  /// @param name as the one workspace calls it; what was named, when it is not even there
  /// @param there its id in the other workspace; null when it is not there
  record Found(String name, @Nullable String there) {

    boolean isThere() {
      return there != null;
    }

    Optional<String> id() {
      return Optional.ofNullable(there);
    }
  }

  /// A location by id or name. One that is copied in the same request counts as there, and then is
  /// called by its name.
  Found location(CopyRequest request, String named) {
    var own = locations.list(request.from());
    var found = found(named, own, locations.list(request.to()), Location::id, Location::name);
    return alsoCopied(request, CopyKind.LOCATIONS, found, own.stream().map(Location::name));
  }

  /// A preset by its name.
  Found preset(CopyRequest request, String named) {
    var own = presets.list(request.from());
    var found = found(named, own, presets.list(request.to()), Preset::id, Preset::name);
    return alsoCopied(request, CopyKind.PRESETS, found, own.stream().map(Preset::name));
  }

  Found person(CopyRequest request, String id) {
    return found(
        id,
        users.list(request.from().workspace()),
        users.list(request.to().workspace()),
        User::id,
        User::name);
  }

  Found payor(CopyRequest request, String id) {
    return found(
        id, payors.list(request.from()), payors.list(request.to()), KeptPayor::id, KeptPayor::name);
  }

  /// A shop by id or name.
  Found shop(CopyRequest request, String named) {
    return found(
        named,
        sources.list(request.from()),
        sources.list(request.to()),
        each -> each.source().id(),
        each -> each.source().name());
  }

  boolean hasPrinter(CopyRequest request, String name) {
    return printers.of(request.to().environment()).stream()
        .map(PrinterSetup::name)
        .anyMatch(name::equals);
  }

  /// Whether a carrier has an account there.
  boolean hasCarrier(CopyRequest request, String code) {
    return carriers.find(request.to(), code).isPresent();
  }

  /// What a carrier is called.
  String carrierName(CopyRequest request, String code) {
    return carriers
        .find(request.from(), code)
        .map(carrier -> carrier.profile().name())
        .orElse(code);
  }

  private static Found alsoCopied(
      CopyRequest request, CopyKind kind, Found found, Stream<String> names) {
    boolean isCopied =
        request.takes(kind)
            && names.map(NamedPart::key).anyMatch(NamedPart.key(found.name())::equals);
    return found.isThere() || !isCopied ? found : new Found(found.name(), found.name());
  }

  private static <T> Found found(
      String named, List<T> from, List<T> to, Function<T, String> id, Function<T, String> name) {
    var called =
        from.stream()
            .filter(each -> id.apply(each).equals(named))
            .map(name)
            .findFirst()
            .orElse(named);
    return new Found(
        called,
        to.stream()
            .filter(each -> NamedPart.key(name.apply(each)).equals(NamedPart.key(called)))
            .map(id)
            .findFirst()
            .orElse(null));
  }
}
