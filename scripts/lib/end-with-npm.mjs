const LOOK_MS = 500

/**
 * Ends this process like SIGTERM when its parent npm has ended, because some shells between the two do not
 * pass the signal on. Does nothing if npm did not start it.
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
