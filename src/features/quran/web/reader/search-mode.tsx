import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#shared/web/api/request.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import type { VersePlace } from '../../core/index.ts'
import { findVerses } from '../search/find-verses.ts'
import { FoundVerseRow } from './found-verse-row.tsx'
import { SectionFailed, SectionSkeleton } from './section-state.tsx'

const MIN_LENGTH = 2
const PAGE_SIZE = 20
const BAD_REQUEST = 400

/** Search results instead of the text, until a verse is opened. */
export default function SearchMode({
  onOpen,
  onClose,
}: {
  onOpen: (place: VersePlace) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    setTooShort(text.length < MIN_LENGTH)
    if (text.length >= MIN_LENGTH) setQuery(text)
  }
  return (
    <section
      aria-label={t('reader:search.open')}
      className="mx-auto max-w-reading pt-4"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <search>
        <form className="flex items-center gap-2" onSubmit={submit}>
          <SearchField
            aria-describedby="reader-search-hint"
            aria-label={t('reader:search.label')}
            autoFocus
            onText={setTyped}
            placeholder={t('reader:search.placeholder')}
            value={typed}
          />
          <Button look="action" type="submit">
            {t('reader:search.submit')}
          </Button>
          <Button aria-label={t('reader:search.close')} look="plain" onClick={onClose} round>
            <X aria-hidden size={20} />
          </Button>
        </form>
      </search>
      <p aria-live="polite" className="mt-2 min-h-6 text-muted text-sm" id="reader-search-hint">
        {tooShort && t('reader:search.tooShort', { count: formatNumber(MIN_LENGTH) })}
      </p>
      {query && <Results key={query} onOpen={onOpen} text={query} />}
    </section>
  )
}

function Results({ text, onOpen }: { text: string; onOpen: (place: VersePlace) => void }) {
  const [limit, setLimit] = useState(PAGE_SIZE)
  const language = chosenLanguage().code
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['quran', 'reader-search', text, limit, language],
    queryFn: async ({ signal }) => (await findVerses(text, { language, limit: limit + 1, signal })).answer,
    placeholderData: (before) => before,
  })
  if (isPending) return <SectionSkeleton />
  if (!data) {
    const isRejected = error instanceof ApiError && error.status === BAD_REQUEST
    return isRejected ? <p role="alert">{t('reader:search.refused')}</p> : <SectionFailed onRetry={refetch} />
  }
  const shown = data.slice(0, limit)
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {t('reader:search.found', { count: shown.length, number: formatNumber(shown.length) })}
      </p>
      {shown.length === 0 && (
        <p className="py-12 text-center text-muted">{t('reader:search.none', { text })}</p>
      )}
      {shown.map((verse) => (
        <FoundVerseRow key={verse.id} onOpen={onOpen} verse={verse} />
      ))}
      {data.length > limit && (
        <Button className="mx-auto mt-6 flex" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {t('reader:search.more')}
        </Button>
      )}
    </>
  )
}
