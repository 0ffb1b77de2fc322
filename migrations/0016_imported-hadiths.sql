CREATE TABLE "hadith_collections" (
	"slug" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"name_arabic" text NOT NULL,
	"format" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"chapters" jsonb NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hadith_words" (
	"collection" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "hadith_words_collection_word_pk" PRIMARY KEY("collection","word")
);
--> statement-breakpoint
CREATE TABLE "imported_hadiths" (
	"slug" text PRIMARY KEY NOT NULL,
	"sort_key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"popularity" smallint DEFAULT 50 NOT NULL,
	"collection" text NOT NULL,
	"chapter" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hadith_words_near" ON "hadith_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "imported_hadiths_order" ON "imported_hadiths" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "imported_hadiths_collection" ON "imported_hadiths" USING btree ("collection","sort_key");--> statement-breakpoint
CREATE INDEX "imported_hadiths_chapter" ON "imported_hadiths" USING btree ("chapter","sort_key");--> statement-breakpoint
CREATE INDEX "imported_hadiths_words" ON "imported_hadiths" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "imported_hadiths_keys" ON "imported_hadiths" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "imported_hadiths_popularity" ON "imported_hadiths" USING btree ("popularity");