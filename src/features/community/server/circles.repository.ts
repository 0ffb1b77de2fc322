import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { searchTextOf } from '#shared/core/directory/search-text.ts'
import type { Role } from '#shared/core/roles.ts'
import { foldedWords } from '#shared/core/text-search.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { accountName } from '#shared/server/session/account-name.ts'
import {
  CIRCLES_OF_ONE,
  type CircleDetails,
  type CircleTopic,
  type CircleWay,
  LONGEST_WAITING_LIST,
} from '../core/circle.ts'
import { nextMeetings } from '../core/circle-meetings.ts'
import type { CircleAnswer, ListedCircle, OwnCircle } from '../core/circles.contract.ts'
import { endCircle, noticesOf } from './circle-notices.ts'
import { circlePeople, studyCircles } from './circles.table.ts'
import { moderatesCommunity } from './community.policy.ts'
import { loggedCircle } from './logged-words.ts'

export type Queries = Pick<Database, 'db'>
type Row = typeof studyCircles.$inferSelect

/** Who asks. */
export interface Asker {
  readonly id: string
  readonly role: Role | null
}

interface ListRequest {
  readonly search?: string | undefined
  readonly topic?: CircleTopic | undefined
  readonly way?: CircleWay | undefined
  readonly page: number
  readonly limit: number
}

/** The next meetings that a page shows. */
const SHOWN_MEETINGS = 6

/** How many people joined a circle, members and waiting ones. */
const joined = sql<number>`(select count(*)::int from ${circlePeople} where ${circlePeople.circleId} = ${studyCircles.id})`

export async function listCircles({ db }: Queries, request: ListRequest, now: Date) {
  const { page, limit } = request
  const where = and(
    // Folded words have no sign that `like` reads as a pattern.
    ...foldedWords(request.search ?? '').map(
      (word): SQL => sql`${studyCircles.searchText} like ${`% ${word}%`}`,
    ),
    request.topic && eq(studyCircles.topic, request.topic),
    request.way && ne(request.way === 'online' ? studyCircles.link : studyCircles.place, ''),
  )
  const rows = await db
    .select({ circle: studyCircles, joined })
    .from(studyCircles)
    .where(where)
    .orderBy(desc(studyCircles.createdAt), studyCircles.id)
    .limit(limit)
    .offset((page - 1) * limit)
  const [found] = await db.select({ total: count() }).from(studyCircles).where(where)
  const total = found?.total ?? 0
  return {
    circles: rows.map((row) => toListed(row.circle, row.joined, now)),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  }
}

/** The circles that an account organises or joined, with its part in each. */
export async function listOwnCircles({ db }: Queries, accountId: string, now: Date): Promise<OwnCircle[]> {
  const rows = await db
    .select({ circle: studyCircles, joined, position: positionOf(accountId) })
    .from(studyCircles)
    .leftJoin(
      circlePeople,
      and(eq(circlePeople.circleId, studyCircles.id), eq(circlePeople.accountId, accountId)),
    )
    .where(or(eq(studyCircles.organiserId, accountId), eq(circlePeople.accountId, accountId)))
    .orderBy(desc(studyCircles.createdAt), studyCircles.id)
  return rows.map(({ circle, joined, position }) => ({
    ...toListed(circle, joined, now),
    part: partOf(circle, accountId, position) ?? 'waiting',
  }))
}

/** A circle as `asker` may see it: the link is for its members, the names of people for its organiser. */
export async function readCircle(
  { db }: Queries,
  id: string,
  asker: Asker | undefined,
  now: Date,
): Promise<CircleAnswer> {
  const [found] = await db
    .select({
      circle: studyCircles,
      joined,
      organiser: accountName,
      position: asker ? positionOf(asker.id) : sql<null>`null`,
    })
    .from(studyCircles)
    .innerJoin(accounts, eq(accounts.id, studyCircles.organiserId))
    .where(eq(studyCircles.id, id))
  if (!found) throw notFound()
  const { circle, organiser, position } = found
  const part = asker ? partOf(circle, asker.id, position) : null
  const seesLink = part === 'organiser' || part === 'member'
  return {
    ...toListed(circle, found.joined, now),
    description: circle.description,
    organiser,
    meetings: nextMeetings(circle, now.getTime(), SHOWN_MEETINGS).map(asText),
    part,
    position: part === 'waiting' && position !== null ? position - circle.capacity : null,
    link: seesLink && circle.link !== '' ? circle.link : null,
    people: part === 'organiser' ? await peopleOf({ db }, circle) : null,
    mayReport: asker !== undefined && part !== 'organiser',
    mayEdit: part === 'organiser',
    mayDelete: part === 'organiser' || moderatesCommunity(asker?.role ?? null),
  }
}

async function peopleOf({ db }: Queries, { id, capacity }: Row) {
  const rows = await db
    .select({ name: accountName })
    .from(circlePeople)
    .innerJoin(accounts, eq(accounts.id, circlePeople.accountId))
    .where(eq(circlePeople.circleId, id))
    .orderBy(asc(circlePeople.order))
  return rows.map(({ name }, at) => ({
    name,
    part: at < capacity ? ('member' as const) : ('waiting' as const),
  }))
}

