import type { LanguageCode } from '../../src/shared/core/languages.ts'
import { interfaceCodes } from '../../src/shared/core/languages.ts'

/** Where the texts of a language are: its locales, its first messages, its translations of content. */
const TEXTS = /(?:\/locales\/|first-messages:|\/content\/[\w-]+\/translations\/)(\w+)/

/**
 * The language whose texts these modules are; `undefined` if they hold anything else, and for English, which every
 * language needs for texts that it lacks.
 */
export function languageOfModules(modules: readonly string[]): LanguageCode | undefined {
  const codes = new Set(modules.map((module) => TEXTS.exec(module)?.[1]))
  return codes.size === 1 ? interfaceCodes.find((code) => code !== 'en' && codes.has(code)) : undefined
}
