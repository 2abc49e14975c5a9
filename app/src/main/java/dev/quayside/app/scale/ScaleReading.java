package dev.quayside.app.scale;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The scale as seen by the views and models that use its weight.
public interface ScaleReading {

  /// For a workstation without a scale.
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

  /// Whether a parcel gets its weight without pressing a key.
  ReadOnlyBooleanProperty automatic();
}
