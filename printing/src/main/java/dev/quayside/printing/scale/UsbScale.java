package dev.quayside.printing.scale;

/// A scale on USB. It is known again by these when it was plugged in anew, also elsewhere.
///
/// @param vendor USB vendor id
/// @param product USB product id
/// @param serial number of the one scale, blank when it has none
/// @param name for people
public record UsbScale(int vendor, int product, String serial, String name)
    implements ScaleAddress {

  /// Whether this is the scale that was chosen, whatever it calls itself.
  boolean isSame(UsbScale chosen) {
    return vendor == chosen.vendor && product == chosen.product && serial.equals(chosen.serial);
  }
}
