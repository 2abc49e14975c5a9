package dev.quayside.printing.scale;

/// Which scale of a computer.
public sealed interface ScaleAddress permits UsbScale, SerialAddress {}
