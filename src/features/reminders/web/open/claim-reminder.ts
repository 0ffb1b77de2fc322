const KEY = 'rafiq.reminders.given'
const REMEMBERED = 20
/** Long enough for all open pages to have asked and to see the stored entry. */
const HELD_MS = 120_000

/**
 * Whether this page may show the reminder `tag`: the first open page to ask. Other pages see localStorage
 * with a delay, so the first holds a browser lock for a while where locks exist.
 */
export async function claimReminder(tag: string): Promise<boolean> {
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
    // Without storage each page acts alone.
  }
  return true
}
