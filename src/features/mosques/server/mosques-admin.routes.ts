import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { listRows } from '#shared/server/admin/admin-table.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { type ListedMosque, listAdminMosques } from '../core/mosques-admin.contract.ts'
import { mayListMosques } from './mosques.policy.ts'
import { mosques } from './mosques.table.ts'

const table: AdminTable<ListedMosque> = {
  table: mosques,
  columns: {
    id: mosques.id,
    name: mosques.name,
    nativeName: mosques.nativeName,
    city: mosques.city,
    country: mosques.country,
    verified: mosques.verified,
  },
  key: mosques.id,
  searched: [mosques.name, mosques.nativeName, mosques.arabicName, mosques.city, mosques.street],
  sorts: { added: mosques.addedAt, name: mosques.name, city: mosques.city, country: mosques.country },
  toRow: ({ verified, nativeName, name, ...row }) => ({
    ...row,
    name: name || (nativeName ?? ''),
    isVerified: verified,
  }),
}

/** The mosques as administrators see them. */
export function mosqueAdminRoutes(app: RafiqServer, { database }: Services): void {
  app.admin.figures.set('mosques', ({ db }) => db.$count(mosques))

  guardedRoute(app, mayListMosques, listAdminMosques, async ({ query }) => {
    const { data, pagination } = await listRows(database, table, { sort: '-added', ...query })
    return { mosques: data, pagination }
  })
}
