package dev.quayside.printing.scale;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.hid4java.HidDevice;
import org.hid4java.HidException;
import org.hid4java.HidServices;
import org.hid4java.HidServicesSpecification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Finds weighing devices through the operating system's HID layer: hidraw on Linux, which an
/// ordinary user needs a udev rule for.
///
/// The library runs no thread here, and an open device is read and closed by one thread only: the
/// native code crashes when a device is closed during a read.
public final class HidBus implements UsbBus {

  private static final Logger LOG = LoggerFactory.getLogger(HidBus.class);
  private static final int WEIGHING_DEVICES = 0x8d;
  private static final int LOWER_TWO_BYTES = 0xffff;
  private static final int LONGEST_REPORT = 64;

  private final HidServices services;

  private HidBus(HidServices services) {
    this.services = services;
  }

  /// The USB of this computer; [UsbBus#NONE] when the library does not work here.
  public static UsbBus open() {
    HidServicesSpecification quiet = new HidServicesSpecification();
    quiet.setAutoStart(false);
    quiet.setAutoShutdown(false);
    quiet.setAutoDataRead(false);
    try {
      return new HidBus(new HidServices(quiet));
    } catch (HidException | LinkageError e) {
      LOG.info("USB scales cannot be used on this computer: {}", e.toString());
      return NONE;
    }
  }

  @Override
  public synchronized List<UsbScale> plugged() {
    return weighing().stream().map(HidBus::scale).toList();
  }

  @Override
  public synchronized Cable open(UsbScale scale) throws IOException {
    HidDevice device =
        weighing().stream()
            .filter(one -> scale(one).isSame(scale))
            .findFirst()
            .orElseThrow(() -> new IOException(scale.name() + " is not plugged in"));
    if (!device.open()) {
      throw new IOException(scale.name() + " cannot be opened: " + device.getLastErrorMessage());
    }
    return new HidCable(device);
  }

  private List<HidDevice> weighing() {
    return services.getAttachedHidDevices().stream()
        .filter(device -> (device.getUsagePage() & LOWER_TWO_BYTES) == WEIGHING_DEVICES)
        .toList();
  }

  private static UsbScale scale(HidDevice device) {
    int vendor = device.getVendorId() & LOWER_TWO_BYTES;
    int product = device.getProductId() & LOWER_TWO_BYTES;
    String maker = Objects.requireNonNullElse(device.getManufacturer(), "");
    String model = Objects.requireNonNullElse(device.getProduct(), "");
    String name = (maker + " " + model).strip();
    return new UsbScale(
        vendor,
        product,
        Objects.requireNonNullElse(device.getSerialNumber(), ""),
        name.isEmpty() ? "%04x:%04x".formatted(vendor, product) : name);
  }

  private record HidCable(HidDevice device) implements Cable {

    @Override
    public byte[] read(Duration atMost) throws IOException {
      byte[] report = new byte[LONGEST_REPORT];
      int length = device.read(report, (int) atMost.toMillis());
      if (length < 0) {
        throw new IOException("the scale was unplugged");
      }
      return Arrays.copyOf(report, length);
    }

    @Override
    public void close() {
      device.close();
    }
  }
}
