import pino from 'pino'
import type { Settings } from './settings.ts'

/** The server's log: JSON lines on standard output. */
export function createLog(level: Settings['LOG_LEVEL'], destination?: pino.DestinationStream): pino.Logger {
  return pino({ level, base: null, serializers: { err: withoutValues } }, destination)
}

/** Logs a failed query without its values, because those are people's data. */
function withoutValues(error: Error): object {
  const { message, stack, type } = pino.stdSerializers.err(error)
  const cause = error.cause instanceof Error ? { cause: withoutValues(error.cause) } : {}
  return { type, message: cut(message), stack: cut(stack), ...cause }
}

const cut = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')
