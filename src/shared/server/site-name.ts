import en from '#locales/en/shell.json' with { type: 'json' }
import { interfaceTexts } from './interface-texts.ts'

const textsIn = interfaceTexts('shell', en)

/** The name of the app in the script of a language. */
export const siteName = (code: string): string => textsIn(code).name
