CREATE TABLE "transcriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"extension" text NOT NULL,
	"text" text,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"not_before" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "transcriptions_received_at" ON "transcriptions" USING btree ("received_at");