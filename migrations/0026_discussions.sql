CREATE TABLE "discussion_mentions" (
	"post_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "discussion_mentions_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_opening" boolean NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "discussion_reactions" (
	"post_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	CONSTRAINT "discussion_reactions_post_id_account_id_reaction_pk" PRIMARY KEY("post_id","account_id","reaction")
);
--> statement-breakpoint
CREATE TABLE "discussion_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"hadith" text NOT NULL,
	"last_post_at" timestamp with time zone NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discussion_mentions" ADD CONSTRAINT "discussion_mentions_post_id_discussion_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."discussion_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_mentions" ADD CONSTRAINT "discussion_mentions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_posts" ADD CONSTRAINT "discussion_posts_thread_id_discussion_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."discussion_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_posts" ADD CONSTRAINT "discussion_posts_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reactions" ADD CONSTRAINT "discussion_reactions_post_id_discussion_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."discussion_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reactions" ADD CONSTRAINT "discussion_reactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_mentions_account" ON "discussion_mentions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "discussion_posts_thread" ON "discussion_posts" USING btree ("thread_id","written_at");--> statement-breakpoint
CREATE INDEX "discussion_posts_author" ON "discussion_posts" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_posts_opening" ON "discussion_posts" USING btree ("thread_id") WHERE "discussion_posts"."is_opening";--> statement-breakpoint
CREATE INDEX "discussion_reactions_account" ON "discussion_reactions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "discussion_threads_latest" ON "discussion_threads" USING btree ("last_post_at");--> statement-breakpoint
CREATE INDEX "discussion_threads_hadith" ON "discussion_threads" USING btree ("hadith");