CREATE TABLE "error_causes" (
	"id" text PRIMARY KEY NOT NULL,
	"error_type" text NOT NULL,
	"message" text NOT NULL,
	"component" text NOT NULL,
	"severity" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"fixed_in" text,
	"count" integer DEFAULT 1 NOT NULL,
	"version" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "error_claims" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "error_claims" ADD COLUMN "version" text;--> statement-breakpoint
CREATE INDEX "error_causes_last_seen_at" ON "error_causes" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "error_claims_cause" ON "error_claims" USING btree ("cause");