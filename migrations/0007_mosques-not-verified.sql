-- The project's own list used to come as verified, which nobody had done on the spot; no one could verify any until now.
UPDATE "mosques" SET "verified" = false WHERE "source" = 'rafiq';