/** Stores a new circle and returns its id. Throws `too_many_circles`. */
export async function storeCircle(
  { db }: Queries,
  organiserId: string,
  details: CircleDetails,
  createdAt: Date,
): Promise<string> {
  return db.transaction(async (transaction) => {
    // Two requests at once can’t both take the last free one.
    await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, organiserId))
      .for('update')
    const [own] = await transaction
      .select({ total: count() })
      .from(studyCircles)
      .where(eq(studyCircles.organiserId, organiserId))
    if ((own?.total ?? 0) >= CIRCLES_OF_ONE) {
      throw new AppError('too_many_circles', 409, 'This account organises as many circles as it may.')
    }
    const [stored] = await transaction
      .insert(studyCircles)
      .values({ ...details, organiserId, createdAt, searchText: searchTextOfCircle(details) })
      .returning({ id: studyCircles.id })
    if (!stored) throw new Error('The circle was not stored.')
    return stored.id
  })
}

/** Changes an organiser’s circle. Throws `not_found`, also for a circle of someone else. */
export async function storeChange({ db }: Queries, id: string, organiserId: string, details: CircleDetails) {
  const changed = await db
    .update(studyCircles)
    .set({ ...details, searchText: searchTextOfCircle(details) })
    .where(and(eq(studyCircles.id, id), eq(studyCircles.organiserId, organiserId)))
  if (!changed.rowCount) throw notFound()
}

/** Deletes one’s own circle, or any circle for a moderator, with an entry in the audit log. Throws `not_found`. */
export async function removeCircle({ db }: Queries, id: string, asker: Asker, at: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const mayDelete = moderatesCommunity(asker.role) ? undefined : eq(studyCircles.organiserId, asker.id)
    const [gone] = await transaction
      .select()
      .from(studyCircles)
      .where(and(eq(studyCircles.id, id), mayDelete))
      .for('update')
    if (!gone) throw notFound()
    await endCircle({ db: transaction }, gone, at)
    if (gone.organiserId === asker.id) return
    await addAuditEntry(
      { db: transaction },
      {
        actorId: asker.id,
        at,
        action: 'delete',
        itemType: 'study_circle',
        itemId: id,
        before: loggedCircle(gone),
        after: null,
      },
    )
  })
}

/** Adds a person at the end of a circle’s list. Throws `not_found`, `own_circle` or `circle_full`. */
export async function addPerson({ db }: Queries, circleId: string, accountId: string, joinedAt: Date) {
  await db.transaction(async (transaction) => {
    // Joins of one circle come one after another, so the order is that of their ends.
    const [circle] = await transaction
      .select()
      .from(studyCircles)
      .where(eq(studyCircles.id, circleId))
      .for('update')
    if (!circle) throw notFound()
    if (circle.organiserId === accountId) {
      throw new AppError('own_circle', 409, 'The organiser takes part already.')
    }
    const people = await transaction
      .select({ accountId: circlePeople.accountId })
      .from(circlePeople)
      .where(eq(circlePeople.circleId, circleId))
    if (people.some((person) => person.accountId === accountId)) return
    if (people.length >= circle.capacity + LONGEST_WAITING_LIST) {
      throw new AppError('circle_full', 409, 'The waiting list of this circle is full.')
    }
    await transaction.insert(circlePeople).values({ circleId, accountId, joinedAt })
  })
}

export const removePerson = async ({ db }: Queries, circleId: string, accountId: string): Promise<void> => {
  await db
    .delete(circlePeople)
    .where(and(eq(circlePeople.circleId, circleId), eq(circlePeople.accountId, accountId)))
}

/** The circles of an account for its export. */
export async function exportedCircles({ db }: Queries, accountId: string) {
  const organised = await db.select().from(studyCircles).where(eq(studyCircles.organiserId, accountId))
  const taken = await db
    .select({ id: studyCircles.id, title: studyCircles.title, joinedAt: circlePeople.joinedAt })
    .from(circlePeople)
    .innerJoin(studyCircles, eq(studyCircles.id, circlePeople.circleId))
    .where(eq(circlePeople.accountId, accountId))
  return [
    ...organised.map(({ organiserId: _, searchText: __, createdAt, ...circle }) => ({
      kind: 'organised' as const,
      ...circle,
      createdAt: createdAt.toISOString(),
    })),
    ...taken.map(({ joinedAt, ...circle }) => ({
      kind: 'joined' as const,
      ...circle,
      joinedAt: joinedAt.toISOString(),
    })),
    ...(await noticesOf({ db }, accountId)).map((notice) => ({ kind: 'ended' as const, ...notice })),
  ]
}

/** The number of an account on a circle’s list, from 1; `null` if it isn’t there. */
const positionOf = (accountId: string) => sql<number | null>`(
  select own.place from (
    select listed.account_id, row_number() over (order by listed."order")::int as place
    from ${circlePeople} as listed where listed.circle_id = ${studyCircles.id}
  ) as own where own.account_id = ${accountId})`

const partOf = ({ organiserId, capacity }: Row, accountId: string, position: number | null) => {
  if (organiserId === accountId) return 'organiser'
  if (position === null) return null
  return position <= capacity ? 'member' : 'waiting'
}

function toListed(row: Row, joined: number, now: Date): ListedCircle {
  const { id, title, topic, place, link, repeats, firstDay, time, timeZone, minutes, capacity } = row
  const [next = 0] = nextMeetings(row, now.getTime(), 1)
  return {
    id,
    title,
    topic,
    place,
    online: link !== '',
    repeats,
    firstDay,
    time,
    timeZone,
    minutes,
    capacity,
    members: Math.min(joined, capacity),
    waiting: Math.max(0, joined - capacity),
    nextMeeting: asText(next),
  }
}

const asText = (instant: number) => new Date(instant).toISOString()

const searchTextOfCircle = ({ title, description, place }: CircleDetails) =>
  searchTextOf([title, description, place])
