import type { Lesson, QuizStep } from '../lesson.ts'

const quiz = (question: string): QuizStep => ({
  kind: 'quiz',
  question: { en: question, ar: 'سؤال' },
  choices: [
    { en: 'Yes', ar: 'نعم' },
    { en: 'No', ar: 'لا' },
  ],
  answer: 1,
  why: { en: 'It is so.', ar: 'هو كذلك.' },
})

const verse = {
  verse: '112:1',
  surah: { en: 'Al-Ikhlas', ar: 'الإخلاص' },
  arabic: 'قُلۡ هُوَ ٱللَّهُ أَحَدٌ',
}

/** Three short lessons with every kind of card, for tests. */
export const sampleLessons = [
  {
    id: 'letters',
    unit: 'letters',
    title: { en: 'Your first letter', ar: 'أول حرف' },
    category: 'basics',
    difficulty: 'beginner',
    minutes: 3,
    requires: [],
    intro: {
      en: 'A text that is longer than a hundred characters, so that the list of lessons shortens it after a whole word.',
      ar: 'مقدّمة.',
    },
    steps: [
      { kind: 'text', text: { en: 'Read from the right.', ar: 'اقرأ من اليمين.' } },
      {
        kind: 'letter',
        letter: 'ب',
        name: { en: 'ba', ar: 'باء' },
        transliteration: 'b',
        sound: { en: 'Close both lips.', ar: 'من الشفتين.' },
        confusedWith: ['ت'],
      },
      quiz('Does ba have two dots?'),
    ],
  },
  {
    id: 'vowels',
    unit: 'vowels',
    title: { en: 'Reading a verse', ar: 'قراءة آية' },
    category: 'tajweed',
    difficulty: 'intermediate',
    minutes: 5,
    requires: ['letters'],
    intro: { en: 'Read it word by word.', ar: 'كلمة كلمة.' },
    steps: [
      {
        kind: 'words',
        ...verse,
        words: [
          { place: 1, arabic: 'قُلۡ', en: 'say' },
          { place: 2, arabic: 'هُوَ', en: '—' },
        ],
      },
      { kind: 'words', ...verse, words: [{ place: 3, arabic: 'قُلۡ', en: 'say' }] },
      {
        kind: 'rule',
        rule: 'ikhfa',
        text: { en: 'The n is hidden.', ar: 'تُخفى النون.' },
        examples: [{ verse: '113:2', surah: { en: 'Al-Falaq', ar: 'الفلق' }, arabic: 'مِن شَرِّ مَا خَلَقَ' }],
      },
      quiz('Is it long?'),
      quiz('Is it short?'),
    ],
  },
  {
    id: 'wudu',
    unit: 'prayer',
    title: { en: 'Wudu', ar: 'الوُضوء' },
    category: 'basics',
    difficulty: 'beginner',
    minutes: 10,
    requires: [],
    intro: { en: 'Step by step.', ar: 'خطوة خطوة.' },
    steps: [
      {
        kind: 'do',
        title: { en: 'Intend', ar: 'النية' },
        text: { en: 'Intend in your heart.', ar: 'انوِ بقلبك.' },
        views: [
          { school: 'hanafi', text: { en: 'A sunnah.', ar: 'سنة.' } },
          { school: 'maliki', text: { en: 'Required.', ar: 'فرض.' } },
        ],
        sources: [{ book: 'bukhari', number: 1 }],
      },
      quiz('Is the intention said aloud?'),
    ],
  },
] as const satisfies readonly Lesson[]
