import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import { takePayments } from '#shared/server/payments/take-payments.ts'
import type { RafiqServer, ServerFeature, Services } from '#shared/server/services.ts'
import { readSiteSettings } from '#shared/server/site-settings/read-site-settings.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { donate, readSupport } from '../core/donations.contract.ts'
import { exportDonations, listDonations, readDonationMonths } from '../core/donations-admin.contract.ts'
import { mayReadDonations } from './donations.policy.ts'
import {
  addDonation,
  deleteUnpaid,
  raisedInMonth,
  recordPayment,
  recordRefund,
  removeDonation,
} from './donations.repository.ts'
import { donationMonths, donationsTable } from './donations-list.ts'

const MINUTE_MS = 60_000
const LIMIT = { free: 10, pauseMs: MINUTE_MS, longestMs: 15 * MINUTE_MS }

const CHECKOUT = {
  purpose: 'donation',
  product: 'Donation to Rafiq',
  paidPath: '/support?donation=thanks',
  cancelPath: '/support',
} as const

/** Donations and pledges, and what the operator publishes about them. */
export const donationsFeature: ServerFeature = (app, services) => {
  const { database, clock, settings, log } = services
  adminRoutes(app, services)
  const payments = takePayments(app, services, async (event) => {
    if (event.kind === 'refunded') return recordRefund(database, event)
    if (event.purpose !== 'donation') return
    const { id, cents, payment, at } = event
    await recordPayment(database, { id, cents, payment, paidAt: at })
  })
  const donationUrl = settings.DONATION_URL ?? null
  everyHour(app, log, {
    name: 'donations',
    failed: 'unpaid donations could not be deleted',
    work: () => deleteUnpaid(database, clock()),
  })

  route(app, readSupport, async () => {
    const site = await readSiteSettings(database)
    const goal = site.donationGoal ?? settings.DONATION_GOAL
    return {
      month: clock().toISOString().slice(0, 7),
      raisedCents: await raisedInMonth(database, clock()),
      goalCents: goal ? goal * 100 : null,
      banner: site.supportBanner,
      takesPayments: payments !== undefined,
      donationUrl,
      dailyUsers: (site.dailyUsers ?? settings.DAILY_USERS) || null,
      countries: (site.countries ?? settings.COUNTRIES) || null,
    }
  })

  route(app, donate, async ({ body: { cents, language }, request, reply }) => {
    const limit = { key: `donate ${networkOf(request.ip)}`, ...LIMIT }
    await limitAttempts(database, [limit], clock(), reply)
    const id = await addDonation(database, payments ? 'started' : 'pledged', cents, clock())
    if (!payments) return { kind: 'pledge', donationUrl } as const
    try {
      return { kind: 'payment', url: await payments.open({ ...CHECKOUT, id, cents, language }) } as const
    } catch (error) {
      await removeDonation(database, id)
      throw error
    }
  })
}

function adminRoutes(app: RafiqServer, { database, clock }: Services): void {
  guardedRoute(app, mayReadDonations, listDonations, ({ query }) =>
    listRows(database, donationsTable, { sort: '-started', ...query }),
  )

  guardedRoute(app, mayReadDonations, exportDonations, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportDonations, format, allRows(database, donationsTable, query)),
  )

  guardedRoute(app, mayReadDonations, readDonationMonths, async () => ({
    months: await donationMonths(database, clock()),
  }))
}
