CREATE TABLE "mosque_areas" (
	"area" text PRIMARY KEY NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mosque_suggestions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"mosque_id" text,
	"name" text,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"note" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mosques" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"native_name" text,
	"arabic_name" text,
	"street" text,
	"city" text,
	"country" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude_band" smallint GENERATED ALWAYS AS (cast(floor((latitude + 90) * 10) as smallint)) STORED NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"iqama" jsonb,
	"jumua" text[] DEFAULT '{}' NOT NULL,
	"times_confirmed_on" date,
	"contact" text,
	"website" text,
	"verified" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mosque_suggestions_received_at" ON "mosque_suggestions" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "mosques_place" ON "mosques" USING btree ("latitude_band","longitude");