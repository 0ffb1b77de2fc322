ALTER TABLE "mosque_suggestions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "mosque_suggestions" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mosques" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mosques" ADD COLUMN "source_version" jsonb;--> statement-breakpoint
ALTER TABLE "mosques" ADD COLUMN "deleted_at" timestamp with time zone;