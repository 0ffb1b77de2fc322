CREATE TABLE "error_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"timestamp" timestamp with time zone NOT NULL,
	"component" text NOT NULL,
	"error_type" text NOT NULL,
	"message" text NOT NULL,
	"stack_trace" text NOT NULL,
	"user_action" text NOT NULL,
	"browser_info" text NOT NULL,
	"severity" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"credit_impact" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "error_claims_received_at" ON "error_claims" USING btree ("received_at");