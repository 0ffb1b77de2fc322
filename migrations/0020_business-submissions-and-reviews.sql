CREATE TABLE "business_review_reports" (
	"review_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_review_reports_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "business_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"account_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "business_files" (
	"key" text PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"slug" text,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"width" integer,
	"height" integer
);
--> statement-breakpoint
CREATE TABLE "business_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"status" text DEFAULT 'waiting' NOT NULL,
	"business" jsonb NOT NULL,
	"language" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"note" text,
	"slug" text
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "business_review_reports" ADD CONSTRAINT "business_review_reports_review_id_business_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."business_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_review_reports" ADD CONSTRAINT "business_review_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_reviews" ADD CONSTRAINT "business_reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_files" ADD CONSTRAINT "business_files_submission_id_business_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."business_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_submissions" ADD CONSTRAINT "business_submissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_review_reports_account" ON "business_review_reports" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_reviews_author" ON "business_reviews" USING btree ("slug","account_id");--> statement-breakpoint
CREATE INDEX "business_reviews_shown" ON "business_reviews" USING btree ("slug","status","written_at");--> statement-breakpoint
CREATE INDEX "business_reviews_queue" ON "business_reviews" USING btree ("status","written_at");--> statement-breakpoint
CREATE INDEX "business_reviews_account" ON "business_reviews" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_files_submission" ON "business_files" USING btree ("submission_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "business_files_slug" ON "business_files" USING btree ("slug","kind");--> statement-breakpoint
CREATE INDEX "business_submissions_status" ON "business_submissions" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "business_submissions_account" ON "business_submissions" USING btree ("account_id");--> statement-breakpoint
UPDATE "businesses" SET "latitude" = ("entry"->>'latitude')::float8, "longitude" = ("entry"->>'longitude')::float8;
