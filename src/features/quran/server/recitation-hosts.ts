import type { Settings } from '#shared/server/settings.ts'
import type { RecitationHosts } from '../core/index.ts'

/** The configured recitation hosts. */
export function recitationHosts({
  RECITATIONS_URL,
  RECITATIONS_BY_NUMBER_URL,
}: Pick<Settings, 'RECITATIONS_URL' | 'RECITATIONS_BY_NUMBER_URL'>): RecitationHosts {
  return { 'surah-verse': RECITATIONS_URL, 'verse-number': RECITATIONS_BY_NUMBER_URL }
}

/** The origins that the page policy allows for recitations, each once. */
export function recitationOrigins(settings: Parameters<typeof recitationHosts>[0]): readonly string[] {
  return [...new Set(Object.values(recitationHosts(settings)).map((address) => new URL(address).origin))]
}
