import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { softDeletion } from '#shared/server/admin/soft-deletion.ts'
import { mosqueSources } from '../core/mosque-source.ts'
import { suggestionStatuses } from '../core/mosque-suggestion.ts'
import type { SourceValues } from './source-values.ts'

/**
 * Mosques from the curated list, from OpenStreetMap and from administrators. Deleted ones stay in the table, because their
 * source would bring them back.
 */
export const mosques = pgTable(
  'mosques',
  {
    /** `osm-n123`, `osm-w123` or `osm-r123` for OpenStreetMap elements, else a slug. */
    id: text().primaryKey(),
    source: text({ enum: mosqueSources }).notNull(),
    /** Empty when the source has none. */
    name: text().notNull(),
    nativeName: text('native_name'),
    arabicName: text('arabic_name'),
    street: text(),
    city: text(),
    country: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Tenths of a degree from the South Pole, as in `core/search-box.ts`. */
    latitudeBand: smallint('latitude_band')
      .notNull()
      .generatedAlwaysAs(sql`cast(floor((latitude + 90) * 10) as smallint)`),
    amenities: text().array().notNull().default([]),
    /** When the mosque prays: `HH:MM` by prayer name. */
    iqama: jsonb().$type<Readonly<Record<string, string>>>(),
    jumua: text().array().notNull().default([]),
    timesConfirmedOn: date('times_confirmed_on', { mode: 'string' }),
    contact: text(),
    website: text(),
    verified: boolean().notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** What its source says now, if it was edited here; the source then changes only this. */
    sourceVersion: jsonb('source_version').$type<SourceValues>(),
    ...softDeletion,
  },
  (table) => [index('mosques_place').on(table.latitudeBand, table.longitude)],
)

/** Areas fetched from the live source. */
export const mosqueAreas = pgTable('mosque_areas', {
  area: text().primaryKey(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
})

/** Suggestions from people, to be reviewed. */
export const mosqueSuggestions = pgTable(
  'mosque_suggestions',
  {
    /** 144 random bits. */
    id: text().primaryKey(),
    kind: text({ enum: ['new', 'correction'] }).notNull(),
    /** The mosque that it corrects, or that was created from it. */
    mosqueId: text('mosque_id'),
    name: text(),
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    note: text().notNull(),
    status: text({ enum: suggestionStatuses }).notNull().default('pending'),
    /** Why it was rejected. */
    reason: text(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [index('mosque_suggestions_received_at').on(table.receivedAt)],
)

export const tableGroups: TableGroups = {
  mosques: 'nobody',
  mosque_areas: 'nobody',
  mosque_suggestions: 'suggestions',
}
