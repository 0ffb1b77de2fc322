import { createHash, randomBytes } from 'node:crypto'
import { and, arrayOverlaps, asc, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import type { Database } from '#shared/server/database/database.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { nameKey } from '../../core/name-key.ts'
import type { SharedListAnswer } from '../../core/shared-list/shared-list.contract.ts'
import { type ListPerson, MOST_NAMES, UNUSED_DAYS, type Vote } from '../../core/shared-list/shared-list.ts'
import { islamicNames } from '../islamic-names.table.ts'
import { sharedNameLists, sharedNames } from './shared-lists.table.ts'

type Db = Pick<Database, 'db'>

const SECRET_BYTES = 24
const dayOf = (now: Date): Day => now.toISOString().slice(0, 'YYYY-MM-DD'.length)
const idOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Creates an empty list and returns its secret. */
export async function createList({ db }: Db, now: Date): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await db.insert(sharedNameLists).values({ id: idOf(secret), usedOn: dayOf(now) })
  return secret
}

/**
 * The list, which counts as used today; `undefined` if there is none. `keysOf` are the keys of the names that are written like
 * a folded name, itself among them.
 */
export async function readList(
  { db }: Db,
  secret: string,
  now: Date,
  keysOf: (name: string) => readonly string[],
): Promise<SharedListAnswer | undefined> {
  const [id, today] = [idOf(secret), dayOf(now)]
  await db
    .update(sharedNameLists)
    .set({ usedOn: today })
    .where(and(eq(sharedNameLists.id, id), ne(sharedNameLists.usedOn, today)))
  const [list] = await db.select().from(sharedNameLists).where(eq(sharedNameLists.id, id))
  if (!list) return undefined
  const rows = await db
    .select()
    .from(sharedNames)
    .where(eq(sharedNames.list, id))
    .orderBy(asc(sharedNames.addedAt), asc(sharedNames.key))
  const pageOf = await knownNames({ db }, new Map(rows.map(({ key }) => [key, keysOf(key)])))
  return {
    names: rows.map(({ key, name, first, second }) => ({
      ...{ key, name, ...pageOf(key) },
      votes: { first, second },
    })),
    expiresOn: dayOfNumber(dayNumberOf(list.usedOn) + UNUSED_DAYS),
  }
}

/**
 * Returns a function that finds the page of a name by its key: the one with this name, else the most popular one that another
 * language writes so, else one with this spelling.
 */
async function knownNames({ db }: Db, keys: ReadonlyMap<string, readonly string[]>) {
  const wanted = [...keys.values()].flat()
  const { slug, entry, keys: written, popularity } = islamicNames
  const pages =
    wanted.length === 0
      ? []
      : await db
          .select({ slug, written, arabicName: sql<string>`${entry}->>'arabicName'` })
          .from(islamicNames)
          .where(and(isListed(islamicNames), arrayOverlaps(written, wanted)))
          .orderBy(desc(popularity), asc(slug))
  return (key: string) => {
    const own = keys.get(key) ?? []
    const page =
      pages.find(({ written: [first] }) => first === key) ??
      pages.find((each) => own.includes(each.written[0] ?? '')) ??
      pages.find((each) => each.written.some((text) => own.includes(text)))
    return { slug: page?.slug ?? null, arabicName: page?.arabicName ?? null }
  }
}

/** Adds a name once; `full` if the list has too many, `missing` without the list. */
export async function addName(
  { db }: Db,
  secret: string,
  name: string,
  now: Date,
): Promise<'added' | 'full' | 'missing'> {
  const id = idOf(secret)
  return db.transaction(async (run) => {
    // One addition to a list at a time, so that the limit holds.
    const [list] = await run.select().from(sharedNameLists).where(eq(sharedNameLists.id, id)).for('update')
    if (!list) return 'missing'
    const known = await run.select({ key: sharedNames.key }).from(sharedNames).where(eq(sharedNames.list, id))
    const key = nameKey(name)
    if (known.some((each) => each.key === key)) return 'added'
    if (known.length >= MOST_NAMES) return 'full'
    await run.insert(sharedNames).values({ list: id, key, name, addedAt: now })
    return 'added'
  })
}

const nameIn = (secret: string, key: string) =>
  and(eq(sharedNames.list, idOf(secret)), eq(sharedNames.key, key))

/** Sets one person’s vote; false if the list hasn’t the name. */
export async function setVote(
  { db }: Db,
  secret: string,
  { key, person, vote }: { readonly key: string; readonly person: ListPerson; readonly vote: Vote | null },
): Promise<boolean> {
  const { rowCount } = await db
    .update(sharedNames)
    .set({ [person]: vote })
    .where(nameIn(secret, key))
  return rowCount === 1
}

export async function removeName({ db }: Db, secret: string, key: string): Promise<void> {
  await db.delete(sharedNames).where(nameIn(secret, key))
}

/** Deletes the list with its names; false if there is none. */
export async function deleteList({ db }: Db, secret: string): Promise<boolean> {
  const { rowCount } = await db.delete(sharedNameLists).where(eq(sharedNameLists.id, idOf(secret)))
  return rowCount === 1
}

/** Deletes the lists that nobody has opened for half a year. */
export async function deleteUnusedLists({ db }: Db, now: Date): Promise<void> {
  const oldest = dayOfNumber(dayNumberOf(dayOf(now)) - UNUSED_DAYS)
  await db.delete(sharedNameLists).where(lt(sharedNameLists.usedOn, oldest))
}
