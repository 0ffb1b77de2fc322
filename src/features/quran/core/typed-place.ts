import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { type PartKind, parseReaderAddress, type ReaderAddress } from './reader-address.ts'

const partWords: readonly (readonly [RegExp, PartKind])[] = [
  [/^(?:page|p\.?|صفحة|صفحه|الصفحة) ?(\d+)$/, 'page'],
  [/^(?:juz|juz'|j|جزء|الجزء) ?(\d+)$/, 'juz'],
  [/^(?:hizb|h|حزب|الحزب) ?(\d+)$/, 'hizb'],
]

/**
 * Parses a typed place: `2:255`, `2.255`, `2 255-257`, `2`, `juz 30`, `page 50`, `hizb 3`, also in Arabic. `undefined`
 * for anything else and for places that do not exist.
 */
export function parseTypedPlace(typed: string): ReaderAddress | undefined {
  const text = asciiDigits(typed).trim().toLowerCase().replaceAll(/\s+/g, ' ')
  for (const [pattern, kind] of partWords) {
    const number = pattern.exec(text)?.[1]
    if (number) return toAddress('', `${kind}=${number}`)
  }
  const verses = /^(\d+)(?:[ ]?[:.،, /][ ]?(\d+(?: ?[-–] ?\d+)?))?$/.exec(text)
  if (!verses) return undefined
  const [, surah, range] = verses
  return toAddress(`/${surah}${range ? `/${range.replaceAll(/ /g, '').replace('–', '-')}` : ''}`)
}

function toAddress(path: string, query?: string): ReaderAddress | undefined {
  const address = parseReaderAddress(path, query)
  return address.kind === 'problem' ? undefined : address
}
