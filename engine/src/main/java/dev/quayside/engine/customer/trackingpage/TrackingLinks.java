package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.carrier.catalogue.TrackingPages;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.platform.network.Loopback;
import java.net.URI;
import java.util.Objects;
import java.util.function.Function;

/// Addresses of tracking pages for consignees.
public final class TrackingLinks {

  private final Brandings brandings;
  private final Function<Environment, URI> listening;

  /// @param listening address of an environment's API
  public TrackingLinks(Brandings brandings, Function<Environment, URI> listening) {
    this.brandings = brandings;
    this.listening = listening;
  }

  /// The address of a parcel's page: at the shop's own site when it has one, else at this engine,
  /// which other machines may not be able to reach. It names the shop, since two shops may have
  /// parcels with the same number.
  public String of(Workspace workspace, String trackingNumber) {
    var site =
        Objects.requireNonNullElseGet(
            brandings.of(workspace.id()).trackingSite(),
            () -> listening.apply(workspace.environment()).toString());
    return site + "/track/" + UrlText.encoded(trackingNumber) + "?shop=" + workspace.slug();
  }

  /// Like {@link #of}, but the carrier's own page when only this machine can reach ours.
  public String forCustomers(Workspace workspace, String carrier, String trackingNumber) {
    var ours = of(workspace, trackingNumber);
    return isOnlyHere(workspace) ? TrackingPages.of(carrier, trackingNumber).orElse(ours) : ours;
  }

  private boolean isOnlyHere(Workspace workspace) {
    return brandings.of(workspace.id()).trackingSite() == null
        && Loopback.is(listening.apply(workspace.environment()).getHost());
  }
}
