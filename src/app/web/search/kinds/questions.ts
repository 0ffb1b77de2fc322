import type { ListedQuestion } from '#features/answers/core/answers.contract.ts'
import { answersList } from '#features/answers/web/answers-list.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { directoryKind } from '../directory-kind.ts'

/** Answered questions by their words in both languages. */
export const questions = directoryKind<ListedQuestion>({
  name: 'questions',
  list: answersList,
  resultOf: ({ id, question, short, language }) => ({
    slug: id,
    title: question,
    detail: '',
    text: { value: short, language, ranges: [] },
  }),
  all: () => t('search:box.allQuestions'),
})
