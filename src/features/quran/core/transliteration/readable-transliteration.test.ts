import { describe, expect, it } from 'vitest'
import { readableTransliteration } from './readable-transliteration.ts'

/** The examples of the table in the README: ASCII form, Arabic, readable form. */
const cases: readonly (readonly [rule: string, ascii: string, arabic: string, readable: string])[] = [
  [
    'the basmala',
    'Bismi Allahi alrrahmani alrraheemi',
    'بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ',
    'Bismi Allāhi ar-raḥmāni ar-raḥīmi',
  ],
  [
    'ʿayn and a long a',
    'Alhamdu lillahi rabbi alAAalameena',
    'ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ',
    'Al-ḥamdu lillāhi rabbi al-ʿālamīna',
  ],
  ['ʿayn at the beginning', 'AAabasa watawalla', 'عَبَسَ وَتَوَلَّىٰٓ', 'ʿAbasa watawallā'],
  ['dh and th', 'Thalika alkitabu', 'ذَٰلِكَ ٱلۡكِتَٰبُ', 'Dhālika al-kitābu'],
  ['ḍ and ṣ', 'Sirata almaghdoobi', 'صِرَٰطَ ٱلۡمَغۡضُوبِ', 'Ṣirāṭa al-maghḍūbi'],
  ['ẓ', 'hifthuhuma', 'حِفۡظُهُمَاۚ', 'Ḥifẓuhumā'],
  ['a hamza inside a word', 'yuminoona', 'يُؤۡمِنُونَ', 'Yuʾminūna'],
  ['no hamza where a word begins', 'inna anzalnahu', 'إِنَّا\u0653 أَنزَلۡنَٰهُ', 'Innā anzalnāhu'],
  ['a hamza after a prefix', 'waith', 'وَإِذۡ', 'Waʾidh'],
  ['the silent alef after a prefix', 'waittaqoo Allaha', 'وَٱتَّقُواْ ٱللَّهَ', 'Wattaqū Allāha'],
  ['the article after a prefix', 'bialghaybi', 'بِٱلۡغَيۡبِ', 'Bil-ghaybi'],
  ['the article after li-', 'lilnnasi', 'لِلنَّاسِ', 'Lin-nāsi'],
  ['night', 'waallayli', 'وَٱلَّيۡلِ', 'Wal-layli'],
  ['the relative pronoun, which has no article', 'allatheena', 'ٱلَّذِينَ', 'Alladhīna'],
  ['an l that is not the article', 'iltaqa', 'ٱلۡتَقَى', 'Iltaqā'],
  ['a call', 'Ya ayyuha', 'يَٰٓأَيُّهَا', 'Yā ayyuhā'],
  ['tanwin before b', 'sameeAAun baseerun', 'سَمِيعُۢ بَصِير\u08f1', 'Samīʿun baṣīrun'],
  ['opening letters', 'Aliflammeem', 'الٓمٓ', 'Alif lām mīm'],
  ['opening letters before more', 'Sad waalqurani', 'صٓۚ وَٱلۡقُرۡءَانِ', 'Ṣād wal-qurʾāni'],
  ['imala (11:41)', 'majraha', 'مَجۡرٜىٰهَا', 'Majrēhā'],
  ['a sad read as sin (2:245)', 'wayabsutu', 'وَيَبۡصُۜطُ', 'Wayabsuṭu'],
]

describe('the readable transliteration', () => {
  it.each(cases)('writes %s', (_, ascii, arabic, readable) => {
    expect(readableTransliteration(ascii, arabic)).toBe(readable)
  })

  it('follows the Arabic if the ASCII form has a slip (61:13)', () => {
    expect(readableTransliteration('wafathun qarreebun', 'وَفَتۡحٌ قَرِيبٌ')).toBe('Wafatḥun qarībun')
  })

  it('throws for the transliteration of another verse', () => {
    const wrong = () =>
      readableTransliteration('Qul aAAoothu birabbi alnnasi maliki alnnasi', 'تَبَّتۡ يَدَآ أَبِي لَهَبٖ وَتَبَّ')
    expect(wrong).toThrow(RangeError)
  })
})
