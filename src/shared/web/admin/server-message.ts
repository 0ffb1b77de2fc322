import * as z from 'zod/mini'
import { ApiError } from '../api/request.ts'

const answer = z.object({ error: z.object({ message: z.string() }) })

/** The server's message about a refused call, in English; `undefined` for other errors. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  try {
    return answer.safeParse(JSON.parse(error.body)).data?.error.message
  } catch {
    return undefined
  }
}
