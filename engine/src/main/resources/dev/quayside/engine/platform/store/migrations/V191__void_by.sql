-- Who asked last for the label to be voided, JSON of id and name: a void that is finished later bears that name. Null when nobody had to sign in.
ALTER TABLE shipment ADD COLUMN void_by TEXT;
