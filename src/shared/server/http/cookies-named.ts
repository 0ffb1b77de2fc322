import type { FastifyRequest } from 'fastify'

/**
 * The values of all cookies of a name that a request brings. There can be several: a page of a neighbouring host may set
 * one for all of them, and which comes first is not ours to say.
 */
export const cookiesNamed = (name: string, { headers }: Pick<FastifyRequest, 'headers'>): readonly string[] =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .filter(Boolean)
