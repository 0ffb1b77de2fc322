CREATE TABLE "reminder_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"settings" jsonb NOT NULL,
	"calculation" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"handled_until" timestamp with time zone NOT NULL,
	"wake_at" timestamp with time zone,
	"leased" boolean DEFAULT false NOT NULL,
	"attempt_no" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_subscriptions_endpoint" ON "reminder_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "reminder_subscriptions_wake_at" ON "reminder_subscriptions" USING btree ("wake_at") WHERE "reminder_subscriptions"."wake_at" is not null;