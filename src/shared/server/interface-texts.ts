import { createRequire } from 'node:module'
import { hasInterfaceTexts, languages } from '#shared/core/languages.ts'

/** Resolves `#locales` in the source and in the built server, because both are inside the package. */
const require = createRequire(import.meta.url)

/**
 * Returns a function that reads the texts of `locales/<language>/<part>.json` when they are first needed. A
 * language without texts has the English ones, and so has each key that a language lacks.
 */
export function interfaceTexts<Texts extends object>(part: string, english: Texts): (code: string) => Texts {
  const byCode = new Map<string, Texts>([['en', english]])
  return (code) => {
    const language = languages.find((each) => each.code === code && hasInterfaceTexts(each.code))
    if (!language) return english
    const found = byCode.get(code) ?? { ...english, ...require(`#locales/${code}/${part}.json`) }
    byCode.set(code, found)
    return found
  }
}
