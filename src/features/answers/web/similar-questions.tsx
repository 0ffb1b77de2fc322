import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { readBest } from '#shared/web/directory/read-directory.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useDebounced } from '#shared/web/use-debounced.ts'
import type { ListedQuestion } from '../core/answers.contract.ts'
import { SHORTEST_SUGGESTION } from '../core/feedback.ts'
import { textAttributes } from './answer-texts.ts'
import { answersList } from './answers-list.ts'

const MOST = 3
/** The contract’s limit for a search. */
const LONGEST = 100
/** How long it waits for more letters. */
const TYPING_MS = 400

/** Answered questions like the one that someone is typing. */
export function SimilarQuestions({ text }: { text: string }) {
  const search = useDebounced(text.trim().slice(0, LONGEST), TYPING_MS)
  const { data = [] } = useQuery({
    queryKey: [answersList.path, 'similar', search],
    queryFn: ({ signal }) => readBest<ListedQuestion>(answersList.source, search, MOST, signal),
    enabled: search.length >= SHORTEST_SUGGESTION,
    retry: false,
  })
  if (data.length === 0) return null
  return (
    <section aria-live="polite" className="rounded-xl bg-sunken p-4">
      <h3 className="font-semibold">{t('answers:suggest.similar')}</h3>
      <ul>
        {data.map(({ id, question, language }) => (
          <li key={id}>
            <Link
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
              href={`/islamic-qa/${id}`}
              {...textAttributes(language)}
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
