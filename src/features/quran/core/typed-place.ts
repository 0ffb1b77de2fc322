import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { type PartKind, parseReaderAddress, type ReaderAddress } from './reader-address.ts'

/** Words for the parts of the Quran in the interface languages. */
const words: Readonly<Record<PartKind, string>> = {
  page: 'page p p. sayfa halaman página muka صفحة صفحه صفحہ الصفحة পৃষ্ঠা पेज सफ़हा सफहा पृष्ठ പേജ്',
  juz: "juz juz’ juz' juzuk j cüz yuz جزء الجزء پارہ پارے سپارہ পারা পারাহ জুয जुज़ जुज पारा पारे ജുസ്അ് ജുസ്ഉ് ജുസ്ഇ",
  hizb: 'hizb h hizip hizib حزب الحزب হিজব হিযব हिज़्ब हिज्ब ഹിസ്ബ്',
}

const kinds = new Map<string, PartKind>(
  (['page', 'juz', 'hizb'] as const).flatMap((kind) =>
    words[kind].split(' ').map((word) => [word.normalize('NFC'), kind] as const),
  ),
)
/** A word and a number, in either order: in Turkish and Malay `30. cüz` is as common as `cüz 30`. */
const PART = /^([^\d\s]+?) ?(\d+)$|^(\d+)\.? ?([^\d\s]+)$/u

/**
 * Parses a typed place: `2:255`, `2.255`, `2 255-257`, `2`, `juz 30`, `page 50`, `hizb 3`, in every interface
 * language. `undefined` for anything else and for places that do not exist.
 */
export function parseTypedPlace(typed: string): ReaderAddress | undefined {
  const text = asciiDigits(typed).normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const [, before = '', number, firstNumber, after = ''] = PART.exec(text) ?? []
  const kind = kinds.get(before || after)
  if (kind) return toAddress('', `${kind}=${number ?? firstNumber}`)
  const verses = /^(\d+)(?:[ ]?[:.،, /][ ]?(\d+(?: ?[-–] ?\d+)?))?$/.exec(text)
  if (!verses) return undefined
  const [, surah, range] = verses
  return toAddress(`/${surah}${range ? `/${range.replaceAll(/ /g, '').replace('–', '-')}` : ''}`)
}

function toAddress(path: string, query?: string): ReaderAddress | undefined {
  const address = parseReaderAddress(path, query)
  return address.kind === 'problem' ? undefined : address
}
