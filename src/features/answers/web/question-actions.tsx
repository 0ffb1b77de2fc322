import { targetKey } from '#shared/core/user-data/target.ts'
import { request } from '#shared/web/api/request.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { type QuestionSummary, readAnswers } from '../core/answers.contract.ts'

/** The heart and the share button. Saving loads the answer, so that the service worker stores it for reading offline. */
export function QuestionActions({ question: { id, question, short } }: { question: QuestionSummary }) {
  const storeAnswer = () => {
    const query = { language: currentLanguage().code }
    request(`${readAnswers.path}/${id}`, { query }).catch(() => undefined)
  }
  return (
    <EntryActions
      detail={short}
      onSaved={storeAnswer}
      path={`/islamic-qa/${id}`}
      target={targetKey('question', id)}
      text={`${question}\n${short}`}
      title={question}
    />
  )
}
