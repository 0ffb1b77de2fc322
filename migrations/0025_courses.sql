CREATE TABLE "courses" (
	"slug" text PRIMARY KEY NOT NULL,
	"sort_key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"popularity" smallint DEFAULT 50 NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"enrolments" integer DEFAULT 0 NOT NULL,
	"ratings" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "courses_order" ON "courses" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category","sort_key");--> statement-breakpoint
CREATE INDEX "courses_words" ON "courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_keys" ON "courses" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "courses_popularity" ON "courses" USING btree ("popularity");--> statement-breakpoint
CREATE INDEX "courses_level" ON "courses" USING btree ("level","sort_key");