package dev.quayside.app.scale;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What lies on the scale, as those see it who use the weight.
public interface ScaleReading {

  /// A desk without a scale.
  ScaleReading NONE =
      new ScaleReading() {
        private final ReadOnlyObjectWrapper<Weighing> weighing =
            new ReadOnlyObjectWrapper<>(Weighing.NONE);
        private final ReadOnlyBooleanWrapper automatic = new ReadOnlyBooleanWrapper();

        @Override
        public ReadOnlyObjectProperty<Weighing> weighing() {
          return weighing;
        }

        @Override
        public ReadOnlyBooleanProperty automatic() {
          return automatic;
        }
      };

  ReadOnlyObjectProperty<Weighing> weighing();

  /// Whether a parcel is to get its weight without a key.
  ReadOnlyBooleanProperty automatic();
}
