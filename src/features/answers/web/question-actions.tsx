import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import type { QuestionSummary } from '../core/answers.contract.ts'

/** The heart and the share button. */
export const QuestionActions = ({ question: { id, question, short } }: { question: QuestionSummary }) => (
  <EntryActions
    detail={short}
    path={`/islamic-qa/${id}`}
    target={targetKey('question', id)}
    text={`${question}\n${short}`}
    title={question}
  />
)
