/** A surah by the names that it is looked up by. */
export interface NamedSurah {
  readonly number: number
  /** Arabic, without vowels. */
  readonly name: string
  readonly englishName: string
  readonly englishNameTranslation: string
}

/**
 * The surahs whose number or name begins with or holds what was typed, in their order, those that begin with it first.
 * Everyday spellings are the same here: `yasin` and `Ya-Sin`, `baqara` and `Al-Baqarah`, `الاسراء` and `الإسراء`.
 */
export function findSurahs<Surah extends NamedSurah>(
  surahs: readonly Surah[],
  typed: string,
): readonly Surah[] {
  const wanted = fold(typed)
  if (wanted === '') return typed.trim() === '' ? surahs : []
  const ranked = surahs.map((surah) => ({ surah, rank: rankOf(surah, wanted) }))
  return [0, 1].flatMap((rank) => ranked.filter((each) => each.rank === rank).map(({ surah }) => surah))
}

function rankOf(surah: NamedSurah, wanted: string): number | undefined {
  if (/^\d+$/.test(wanted)) return String(surah.number).startsWith(wanted) ? 0 : undefined
  const names = [surah.name, surah.englishName].flatMap((name) => [
    fold(name),
    fold(name.replace(ARTICLE, '')),
  ])
  if (names.some((name) => name.startsWith(wanted))) return 0
  return [...names, fold(surah.englishNameTranslation)].some((name) => name.includes(wanted)) ? 1 : undefined
}

const ARTICLE = /^(a[a-z]{1,2}[-' ]|ال)/i

/** Letters alone, with the spellings that people mix up made one. */
function fold(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[ىئ]/g, 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ة', 'ه')
    .replaceAll('ء', '')
    .replaceAll(/[^\p{L}\d]/gu, '')
    .replaceAll(/ee|ii|iy/g, 'i')
    .replaceAll(/oo|ou|uu|uw/g, 'u')
    .replaceAll(/aa/g, 'a')
    .replaceAll('q', 'k')
    .replaceAll('dh', 'z')
    .replaceAll(/([a-z])\1/g, '$1')
    .replaceAll(/ah$/g, 'a')
}

/** Arabic-Indic, Persian and Bengali digits as the ASCII ones. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹০-৯]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = [0x660, 0x6f0, 0x9e6].find((start) => code >= start && code <= start + 9) ?? code
    return String(code - zero)
  })
}
