CREATE TABLE "answer_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"question" text,
	"reason" text,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"slug" text PRIMARY KEY NOT NULL,
	"sort_key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"keys" text[] NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"popularity" smallint DEFAULT 50 NOT NULL,
	"category" text NOT NULL,
	"all_text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answer_feedback_status" ON "answer_feedback" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "questions_order" ON "questions" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "questions_category" ON "questions" USING btree ("category","sort_key");--> statement-breakpoint
CREATE INDEX "questions_words" ON "questions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_keys" ON "questions" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "questions_popularity" ON "questions" USING btree ("popularity");