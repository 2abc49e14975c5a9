package dev.quayside.printing.scale;

/// A scale on USB. By these values it is recognised after it was plugged in again, also at another
/// port.
///
/// @param vendor USB vendor id
/// @param product USB product id
/// @param serial number of this very scale; blank when it has none
/// @param name for people
public record UsbScale(int vendor, int product, String serial, String name)
    implements ScaleAddress {

  /// Whether this is the scale that was chosen, whatever its name.
  boolean isSame(UsbScale chosen) {
    return vendor == chosen.vendor && product == chosen.product && serial.equals(chosen.serial);
  }
}
