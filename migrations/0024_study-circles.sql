CREATE TABLE "study_circle_people" (
	"circle_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "study_circle_people_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_circle_people_circle_id_account_id_pk" PRIMARY KEY("circle_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "study_circles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organiser_id" uuid NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"description" text NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"repeats" text NOT NULL,
	"first_day" text NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"minutes" smallint NOT NULL,
	"capacity" smallint NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_circle_people" ADD CONSTRAINT "study_circle_people_circle_id_study_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."study_circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_circle_people" ADD CONSTRAINT "study_circle_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_circles" ADD CONSTRAINT "study_circles_organiser_id_accounts_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_circle_people_order" ON "study_circle_people" USING btree ("circle_id","order");--> statement-breakpoint
CREATE INDEX "study_circle_people_account" ON "study_circle_people" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "study_circles_created" ON "study_circles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "study_circles_organiser" ON "study_circles" USING btree ("organiser_id");