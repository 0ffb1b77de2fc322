import { AppError } from '#shared/core/app-error.ts'
import type { Directory } from '#shared/server/directory/directory.ts'
import { existing } from '#shared/server/directory/directory.ts'
import type { EditingEntries } from '#shared/server/directory/edit-entries.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { Payments } from '#shared/server/payments/stripe-payments.ts'
import { takePayments } from '#shared/server/payments/take-payments.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { type Course, partsOf } from '../core/course.ts'
import {
  buyCourse,
  endCoursePlace,
  giveCoursePlace,
  listCoursePlaces,
  readCoursePlace,
} from '../core/course-places.contract.ts'
import {
  deleteUnpaidPurchases,
  endPlace,
  givePlace,
  hasPlace,
  keepPage,
  listPlaces,
  openPage,
  recordCoursePayment,
  recordCourseRefund,
  removePurchase,
  startPurchase,
} from './course-places.repository.ts'
import type { CourseCount } from './courses.directory.ts'
import { mayBuyCourses, mayManagePlaces } from './courses.policy.ts'
import { describeCourse, describeWholeCourse } from './describe-course.ts'
import { coursePlacesDataSource } from './export-places.ts'

const MINUTE_MS = 60_000
const LIMIT = { free: 10, pauseMs: MINUTE_MS, longestMs: 15 * MINUTE_MS }

/** Buying courses with a price, what a place opens, and the operator’s free places. */
export function coursePlacesRoutes(
  app: RafiqServer,
  services: Services,
  directory: Directory<Course, CourseCount>,
): void {
  const { database, clock, log } = services
  const payments = takePayments(app, services, async (event) => {
    if (event.kind === 'refunded') return recordCourseRefund(database, event)
    if (event.purpose !== 'course') return
    const { id, cents, payment, at } = event
    await recordCoursePayment(database, { id, cents, payment, paidAt: at }, giveBack)
  })
  const giveBack = async (payment: string) => payments?.giveBack(payment)
  app.accountDataSources.push(coursePlacesDataSource)
  everyHour(app, log, {
    name: 'coursePurchases',
    failed: 'unpaid purchases could not be deleted',
    work: () => deleteUnpaidPurchases(database, clock()),
  })
  placeRoutes(app, services, directory, payments)
  adminRoutes(app, services)
}

function placeRoutes(
  app: RafiqServer,
  { database, clock }: Services,
  directory: Directory<Course, CourseCount>,
  payments: Payments | undefined,
): void {
  guardedRoute(
    app,
    mayBuyCourses,
    readCoursePlace,
    async ({ params: { slug }, query: { language }, session: { account } }) => {
      const listed = existing(await directory.find(slug))
      if (!(await hasPlace(database, account.id, slug))) return { hasPlace: false, texts: [], check: [] }
      const whole = describeWholeCourse(listed, language, { isOpen: true })
      const texts = partsOf(whole).flatMap(({ id, html }) => (html === null ? [] : [{ id, html }]))
      return { hasPlace: true, texts, check: [...whole.check] }
    },
  )

  guardedRoute(
    app,
    mayBuyCourses,
    buyCourse,
    async ({ params: { slug }, body: { language }, session: { account }, reply }) => {
      const listed = existing(await directory.find(slug))
      const { priceCents: cents } = listed
      if (cents === 0) throw notFound()
      if (!payments) throw new AppError('payments_unavailable', 503, 'This server takes no payments.')
      if (await hasPlace(database, account.id, slug))
        throw new AppError('already_enrolled', 409, 'The account has a place in this course.')
      await limitAttempts(database, [{ key: `buy ${account.id}`, ...LIMIT }], clock(), reply)
      const purchase = { accountId: account.id, course: slug, cents, startedAt: clock() }
      const open = await openPage(database, purchase)
      if (open) return { url: open }
      const id = await startPurchase(database, purchase)
      const path = `/courses/${slug}`
      const product = describeCourse(listed, language).title
      try {
        const paths = { paidPath: `${path}?paid`, cancelPath: path }
        const url = await payments.open({ purpose: 'course', id, cents, product, language, ...paths })
        await keepPage(database, id, url)
        return { url }
      } catch (error) {
        await removePurchase(database, id)
        throw error
      }
    },
  )
}

function adminRoutes(app: RafiqServer, services: Services): void {
  const { database } = services
  const by = ({ account }: Session): EditingEntries => ({ ...services, actorId: account.id })
  const placesIn = async (course: string) => ({ places: await listPlaces(database, course) })

  guardedRoute(app, mayManagePlaces, listCoursePlaces, ({ params: { id } }) => placesIn(id))

  guardedRoute(
    app,
    mayManagePlaces,
    giveCoursePlace,
    async ({ params: { id }, body: { username }, session }) => {
      await givePlace(by(session), id, username)
      return placesIn(id)
    },
  )

  guardedRoute(app, mayManagePlaces, endCoursePlace, async ({ params: { id, place }, session }) => {
    await endPlace(by(session), id, place)
    return placesIn(id)
  })
}
