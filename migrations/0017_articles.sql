CREATE TABLE "articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"sort_key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"popularity" smallint DEFAULT 50 NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "articles_order" ON "articles" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category","sort_key");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_keys" ON "articles" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "articles_popularity" ON "articles" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "articles_tags" ON "articles" USING gin ("tags");