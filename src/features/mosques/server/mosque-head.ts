import en from '#locales/en/mosques.json' with { type: 'json' }
import enShell from '#locales/en/shell.json' with { type: 'json' }
import type { Language } from '#shared/core/languages.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { AddressHeads } from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { findMosque } from './find-mosque.ts'

const textsIn = interfaceTexts('mosques', en)
const shellIn = interfaceTexts('shell', enShell)

/** The heads of the mosques’ pages. */
export const mosqueHeads =
  (database: Pick<Database, 'db'>): AddressHeads =>
  async ({ path, language }) => {
    const id = mosqueIdAt(path)
    if (id === undefined) return undefined
    const about = await mosqueHead(database, id, language)
    return about ? { about } : 'missing'
  }

/** The id in a mosque page’s path; `undefined` for other paths. */
export const mosqueIdAt = (path: string): string | undefined => /^\/mosques\/([\w-]{1,120})$/.exec(path)?.[1]

/** The title and description of a mosque’s page; `undefined` when the mosque doesn’t exist. */
export async function mosqueHead(
  database: Pick<Database, 'db'>,
  id: string,
  { code }: Language,
): Promise<{ readonly title: string; readonly description: string } | undefined> {
  const mosque = await findMosque(database, id)
  if (!mosque) return undefined
  const { name, nativeName, arabicName, street, city, country } = mosque
  const texts = textsIn(code)
  const regions = new Intl.DisplayNames(code, { type: 'region', fallback: 'code' })
  const shown = (code === 'ar' && arabicName) || name || nativeName || arabicName || texts.unnamed
  const address = [street, city, country && regions.of(country)].filter(Boolean)
  const words = [shown, ...address].join(shellIn(code).comma)
  return {
    title: texts.page.title.replace('{{name}}', () => shown),
    description: texts.page.about.replace('{{mosque}}', () => words),
  }
}
