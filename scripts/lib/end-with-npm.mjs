const LOOK_MS = 500

/**
 * Ends this process as SIGTERM would when the npm that started it is gone: some shells stand between the two and do
 * not pass the signal on. Does nothing when npm did not start it.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  timer.unref()
}
