CREATE TABLE "community_words" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "community_words_one_row" CHECK ("community_words"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "discussion_posts" ADD COLUMN "status" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "discussion_posts" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "discussion_posts_waiting" ON "discussion_posts" USING btree ("written_at") WHERE "discussion_posts"."status" = 'waiting';