CREATE TABLE "user_record_batches" (
	"account_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "user_record_batches_account_id_seq_pk" PRIMARY KEY("account_id","seq")
);
--> statement-breakpoint
CREATE TABLE "user_record_sequences" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"records" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_records" (
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"at" text NOT NULL,
	"value" jsonb,
	"seq" bigint NOT NULL,
	CONSTRAINT "user_records_account_id_type_id_pk" PRIMARY KEY("account_id","type","id")
);
--> statement-breakpoint
DROP TABLE "own_things" CASCADE;--> statement-breakpoint
DROP TABLE "own_things_heads" CASCADE;--> statement-breakpoint
ALTER TABLE "user_record_batches" ADD CONSTRAINT "user_record_batches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_record_sequences" ADD CONSTRAINT "user_record_sequences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_records" ADD CONSTRAINT "user_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_records_seq" ON "user_records" USING btree ("account_id","seq");