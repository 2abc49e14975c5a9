package dev.quayside.engine.platform;

import dev.quayside.printing.message.MessageKey;

public enum PlatformWords implements MessageKey {
  ENGINE_TOO_OLD,
  KEY_MADE,
  KEY_RUNNING,
  KEY_USED,
  NET_LINK_LOCAL,
  NET_LOOPBACK,
  NET_PRIVATE,
  NET_RESERVED,
  NO_RANGE,
  STORE_BUSY,
  STORE_FAILED,
  STORE_KEY,
  STORE_KEYFILE,
  STORE_HELD,
  STORE_MOVED,
  STORE_OPEN,
  STORE_UNMADE,
  NET_UNSPECIFIED,
  NET_UNIQUE_LOCAL,
  NET_SITE_LOCAL,
  NET_SHARED,
  NET_METADATA,
  NET_PROTOCOL,
  NET_MULTICAST,
  NET_DOCUMENTATION,
  NET_BENCHMARKS,
  NET_RELAY_6TO4,
  NET_TEREDO,
  NET_TRANSLATION,
  NET_DISCARD,
  NET_OFF_LIMITS,
  NET_NO_ADDRESS;

  @Override
  public String bundle() {
    return "platform";
  }
}
