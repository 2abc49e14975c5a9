package dev.quayside.engine.platform.station;

import dev.quayside.printing.message.MessageKey;

/// What is said about stations.
public enum StationWords implements MessageKey {
  STATION,
  TAKEN,
  NAME_TAKEN,
  ONLINE;

  @Override
  public String bundle() {
    return "station";
  }
}
