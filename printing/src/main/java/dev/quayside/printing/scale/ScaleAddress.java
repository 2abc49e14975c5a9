package dev.quayside.printing.scale;

/// The address of a scale on this computer.
public sealed interface ScaleAddress permits UsbScale, SerialAddress {}
