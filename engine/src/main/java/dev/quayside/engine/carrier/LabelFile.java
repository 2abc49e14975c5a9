package dev.quayside.engine.carrier;

/// A label as a carrier drew it: PDF, PNG, GIF or ZPL, told apart by its first bytes.
public record LabelFile(byte[] bytes) {}
