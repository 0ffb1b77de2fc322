CREATE TABLE "audio_parts" (
	"upload_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "audio_parts_upload_id_start_pk" PRIMARY KEY("upload_id","start"),
	CONSTRAINT "audio_parts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "audio_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uploader_id" uuid,
	"name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"last_modified" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"qari" text NOT NULL,
	"category" text NOT NULL,
	"surah" smallint,
	"from_verse" smallint,
	"to_verse" smallint,
	"item" text,
	"language" text NOT NULL,
	"is_downloadable" boolean NOT NULL,
	"rights" text NOT NULL,
	"status" text NOT NULL,
	"content_type" text NOT NULL,
	"file_size" bigint NOT NULL,
	"hash" text NOT NULL,
	"duration" real NOT NULL,
	"bit_rate" integer NOT NULL,
	"sample_rate" integer NOT NULL,
	"channels" smallint NOT NULL,
	"waveform" jsonb,
	"loudness" real,
	"peak" real,
	"download_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"uploader_id" uuid,
	"uploaded_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "recordings_verses" CHECK ("recordings"."from_verse" is null or "recordings"."surah" is not null)
);
--> statement-breakpoint
ALTER TABLE "audio_parts" ADD CONSTRAINT "audio_parts_upload_id_audio_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."audio_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_uploads" ADD CONSTRAINT "audio_uploads_uploader_id_accounts_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_id_audio_uploads_id_fk" FOREIGN KEY ("id") REFERENCES "public"."audio_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_uploader_id_accounts_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audio_uploads_uploader" ON "audio_uploads" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "recordings_updated" ON "recordings" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "recordings_surah" ON "recordings" USING btree ("surah");--> statement-breakpoint
CREATE INDEX "recordings_item" ON "recordings" USING btree ("category","item");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_hash" ON "recordings" USING btree ("hash") WHERE "recordings"."deleted_at" is null;