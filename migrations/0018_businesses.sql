CREATE TABLE "business_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"slug" text PRIMARY KEY NOT NULL,
	"sort_key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"popularity" smallint DEFAULT 50 NOT NULL,
	"category" text NOT NULL,
	"city_key" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"certified_until" date,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "businesses_order" ON "businesses" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "businesses_category" ON "businesses" USING btree ("category","sort_key");--> statement-breakpoint
CREATE INDEX "businesses_city" ON "businesses" USING btree ("city_key","sort_key");--> statement-breakpoint
CREATE INDEX "businesses_country" ON "businesses" USING btree ("country","sort_key");--> statement-breakpoint
CREATE INDEX "businesses_certified" ON "businesses" USING btree ("certified_until","sort_key");--> statement-breakpoint
CREATE INDEX "businesses_words" ON "businesses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "businesses_keys" ON "businesses" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "businesses_popularity" ON "businesses" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "businesses_source" ON "businesses" USING btree ("source");