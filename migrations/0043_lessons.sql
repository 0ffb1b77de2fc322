CREATE TABLE "lessons" (
	"slug" text PRIMARY KEY NOT NULL,
	"sort_key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"popularity" smallint DEFAULT 50 NOT NULL,
	"written_by" text DEFAULT 'content' NOT NULL,
	"content_entry" jsonb,
	"is_published" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "lessons_order" ON "lessons" USING btree ("sort_key") WHERE "lessons"."is_published" and "lessons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "lessons_words" ON "lessons" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lessons_keys" ON "lessons" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "lessons_popularity" ON "lessons" USING btree ("popularity");