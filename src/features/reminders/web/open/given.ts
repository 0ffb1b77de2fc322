const KEY = 'rafiq.reminders.given'
const REMEMBERED = 20
/** By then every page that was asked at the same time has asked, and knows what was written down. */
const HELD_MS = 120_000

/**
 * Tells whether this page is the one that gives the reminder `tag`: of all open pages the first to ask. What one page
 * writes down others see only a moment later, so the first keeps a lock of the browser for a while, where it has locks.
 */
export async function isMineToGive(tag: string): Promise<boolean> {
  if (!navigator.locks) return take(tag)
  return new Promise((resolve) => {
    const asked = navigator.locks.request(`${KEY}/${tag}`, { ifAvailable: true }, async (lock) => {
      const isMine = lock !== null && take(tag)
      resolve(isMine)
      if (isMine) await new Promise((done) => setTimeout(done, HELD_MS))
    })
    asked.catch(() => resolve(take(tag)))
  })
}

function take(tag: string): boolean {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const tags = Array.isArray(given) ? given : []
    if (tags.includes(tag)) return false
    localStorage.setItem(KEY, JSON.stringify([tag, ...tags].slice(0, REMEMBERED)))
  } catch {
    // Without storage every page is alone.
  }
  return true
}
