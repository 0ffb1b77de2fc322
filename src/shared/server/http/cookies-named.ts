import type { FastifyRequest } from 'fastify'

/**
 * The values of all cookies with this name. There can be several, because a page of a neighbouring host may
 * set one for all of them, and their order is not reliable.
 */
export const cookiesNamed = (name: string, { headers }: Pick<FastifyRequest, 'headers'>): readonly string[] =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .filter(Boolean)
