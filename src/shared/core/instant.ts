/** Whether `found` is an instant as `Date.toISOString` writes it, so that instants compare as text. */
export function isInstant(found: unknown): found is string {
  if (typeof found !== 'string' || found.length !== '2026-01-01T00:00:00.000Z'.length) return false
  const time = Date.parse(found)
  return !Number.isNaN(time) && new Date(time).toISOString() === found
}

export const earlier = (a: string, b: string): string => (a < b ? a : b)
export const later = (a: string, b: string): string => (a > b ? a : b)
