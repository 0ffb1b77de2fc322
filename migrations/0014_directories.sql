CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "islamic_names" (
	"slug" text PRIMARY KEY NOT NULL,
	"sort_key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"popularity" smallint DEFAULT 50 NOT NULL,
	"gender" text NOT NULL,
	"category" text NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"referring_site" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_page_day_language_referring_site_pk" PRIMARY KEY("page","day","language","referring_site")
);
--> statement-breakpoint
CREATE INDEX "islamic_names_order" ON "islamic_names" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "islamic_names_gender" ON "islamic_names" USING btree ("gender","sort_key");--> statement-breakpoint
CREATE INDEX "islamic_names_category" ON "islamic_names" USING btree ("category","sort_key");--> statement-breakpoint
CREATE INDEX "islamic_names_origin" ON "islamic_names" USING btree ("origin","sort_key");--> statement-breakpoint
CREATE INDEX "islamic_names_words" ON "islamic_names" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "islamic_names_keys" ON "islamic_names" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "islamic_names_popularity" ON "islamic_names" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "page_views_day" ON "page_views" USING btree ("day");