import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The texts of one file by key. Parts of a nested key are joined by dots; list entries have their index. */
export type Texts = ReadonlyMap<string, string>

/** One language's files: feature → texts. */
export type Language = ReadonlyMap<string, Texts>

/** The folder in `locales` of languages that are not complete. The app does not read it. */
export const IN_PREPARATION = 'in-preparation'

/** Every `<language>/<feature>.json` under `folder`: language → feature → texts. Empty if there is no such folder. */
export function readLanguages(folder: string): Map<string, Language> {
  if (!existsSync(folder)) return new Map()
  const languages = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== IN_PREPARATION,
  )
  return new Map(
    languages.map(({ name }) => {
      const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'))
      const features = files.map((file) => {
        const text = readFileSync(join(folder, name, file), 'utf8')
        return [file.slice(0, -'.json'.length), flatten(JSON.parse(text))] as const
      })
      return [name, new Map(features)]
    }),
  )
}

/** Flattens `{ a: { b: 'text' } }` to `a.b` → `text`. Throws if a value is not a text. */
export function flatten(texts: unknown, prefix = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[prefix, texts]])
  if (typeof texts !== 'object' || texts === null) throw new Error(`${prefix} is not a text.`)
  return new Map(
    Object.entries(texts).flatMap(([key, value]) => [...flatten(value, prefix ? `${prefix}.${key}` : key)]),
  )
}
