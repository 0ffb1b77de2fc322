import { describe, expect, it } from 'vitest'
import { tajweedOf } from './tajweed.ts'
import type { TajweedRule } from './tajweed-rules.ts'

/** The letters with a rule, in order. */
const lettersWith = (rule: TajweedRule, text: string) =>
  tajweedOf(text)
    .filter((mark) => mark.rule === rule)
    .map(({ start, end }) => text.slice(start, end))

/** A rule, the place of its example, the example and its letters that have the rule. */
const examples: readonly (readonly [TajweedRule, place: string, text: string, letters: readonly string[]])[] =
  [
    ['izhar', '1:7', 'أَنۡعَمۡتَ عَلَيۡهِمۡ', ['نۡ']],
    ['izhar', '112:4', 'كُفُوًا أَحَدُۢ', ['وً']],
    ['izhar', '13:4, within a word', 'صِنۡوَانٞ وَغَيۡرُ', ['نۡ']],
    ['idgham-with-ghunnah', '99:7', 'فَمَن يَعۡمَلۡ', ['ن']],
    ['idgham-without-ghunnah', '2:255, without the pause sign', 'وَلَا نَوۡمࣱۚ لَّهُۥ', ['مࣱ']],
    ['idgham-with-ghunnah', '2:10', 'مَرَضࣰاۖ وَلَهُمۡ', ['ضࣰ']],
    ['idgham-without-ghunnah', '112:4', 'وَلَمۡ يَكُن لَّهُۥ', ['ن']],
    ['idgham-without-ghunnah', '2:5', 'مِّن رَّبِّهِمۡۖ', ['ن']],
    ['iqlab', '104:4', 'لَيُنۢبَذَنَّ فِي', ['نۢ']],
    ['iqlab', '2:10', 'أَلِيمُۢ بِمَا', ['مُۢ']],
    ['ikhfa', '114:4', 'مِن شَرِّ', ['ن']],
    ['ikhfa', '2:10', 'مَّرَضࣱ فَزَادَهُمُ', ['ضࣱ']],
    ['izhar-shafawi', '1:7', 'أَنۡعَمۡتَ', ['مۡ']],
    ['idgham-shafawi', '97:4', 'رَبِّهِم مِّن', ['م']],
    ['ikhfa-shafawi', '105:4', 'تَرۡمِيهِم بِحِجَارَةࣲ', ['م']],
    ['ghunnah', '114:6', 'مِنَ ٱلۡجِنَّةِ وَٱلنَّاسِ', ['نَّ', 'نَّ']],
    ['idgham-of-letters', '2:256', 'قَد تَّبَيَّنَ', ['د']],
    ['idgham-of-letters', '2:282', 'وَلۡيَكۡتُب بَّيۡنَكُمۡ', ['ب']],
    ['qalqalah', '104:5', 'وَمَا\u0653 أَدۡرَىٰكَ مَا', ['دۡ']],
    ['qalqalah-at-stop', '113:1', 'بِرَبِّ ٱلۡفَلَقِ', ['قِ']],
    ['qalqalah-at-stop', '111:1', 'أَبِي لَهَبࣲ وَتَبَّ', ['بَّ']],
    ['madd-natural', '106:2', 'إِۦلَٰفِهِمۡ', ['إِۦ', 'لَٰ']],
    ['madd-muttasil', '110:1', 'إِذَا جَا\u0653ءَ نَصۡرُ', ['ا\u0653']],
    ['madd-munfasil', '108:1', 'إِنَّا\u0653 أَعۡطَيۡنَٰكَ', ['ا\u0653']],
    ['madd-munfasil', '109:1, the vocative yā', 'يَـٰٓأَيُّهَا ٱلۡكَٰفِرُونَ', ['ـٰٓ']],
    ['madd-munfasil', '2:255, the ending -hū', 'عِندَهُۥٓ إِلَّا', ['هُۥٓ']],
    ['madd-lazim', '1:7', 'وَلَا ٱلضَّا\u0653لِّينَ', ['ا\u0653']],
    ['madd-lazim', '2:1', 'الٓمٓ', ['لٓ', 'مٓ']],
    ['madd-at-stop', '1:2', 'رَبِّ ٱلۡعَٰلَمِينَ', ['ي']],
    ['madd-lin', '106:1', 'لِإِيلَٰفِ قُرَيۡشٍ', ['يۡ']],
    ['lam-heavy', '1:1 without its preposition', 'ٱسۡمُ ٱللَّهِ', ['لَّ']],
    ['lam-light', '1:1', 'بِسۡمِ ٱللَّهِ', ['لَّ']],
    ['lam-light', '112:1–2 joined, after a tanwin', 'أَحَدٌ ٱللَّهُ', ['لَّ']],
    ['lam-light', '1:2', 'ٱلۡحَمۡدُ لِلَّهِ', ['لَّ']],
    ['ra-heavy', '108:2', 'لِرَبِّكَ وَٱنۡحَرۡ', ['رَ', 'رۡ']],
    ['ra-heavy', '6:7, before a heavy letter', 'قِرۡطَاسࣲ', ['رۡ']],
    ['ra-heavy', '17:24, after a passing i', 'رَّبِّ ٱرۡحَمۡهُمَا', ['رَّ', 'رۡ']],
    ['ra-light', '79:17', 'فِرۡعَوۡنَ إِنَّهُۥ', ['رۡ']],
    ['ra-light', '2:20, at a stop after ī', 'شَيۡءࣲ قَدِيرࣱ', ['رࣱ']],
    ['ra-light', '89:5, at a stop', 'قَسَمࣱ لِّذِي حِجۡرٍ', ['رٍ']],
    ['silent', '1:7', 'وَلَا ٱلضَّا\u0653لِّينَ', ['ٱ', 'ل']],
    ['silent', '2:10', 'كَانُواْ يَكۡذِبُونَ', ['اْ']],
  ]

describe('the rules of tajweed', () => {
  it.each(examples)('finds %s in %s', (rule, _, text, letters) => {
    expect(lettersWith(rule, text)).toEqual(letters)
  })

  it('gives an n no rule before a hamzat al-wasl, where it gets a vowel', () => {
    expect(lettersWith('izhar', 'نُوحٌ ٱبۡنَهُۥ')).toEqual([])
    expect(lettersWith('ikhfa', 'نُوحٌ ٱبۡنَهُۥ')).toEqual([])
  })

  it('gives an n no rule where one pauses after it (75:27)', () => {
    expect(lettersWith('idgham-without-ghunnah', 'وَقِيلَ مَنۡۜ رَاقࣲ')).toEqual([])
  })

  it('has no long vowel before a hamzat al-wasl', () => {
    expect(lettersWith('madd-natural', 'فِي ٱلۡأَرۡضِ')).toEqual([])
  })

  it('reads the last alef of 76:15 as a long vowel, because one stops there', () => {
    expect(lettersWith('ra-heavy', 'كَانَتۡ قَوَارِيرَا۠')).toEqual(['رَ'])
    expect(lettersWith('madd-at-stop', 'كَانَتۡ قَوَارِيرَا۠')).toEqual([])
  })

  it('covers every letter at its own place when words are repeated', () => {
    const text = 'مِن شَرِّ مِن شَرِّ'
    expect(tajweedOf(text).filter(({ rule }) => rule === 'ikhfa')).toEqual([
      { rule: 'ikhfa', start: 2, end: 3 },
      { rule: 'ikhfa', start: text.lastIndexOf('ن'), end: text.lastIndexOf('ن') + 1 },
    ])
  })
})
