DROP INDEX "questions_order";--> statement-breakpoint
DROP INDEX "questions_category";--> statement-breakpoint
DROP INDEX "articles_order";--> statement-breakpoint
DROP INDEX "articles_category";--> statement-breakpoint
DROP INDEX "businesses_order";--> statement-breakpoint
DROP INDEX "businesses_category";--> statement-breakpoint
DROP INDEX "businesses_city";--> statement-breakpoint
DROP INDEX "businesses_country";--> statement-breakpoint
DROP INDEX "businesses_certified";--> statement-breakpoint
DROP INDEX "courses_order";--> statement-breakpoint
DROP INDEX "courses_category";--> statement-breakpoint
DROP INDEX "hadiths_order";--> statement-breakpoint
DROP INDEX "hadiths_collection";--> statement-breakpoint
DROP INDEX "hadiths_theme";--> statement-breakpoint
DROP INDEX "imported_hadiths_order";--> statement-breakpoint
DROP INDEX "imported_hadiths_collection";--> statement-breakpoint
DROP INDEX "imported_hadiths_chapter";--> statement-breakpoint
DROP INDEX "islamic_names_order";--> statement-breakpoint
DROP INDEX "islamic_names_gender";--> statement-breakpoint
DROP INDEX "islamic_names_category";--> statement-breakpoint
DROP INDEX "islamic_names_origin";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "written_by" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "content_entry" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "written_by" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "content_entry" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "written_by" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "content_entry" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "written_by" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "content_entry" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hadiths" ADD COLUMN "written_by" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "hadiths" ADD COLUMN "content_entry" jsonb;--> statement-breakpoint
ALTER TABLE "hadiths" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "hadiths" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hadiths" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hadiths" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imported_hadiths" ADD COLUMN "written_by" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_hadiths" ADD COLUMN "content_entry" jsonb;--> statement-breakpoint
ALTER TABLE "imported_hadiths" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_hadiths" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_hadiths" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imported_hadiths" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "islamic_names" ADD COLUMN "written_by" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "islamic_names" ADD COLUMN "content_entry" jsonb;--> statement-breakpoint
ALTER TABLE "islamic_names" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "islamic_names" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "islamic_names" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "islamic_names" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "questions_order" ON "questions" USING btree ("sort_key") WHERE "questions"."is_published" and "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_category" ON "questions" USING btree ("category","sort_key") WHERE "questions"."is_published" and "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_order" ON "articles" USING btree ("sort_key") WHERE "articles"."is_published" and "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category","sort_key") WHERE "articles"."is_published" and "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "businesses_order" ON "businesses" USING btree ("sort_key") WHERE "businesses"."is_published" and "businesses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "businesses_category" ON "businesses" USING btree ("category","sort_key") WHERE "businesses"."is_published" and "businesses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "businesses_city" ON "businesses" USING btree ("city_key","sort_key") WHERE "businesses"."is_published" and "businesses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "businesses_country" ON "businesses" USING btree ("country","sort_key") WHERE "businesses"."is_published" and "businesses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "businesses_certified" ON "businesses" USING btree ("certified_until","sort_key") WHERE "businesses"."is_published" and "businesses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_order" ON "courses" USING btree ("sort_key") WHERE "courses"."is_published" and "courses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category","sort_key") WHERE "courses"."is_published" and "courses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "hadiths_order" ON "hadiths" USING btree ("sort_key") WHERE "hadiths"."is_published" and "hadiths"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "hadiths_collection" ON "hadiths" USING btree ("collection","sort_key") WHERE "hadiths"."is_published" and "hadiths"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "hadiths_theme" ON "hadiths" USING btree ("theme","sort_key") WHERE "hadiths"."is_published" and "hadiths"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "imported_hadiths_order" ON "imported_hadiths" USING btree ("sort_key") WHERE "imported_hadiths"."is_published" and "imported_hadiths"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "imported_hadiths_collection" ON "imported_hadiths" USING btree ("collection","sort_key") WHERE "imported_hadiths"."is_published" and "imported_hadiths"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "imported_hadiths_chapter" ON "imported_hadiths" USING btree ("chapter","sort_key") WHERE "imported_hadiths"."is_published" and "imported_hadiths"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "islamic_names_order" ON "islamic_names" USING btree ("sort_key") WHERE "islamic_names"."is_published" and "islamic_names"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "islamic_names_gender" ON "islamic_names" USING btree ("gender","sort_key") WHERE "islamic_names"."is_published" and "islamic_names"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "islamic_names_category" ON "islamic_names" USING btree ("category","sort_key") WHERE "islamic_names"."is_published" and "islamic_names"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "islamic_names_origin" ON "islamic_names" USING btree ("origin","sort_key") WHERE "islamic_names"."is_published" and "islamic_names"."deleted_at" is null;