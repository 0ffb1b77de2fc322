type End = () => Promise<void>

const ends: End[] = []

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endAll())

/**
 * Whatever runs beside the bench, such as a server or a database, ends with it: by the function that comes back, or when
 * this process is interrupted, the latest first. `end` is called once.
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

/** Ends all of it and this process. What does not end well keeps nothing else running. */
export async function endAll(): Promise<never> {
  for (const end of ends) await end().catch(() => undefined)
  process.exit(1)
}
