import { useHistoryState } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { titleSlug } from '#shared/core/directory/title-slug.ts'
import { QUESTION_LENGTHS, type QuestionValues } from '../../core/question-values.ts'

const opened = z.object({ suggestion: z.object({ id: z.string(), text: z.string() }) })

/** A suggested question from which a new one begins. */
export interface OpenedSuggestion {
  readonly id: string
  readonly values: Partial<QuestionValues>
}

/** The state of a link that opens a new question with the text of a suggestion. */
export const openingWith = ({ id, text }: { readonly id: string; readonly text: string }) => ({
  suggestion: { id, text },
})

/** The suggestion that was opened with this page, if any. */
export function useOpenedSuggestion(): OpenedSuggestion | undefined {
  const { data } = opened.safeParse(useHistoryState())
  if (!data) return undefined
  const { id, text } = data.suggestion
  if (/\p{Script=Arabic}/u.test(text)) return { id, values: { questionArabic: text } }
  return { id, values: { question: text, id: titleSlug(text, QUESTION_LENGTHS.id) } }
}
