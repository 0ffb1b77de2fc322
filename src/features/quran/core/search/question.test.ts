import { describe, expect, it } from 'vitest'
import { stemOf } from './light-stem.ts'
import { subjectOf } from './question.ts'

describe('the subject of a question', () => {
  it.each([
    ['من هو ذو القرنين', 'ذو القرنين'],
    ['ما حكم الوضوء؟', 'الوضوء'],
    ['آيات عن الصبر', 'الصبر'],
    ['ماذا قال القرآن عن اليتيم', 'اليتيم'],
    ['Who was Luqman?', 'Luqman'],
    ['what does the Quran say about the day of judgment', 'day of judgment'],
    ['verses about patience in hardship', 'patience in hardship'],
  ])('of “%s” is “%s”', (question, subject) => {
    expect(subjectOf(question)).toBe(subject)
  })

  it.each(['mercy', 'قل هو الله أحد', 'the day of judgment', 'what', 'what does the quran say', ''])(
    'is undefined for “%s”',
    (query) => {
      expect(subjectOf(query)).toBeUndefined()
    },
  )
})

describe('the light stem', () => {
  it.each([
    [['الصابرين', 'صابرون', 'والصابرات'], 'صابر'],
    [['prays', 'praying', 'prayed'], undefined],
    [['stories', 'story'], 'stori'],
    [['drinking', 'drink', 'drinks'], 'drink'],
  ])('is the same for the forms of a word: %j', (forms, stem) => {
    const stems = new Set(forms.map(stemOf).map((each) => each.replace(/er$/, '')))
    expect(stems.size).toBe(1)
    if (stem) expect([...stems]).toEqual([stem])
  })

  it('keeps short words whole', () => {
    expect(stemOf('هود')).toBe('هود')
    expect(stemOf('Lot')).toBe('lot')
  })
})
