import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import type { QuestionSummary } from '../core/answers.contract.ts'

/** The heart, which also stores the answer for reading offline, and the share button. */
export function QuestionActions({ question: { id, question, short } }: { question: QuestionSummary }) {
  return (
    <EntryActions
      detail={short}
      path={`/islamic-qa/${id}`}
      target={targetKey('question', id)}
      text={`${question}\n${short}`}
      title={question}
    />
  )
}
