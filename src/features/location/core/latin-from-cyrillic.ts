/**
 * Russian letters by the BGN/PCGN romanisation of 1947, which GeoNames follows, and a few letters of
 * neighbouring languages.
 */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  є: 'ye',
  ґ: 'g',
  қ: 'q',
  ғ: 'gh',
  ң: 'ng',
  ө: 'o',
  ү: 'u',
  ұ: 'u',
  һ: 'h',
  ә: 'a',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
}

const CYRILLIC = /[\u0400-\u04ff]/
const EACH_CYRILLIC = /[\u0400-\u04ff]/g
/** е is ye at the start of a word and after a vowel, й, ъ or ь. */
const SOFT_E = /(?<=^|[\s\-аеиоуыэюяйъь])е/g

/** A Cyrillic name in Latin script, lower case; `undefined` for a name in another script. */
export function latinFromCyrillic(name: string): string | undefined {
  const small = name.normalize('NFC').toLowerCase()
  if (!CYRILLIC.test(small)) return undefined
  return small.replaceAll(SOFT_E, 'ye').replaceAll(EACH_CYRILLIC, (letter) => latin[letter] ?? letter)
}
