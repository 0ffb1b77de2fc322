import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { nameKey } from '../../core/name-key.ts'
import {
  addSharedName,
  createSharedList,
  deleteSharedList,
  readSharedList,
  removeSharedName,
  type SharedListAnswer,
  voteOnSharedName,
} from '../../core/shared-list/shared-list.contract.ts'
import { MOST_NAMES } from '../../core/shared-list/shared-list.ts'
import { openNames } from '../name-translations.ts'
import {
  addName,
  createList,
  deleteList,
  deleteUnusedLists,
  readList,
  removeName,
  setVote,
} from './shared-lists.repository.ts'

const MINUTE_MS = 60_000
/** The first ten lists of a network go at once; then there are pauses of up to an hour. */
const LIMIT = { free: 10, pauseMs: 5 * MINUTE_MS, longestMs: 60 * MINUTE_MS }
/** Two people who add and vote quickly, and whose pages look for the other’s votes. */
const CALLS_PER_MINUTE = 120

/** Lists of names that two people share and vote on by a link. */
export const sharedNameListsFeature: ServerFeature = async (app, { database, clock, log, contentFolder }) => {
  const { writtenAs } = (await openNames(contentFolder)).translations
  const keysOf = (name: string) => [name, ...writtenAs(name).map(nameKey)]

  everyHour(app, log, {
    name: 'nameLists',
    failed: 'unused lists of names could not be deleted',
    work: () => deleteUnusedLists(database, clock()),
  })

  const answer = async (secret: string, reply: FastifyReply): Promise<SharedListAnswer> => {
    reply.header('cache-control', 'no-store')
    const list = await readList(database, secret, clock(), keysOf)
    if (!list) throw notFound()
    return list
  }
  const options = { limit: CALLS_PER_MINUTE }

  route(app, createSharedList, async ({ request, reply }) => {
    const limit = { key: `name lists ${networkOf(request.ip)}`, ...LIMIT }
    await limitAttempts(database, [limit], clock(), reply)
    const secret = await createList(database, clock())
    return { secret, ...(await answer(secret, reply)) }
  })

  route(app, readSharedList, ({ params: { secret }, reply }) => answer(secret, reply), options)

  route(
    app,
    addSharedName,
    async ({ params: { secret }, body: { name }, reply }) => {
      const outcome = await addName(database, secret, name, clock())
      if (outcome === 'missing') throw notFound()
      if (outcome === 'full') throw tooManyNames()
      return answer(secret, reply)
    },
    options,
  )

  route(
    app,
    voteOnSharedName,
    async ({ params: { secret }, body, reply }) => {
      if (!(await setVote(database, secret, body))) throw notFound()
      return answer(secret, reply)
    },
    options,
  )

  route(
    app,
    removeSharedName,
    async ({ params: { secret, key }, reply }) => {
      await removeName(database, secret, key)
      return answer(secret, reply)
    },
    options,
  )

  route(
    app,
    deleteSharedList,
    async ({ params: { secret } }) => {
      if (!(await deleteList(database, secret))) throw notFound()
      return { deleted: true } as const
    },
    options,
  )
}

const tooManyNames = () => new AppError('too_many_names', 409, `A list has at most ${MOST_NAMES} names.`)
