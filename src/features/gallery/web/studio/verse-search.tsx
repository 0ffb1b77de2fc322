import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import type { StudioVerse, VerseSource } from './verse-source.ts'

/** Finds a verse by reference or words. */
export function VerseSearch({
  verses,
  chosen,
  onChoose,
}: {
  verses: VerseSource
  chosen: StudioVerse | undefined
  onChoose: (verse: string) => void
}) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const { data, isError } = useQuery({
    queryKey: ['gallery', 'verses', text],
    queryFn: ({ signal }) => verses.find(text, signal),
    enabled: text !== '',
    networkMode: 'always',
    retry: false,
  })
  const choose = (verse: string) => {
    onChoose(verse)
    setTyped('')
  }
  return (
    <div>
      <SearchField
        aria-label={t('gallery:studio.find')}
        onText={setTyped}
        placeholder={t('gallery:studio.findHint')}
        value={typed}
      />
      {text !== '' && isError && (
        <p className="mt-2 text-ending" role="alert">
          {t('gallery:studio.searchFailed')}
        </p>
      )}
      {text !== '' && data?.length === 0 && (
        <p className="mt-2 text-muted" role="status">
          {t('gallery:studio.notFound')}
        </p>
      )}
      {text !== '' && data && data.length > 0 && (
        <ul aria-label={t('gallery:studio.found')} className="mt-2 grid gap-1">
          {data.map(({ verse, reference, arabic }) => (
            <li key={verse}>
              <button
                className="w-full rounded-xl bg-raised px-4 py-2 text-start hover:text-action"
                onClick={() => choose(verse)}
                type="button"
              >
                <span className="block font-semibold text-sm">{reference}</span>
                <span className="quran-text block text-xl" dir="rtl" lang="ar">
                  {arabic}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {text === '' && chosen && (
        <p className="mt-2 text-muted text-sm">
          {t('gallery:studio.chosen', { reference: chosen.reference })}
        </p>
      )}
    </div>
  )
}
