import { randomInt } from 'node:crypto'

/** Seventy-seven bits, as EFF’s dice do. */
const WORDS = 6

/** A password of six words of EFF’s list, which can be read out and typed. */
export async function generatePassword(): Promise<string> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['diceware-common']
  return Array.from({ length: WORDS }, () => words[randomInt(words.length)]).join(' ')
}
