CREATE TABLE "hadiths" (
	"slug" text PRIMARY KEY NOT NULL,
	"sort_key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"popularity" smallint DEFAULT 50 NOT NULL,
	"collection" text NOT NULL,
	"theme" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hadiths_order" ON "hadiths" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "hadiths_collection" ON "hadiths" USING btree ("collection","sort_key");--> statement-breakpoint
CREATE INDEX "hadiths_theme" ON "hadiths" USING btree ("theme","sort_key");--> statement-breakpoint
CREATE INDEX "hadiths_words" ON "hadiths" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "hadiths_keys" ON "hadiths" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "hadiths_popularity" ON "hadiths" USING btree ("popularity");