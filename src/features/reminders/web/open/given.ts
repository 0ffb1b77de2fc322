const KEY = 'rafiq.reminders.given'
const REMEMBERED = 20

/**
 * Tells whether this page is the one that gives the reminder `tag`: of all open pages the first to ask. It is read and
 * written under a lock of the browser, where it has locks.
 */
export async function isMineToGive(tag: string): Promise<boolean> {
  if (!navigator.locks) return take(tag)
  return navigator.locks.request(KEY, async () => take(tag))
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
