import { describe, expect, it } from 'vitest'
import { arabicSpellings, arabicStem } from './arabic-spellings.ts'

const shared = (text: string, typed: string) =>
  arabicSpellings(text).filter((spelling) => arabicSpellings(typed).includes(spelling))

describe('spellings of Arabic words', () => {
  it.each([
    ['ٱلصَّلَوٰةَ', 'الصلاة'],
    ['ٱلصَّلَوٰةَ', 'الصلوة'],
    ['ٱلزَّكَوٰةَ', 'الزكاة'],
    ['ٱلۡكِتَٰبُ', 'الكتاب'],
    ['ٱلۡكِتَٰبُ', 'الكتب'],
    ['ٱلرَّحۡمَٰنِ', 'الرحمن'],
    ['ٱلرَّحۡمَٰنِ', 'الرحمان'],
    ['ءَامَنُواْ', 'آمنوا'],
    ['ءَادَمَ', 'آدم'],
    ['مُوسَىٰ', 'موسى'],
    ['مُوسَىٰ', 'موسي'],
    ['ٱلتَّوۡرَىٰةَ', 'التوراة'],
    ['إِبۡرَٰهِـۧمَ', 'إبراهيم'],
    ['دَاوُۥدُ', 'داوود'],
    ['ٱلَّيۡلِ', 'الليل'],
    ['شَيۡـٔٗا', 'شيئا'],
    ['ٱلۡأَفۡـِٔدَةِ', 'الأفئدة'],
    ['مَسۡـُٔولًا', 'مسؤولا'],
    ['رَحۡمَةٗ', 'رحمه'],
    ['إِنَّهُۥ', 'إنه'],
    ['سَمَآءِ', 'سما'],
    ['كِتَـٰب', 'کتاب'],
  ])('match %s and %s', (text, typed) => {
    expect(shared(text, typed)).not.toEqual([])
  })

  it('distinguish words that differ in a letter', () => {
    expect(shared('ٱلصَّلَوٰةَ', 'الصلاح')).toEqual([])
    expect(shared('قَلۡب', 'كلب')).toEqual([])
  })

  it('are empty for marks alone, and few for any word', () => {
    expect(arabicSpellings('\u064e\u0651')).toEqual([])
    expect(arabicSpellings('ـٰـٰـٰـٰـٰـٰـٰـٰـٰ').length).toBeLessThanOrEqual(12)
  })

  it('strip the article and particles from long enough words', () => {
    expect(arabicStem('والكتاب')).toBe('كتاب')
    expect(arabicStem('بالحق')).toBeUndefined()
    expect(arabicStem('نور')).toBeUndefined()
  })
})
