import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { type PartKind, parseReaderAddress, type ReaderAddress } from './reader-address.ts'

const partWords: readonly (readonly [RegExp, PartKind])[] = [
  [/^(?:page|p\.?|صفحة|صفحه|الصفحة) ?(\d+)$/, 'page'],
  [/^(?:juz|juz'|j|جزء|الجزء) ?(\d+)$/, 'juz'],
  [/^(?:hizb|h|حزب|الحزب) ?(\d+)$/, 'hizb'],
]

/**
 * The place that was typed: `2:255`, `2.255`, `2 255-257`, `2`, `juz 30`, `page 50`, `hizb 3`, also in Arabic.
 * `undefined` when it is none or does not exist.
 */
export function typedPlace(typed: string): ReaderAddress | undefined {
  const text = asciiDigits(typed).trim().toLowerCase().replaceAll(/\s+/g, ' ')
  for (const [pattern, kind] of partWords) {
    const number = pattern.exec(text)?.[1]
    if (number) return found('', `${kind}=${number}`)
  }
  const verses = /^(\d+)(?:[ ]?[:.،, /][ ]?(\d+(?: ?[-–] ?\d+)?))?$/.exec(text)
  if (!verses) return undefined
  const [, surah, range] = verses
  return found(`/${surah}${range ? `/${range.replaceAll(/ /g, '').replace('–', '-')}` : ''}`)
}

function found(path: string, query?: string): ReaderAddress | undefined {
  const address = parseReaderAddress(path, query)
  return address.kind === 'problem' ? undefined : address
}
