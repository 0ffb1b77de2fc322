CREATE TABLE "role_application_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_application_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" uuid
);
--> statement-breakpoint
CREATE TABLE "role_application_samples" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"statement" text NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "role_application_log" ADD CONSTRAINT "role_application_log_application_id_role_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."role_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_application_log" ADD CONSTRAINT "role_application_log_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_application_samples" ADD CONSTRAINT "role_application_samples_application_id_role_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."role_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_applications" ADD CONSTRAINT "role_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_application_log_application" ON "role_application_log" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_applications_open" ON "role_applications" USING btree ("account_id","role") WHERE "role_applications"."status" = 'open';--> statement-breakpoint
CREATE INDEX "role_applications_status" ON "role_applications" USING btree ("status","applied_at");--> statement-breakpoint
ALTER TABLE "role_application_samples" ALTER COLUMN "content" SET STORAGE EXTERNAL;
