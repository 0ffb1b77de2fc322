import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import type { MosqueSource } from '../core/mosque-source.ts'
import type { MosqueState } from '../core/mosque-values.ts'
import type { ListedMosque } from '../core/mosques-admin.contract.ts'
import { mosques } from './mosques.table.ts'

const isThere = isNull(mosques.deletedAt)

/** The mosques as administrators see them; without a state those that were not deleted. */
export const mosquesTable: AdminTable<ListedMosque> = {
  table: mosques,
  columns: {
    id: mosques.id,
    name: mosques.name,
    city: mosques.city,
    country: mosques.country,
    isVerified: mosques.verified,
    nativeName: mosques.nativeName,
    arabicName: mosques.arabicName,
    street: mosques.street,
    latitude: mosques.latitude,
    longitude: mosques.longitude,
    amenities: mosques.amenities,
    jumua: mosques.jumua,
    timesConfirmedOn: mosques.timesConfirmedOn,
    contact: mosques.contact,
    website: mosques.website,
    source: mosques.source,
    isEdited: sql<boolean>`${mosques.sourceVersion} is not null`,
    version: mosques.version,
    addedAt: mosques.addedAt,
    deletedAt: mosques.deletedAt,
  },
  key: mosques.id,
  searched: [mosques.name, mosques.nativeName, mosques.arabicName, mosques.city, mosques.street],
  sorts: { added: mosques.addedAt, name: mosques.name, city: mosques.city, country: mosques.country },
  filters: {
    country: (country: string) => eq(mosques.country, country),
    verified: (verified: 'yes' | 'no') => eq(mosques.verified, verified === 'yes'),
    source: (source: MosqueSource) => eq(mosques.source, source),
    state: (state: MosqueState) =>
      state === 'deleted' ? isNotNull(mosques.deletedAt) : and(isThere, isNotNull(mosques.sourceVersion)),
  },
  otherwise: { state: isThere },
  toRow: ({ addedAt, deletedAt, ...row }) => ({
    ...row,
    addedAt: addedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }),
}
