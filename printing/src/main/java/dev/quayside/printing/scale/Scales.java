package dev.quayside.printing.scale;

import com.fazecast.jSerialComm.SerialPort;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The scales of this computer.
public final class Scales {

  private final Supplier<UsbBus> opened;
  private final InstantSource clock;
  private @Nullable UsbBus bus;

  /// @param opened opens the USB; called once, on first use
  public Scales(Supplier<UsbBus> opened, InstantSource clock) {
    this.opened = opened;
    this.clock = clock;
  }

  public static Scales ofThisComputer(InstantSource clock) {
    return new Scales(HidBus::open, clock);
  }

  /// The weighing devices plugged into USB now.
  public List<UsbScale> usb() {
    return bus().plugged();
  }

  /// The serial ports, whatever is connected to them.
  public List<String> ports() {
    return Stream.of(SerialPort.getCommPorts()).map(SerialPort::getSystemPortPath).toList();
  }

  /// Starts listening to a scale, also to one that is not plugged in yet.
  public Scale open(ScaleAddress address) {
    return switch (address) {
      case UsbScale usb -> LiveScale.listen("usb", new UsbConversation(bus(), usb, clock));
      case SerialAddress(var port, var protocol) ->
          LiveScale.listen("serial", new SerialConversation(port, protocol, clock));
    };
  }

  private synchronized UsbBus bus() {
    UsbBus known = bus;
    if (known == null) {
      known = opened.get();
      bus = known;
    }
    return known;
  }
}
