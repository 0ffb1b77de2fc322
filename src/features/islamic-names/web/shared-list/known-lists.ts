import { z } from 'zod/mini'
import { deviceValue } from '#shared/web/device-value.ts'
import { type ListPerson, people } from '../../core/shared-list/shared-list.ts'

const known = z.array(z.object({ secret: z.string(), person: z.enum(people) }))

const MOST_LISTS = 20

/** The lists that this device opened, the latest first, and which of the two people uses it. */
export const knownLists = deviceValue('rafiq.name-lists', (found) => known.safeParse(found).data)

export const personOf = (secret: string): ListPerson | undefined =>
  knownLists.read()?.find((list) => list.secret === secret)?.person

export function rememberList(secret: string, person: ListPerson): void {
  knownLists.write([{ secret, person }, ...withoutList(secret)].slice(0, MOST_LISTS))
}

export const forgetList = (secret: string): void => knownLists.write(withoutList(secret))

const withoutList = (secret: string) => (knownLists.read() ?? []).filter((list) => list.secret !== secret)
