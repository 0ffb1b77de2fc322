CREATE TABLE "course_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"course" text NOT NULL,
	"status" text NOT NULL,
	"cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"payment" text,
	"started_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "course_places_payment_unique" UNIQUE("payment")
);
--> statement-breakpoint
ALTER TABLE "course_places" ADD CONSTRAINT "course_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_places_account" ON "course_places" USING btree ("account_id","course");