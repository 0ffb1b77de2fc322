CREATE TABLE "shared_name_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"used_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_names" (
	"list" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"first" text,
	"second" text,
	CONSTRAINT "shared_names_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
ALTER TABLE "shared_names" ADD CONSTRAINT "shared_names_list_shared_name_lists_id_fk" FOREIGN KEY ("list") REFERENCES "public"."shared_name_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_name_lists_used_on" ON "shared_name_lists" USING btree ("used_on");