ALTER TABLE "own_things_heads" ADD COLUMN "size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "own_things_heads" SET "size" = coalesce((
  SELECT sum(octet_length("value"::text)) FROM "own_things"
  WHERE "own_things"."account_id" = "own_things_heads"."account_id"
), 0);
