CREATE TABLE "study_circle_reports" (
	"circle_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_circle_reports_circle_id_account_id_pk" PRIMARY KEY("circle_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "community_blocks" (
	"account_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_blocks_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_post_reports" (
	"post_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discussion_post_reports_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "study_circle_reports" ADD CONSTRAINT "study_circle_reports_circle_id_study_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."study_circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_circle_reports" ADD CONSTRAINT "study_circle_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_post_reports" ADD CONSTRAINT "discussion_post_reports_post_id_discussion_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."discussion_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_post_reports" ADD CONSTRAINT "discussion_post_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_circle_reports_account" ON "study_circle_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "community_blocks_blocked" ON "community_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "discussion_post_reports_account" ON "discussion_post_reports" USING btree ("account_id");