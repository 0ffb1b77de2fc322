type End = () => Promise<void>

const ends: End[] = []

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endAll())

/**
 * Ends processes of the bench, such as a server or a database: with the returned function or when this
 * process is interrupted, the latest first. `end` is called once.
 */
export function endsWithBench(end: End): End {
  let ended: Promise<void> | undefined
  const once = () => {
    ended ??= end()
    return ended
  }
  ends.unshift(once)
  return once
}

/** Ends all of them and this process. A failure does not prevent the others from ending. */
export async function endAll(): Promise<never> {
  for (const end of ends) await end().catch(() => undefined)
  process.exit(1)
}
