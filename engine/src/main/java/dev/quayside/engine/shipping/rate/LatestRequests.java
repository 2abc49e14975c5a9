package dev.quayside.engine.shipping.rate;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.util.Optional;

/// The id of the last rate request for a lane and a weight. Only the latest requests are
/// remembered, and none over a restart, since they only serve to compare a purchase made without a
/// rate.
final class LatestRequests {

  private static final int MOST = 5_000;

  private final Cache<Asked, String> ids =
      Caffeine.newBuilder().maximumSize(MOST).executor(Runnable::run).build();

  private record Asked(WorkspaceId workspace, String from, String to, BigDecimal ounces) {}

  void note(WorkspaceId workspace, RateRequest request, String id) {
    ids.put(asked(workspace, request.from(), request.to(), request.parcel().weight()), id);
  }

  Optional<String> find(WorkspaceId workspace, Address from, Address to, Weight weight) {
    return Optional.ofNullable(ids.getIfPresent(asked(workspace, from, to, weight)));
  }

  private static Asked asked(WorkspaceId workspace, Address from, Address to, Weight weight) {
    return new Asked(workspace, from.zip5(), to.zip5(), weight.ounces().stripTrailingZeros());
  }
}
