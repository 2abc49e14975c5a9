package dev.quayside.engine.platform.station;

/// A desk with its engine, its printers and its settings.
///
/// @param id `stn_`
/// @param name for people, unique in the installation
public record Station(String id, String name) {}
