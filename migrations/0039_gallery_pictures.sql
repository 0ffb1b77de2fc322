CREATE TABLE "gallery_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"extension" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gallery_files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "gallery_pictures" (
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
	"deleted_at" timestamp with time zone,
	"category" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gallery_pictures_order" ON "gallery_pictures" USING btree ("sort_key") WHERE "gallery_pictures"."is_published" and "gallery_pictures"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "gallery_pictures_category" ON "gallery_pictures" USING btree ("category","sort_key") WHERE "gallery_pictures"."is_published" and "gallery_pictures"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "gallery_pictures_words" ON "gallery_pictures" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gallery_pictures_keys" ON "gallery_pictures" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "gallery_pictures_popularity" ON "gallery_pictures" USING btree ("popularity");