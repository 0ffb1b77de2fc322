import { beforeAll, describe, expect, it } from 'vitest'
import { answerParagraphs } from '#features/answers/core/answer-parts.ts'
import { quotedCollections, quotedGrades } from '#features/answers/core/numbered-hadith.ts'
import {
  answerCategories,
  answerLanguages,
  type BuiltQuestion,
  schools,
} from '#features/answers/core/question.ts'
import { verseCount } from '#features/quran/core/index.ts'
import { readQuestions } from '../answers.ts'

let questions: readonly BuiltQuestion[]
beforeAll(async () => {
  questions = await readQuestions()
})

const paragraphs = (text: string) => text.split('\n\n')
const ofArabic = /[\u0600-\u06ff]/u
/** Every reference in the text of an answer, as `2:255` or `bukhari 8`. */
const named = ({ answer }: BuiltQuestion, language: 'en' | 'ar') =>
  answerParagraphs(answer[language])
    .flat()
    .flatMap((part) =>
      part.type === 'verse'
        ? [part.reference]
        : part.type === 'hadith'
          ? [`${part.collection} ${part.number}`]
          : [],
    )

/** The verses of a reference such as `2:255-257`, each as a key; a hadith as it is. */
function each(reference: string): readonly string[] {
  const [, surah, first, last = first] = /^(\d+):(\d+)(?:-(\d+))?$/.exec(reference) ?? []
  if (!surah) return [reference]
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, at) => `${surah}:${Number(first) + at}`)
}

describe('the questions', () => {
  it('are at least 60, in every category', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60)
    for (const category of answerCategories) {
      expect(questions.filter((question) => question.category === category).length, category).toBeGreaterThan(
        2,
      )
    }
    expect(questions.every(({ category }) => answerCategories.includes(category))).toBe(true)
  })

  it('are complete in both languages, with equally many paragraphs', () => {
    for (const { id, question, short, answer, keywords } of questions) {
      for (const text of [question, short, answer]) {
        for (const language of answerLanguages) expect(text[language]?.trim(), id).toBe(text[language])
        expect(text.en, id).not.toMatch(ofArabic)
        expect(text.ar, id).toMatch(ofArabic)
      }
      expect(question.en, id).not.toContain('\n')
      expect(paragraphs(answer.ar).length, id).toBe(paragraphs(answer.en).length)
      expect(Math.min(keywords.en.length, keywords.ar.length), id).toBeGreaterThan(0)
    }
  })

  it('have no markup that a page would show as signs', () => {
    for (const { id, answer } of questions) {
      for (const text of Object.values(answer)) expect(text, id).not.toMatch(/[*_`#<>[\]]|^- /m)
    }
  })

  it('lead to other existing questions', () => {
    const ids = questions.map(({ id }) => id)
    for (const { id, related } of questions) {
      expect(related.length, id).toBeGreaterThan(0)
      for (const other of related)
        expect(
          ids.filter((each) => each !== id),
          id,
        ).toContain(other)
      expect(new Set(related).size, id).toBe(related.length)
    }
  })

  it('have a reference', () => {
    for (const { id, quran, hadiths, sources } of questions) {
      expect(quran.length + hadiths.length + sources.length, id).toBeGreaterThan(0)
    }
  })
})

describe('the views', () => {
  it('are those of all schools, each once with its work, where they are given', () => {
    for (const { id, views } of questions.filter((question) => question.views.length > 0)) {
      expect(views.map(({ school }) => school).toSorted(), id).toEqual([...schools].toSorted())
      for (const { text, source } of views) {
        for (const language of answerLanguages) {
          expect(text[language], id).toBeTruthy()
          expect(source[language], id).toBeTruthy()
        }
      }
    }
  })

  it('are the same in both languages', () => {
    for (const { id, views } of questions) {
      for (const { text } of views) {
        const same = (language: 'en' | 'ar') =>
          views.filter((view) => view.text[language] === text[language]).map(({ school }) => school)
        expect(same('ar'), id).toEqual(same('en'))
      }
    }
  })
})

describe('the references', () => {
  it('are existing verses', () => {
    for (const { id, quran } of questions) {
      for (const reference of quran) {
        const found = /^(\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/.exec(reference)
        expect(found, `${id} ${reference}`).not.toBeNull()
        const [surah = 0, first = 0, last = first] = (found ?? []).slice(1).filter(Boolean).map(Number)
        expect(first, `${id} ${reference}`).toBeGreaterThan(0)
        expect(last, `${id} ${reference}`).toBeGreaterThanOrEqual(first)
        expect(last, `${id} ${reference}`).toBeLessThanOrEqual(verseCount(surah))
      }
    }
  })

  it('of hadiths have a grade and its scholar outside al-Bukhari and Muslim', () => {
    for (const { id, hadiths } of questions) {
      for (const { collection, grade, gradedBy } of hadiths) {
        expect(quotedCollections, id).toContain(collection)
        const needsGrade = collection !== 'bukhari' && collection !== 'muslim'
        expect(grade !== undefined && gradedBy !== undefined, `${id} ${collection}`).toBe(needsGrade)
        if (grade) expect(quotedGrades, id).toContain(grade)
      }
    }
  })

  it('in a text are all listed below it, and the same in both languages', () => {
    for (const question of questions) {
      const listed = [
        ...question.quran,
        ...question.hadiths.map(({ collection, number }) => `${collection} ${number}`),
      ]
      for (const reference of named(question, 'en').flatMap(each)) {
        expect(listed.flatMap(each), question.id).toContain(reference)
      }
      expect(named(question, 'ar').toSorted(), question.id).toEqual(named(question, 'en').toSorted())
    }
  })

  it('lead to the pages of hadiths that are in the project', () => {
    const all = questions.flatMap(({ hadiths }) => hadiths)
    const found = all.filter(({ page }) => page !== null)
    expect(found.length).toBeGreaterThan(50)
    for (const { collection, number, page } of found) expect(page).toBe(`${collection}-${number}`)
  })
})
