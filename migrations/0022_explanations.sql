CREATE TABLE "explanation_versions" (
	"explanation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "explanation_versions_explanation_id_version_pk" PRIMARY KEY("explanation_id","version")
);
--> statement-breakpoint
CREATE TABLE "explanations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"english_content" text NOT NULL,
	"arabic_content" text NOT NULL,
	"urdu_content" text NOT NULL,
	"is_published" boolean NOT NULL,
	"has_audio_tts" boolean NOT NULL,
	"status" text NOT NULL,
	"surah" smallint,
	"verse" smallint,
	"publish_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	"review_status" text DEFAULT 'none' NOT NULL,
	"review_note" text,
	"reviewer_id" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "explanations_place" CHECK ("explanations"."verse" is null or "explanations"."surah" is not null)
);
--> statement-breakpoint
ALTER TABLE "explanation_versions" ADD CONSTRAINT "explanation_versions_explanation_id_explanations_id_fk" FOREIGN KEY ("explanation_id") REFERENCES "public"."explanations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanation_versions" ADD CONSTRAINT "explanation_versions_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanations" ADD CONSTRAINT "explanations_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanations" ADD CONSTRAINT "explanations_reviewer_id_accounts_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "explanations_updated" ON "explanations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "explanations_surah" ON "explanations" USING btree ("surah","verse");