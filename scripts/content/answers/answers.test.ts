import { beforeAll, describe, expect, it } from 'vitest'
import { answerCategories, type BuiltQuestion } from '#features/answers/core/question.ts'
import { questionTroubles } from '#features/answers/core/question-troubles.ts'
import { questionFrom, valuesOfQuestion } from '#features/answers/core/question-values.ts'
import { readQuestions } from '../answers.ts'

let questions: readonly BuiltQuestion[]
beforeAll(async () => {
  questions = await readQuestions()
})

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

  it('follow the rules of editors: complete in both languages, with views and references that exist', () => {
    for (const question of questions)
      expect(questionTroubles(valuesOfQuestion(question, true)), question.id).toEqual({})
  })

  it('are what an editor sees, so that saving one unchanged changes nothing', () => {
    for (const question of questions)
      expect(questionFrom(valuesOfQuestion(question, true)), question.id).toEqual(question)
  })

  it('lead to other existing questions', () => {
    const ids = questions.map(({ id }) => id)
    for (const { id, related } of questions) {
      for (const other of related) expect(ids, id).toContain(other)
      expect(new Set(related).size, id).toBe(related.length)
    }
  })
})
