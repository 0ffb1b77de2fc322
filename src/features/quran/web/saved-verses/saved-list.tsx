import { useState } from 'react'
import { Link } from 'wouter'
import { matchesAllWords } from '#shared/core/text-search.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import {
  type SavedVersesAndNotes,
  type VerseWithNotes,
  versesWithNotes,
} from '../../core/saved-verses/verses-with-notes.ts'
import { formatVerseKey } from '../reader/surah-name.ts'
import { SavedRow } from './saved-row.tsx'
import { useSavedVerses } from './saved-verses.ts'
import { SavedVersesFile } from './saved-verses-file.tsx'
import { useSavedVerseTexts } from './use-saved-verse-texts.ts'
import { useNotes } from './verse-notes.ts'
import type { VerseTexts } from './verse-texts.ts'

/** The saved verses and notes: read, search, sort, export and import. */
export default function SavedList() {
  const [saved, notes] = [useSavedVerses(), useNotes()]
  return saved && notes ? <List data={{ saved, notes }} /> : <Skeleton className="h-40 w-full" />
}

function List({ data }: { data: SavedVersesAndNotes }) {
  const [order, setOrder] = useState<'time' | 'place'>('time')
  const [query, setQuery] = useState('')
  const verses = versesWithNotes(data, order)
  const { textsOf, failed } = useSavedVerseTexts(verses.map(({ key }) => key))
  const shown = verses.filter((verse) => matchesAllWords(query, wordsOf(verse, textsOf(verse.key))))
  if (verses.length === 0) return <Empty />
  return (
    <section aria-label={t('saved-verses:list.title')}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-56 flex-1">
          <SearchField
            aria-label={t('saved-verses:list.search')}
            onText={setQuery}
            placeholder={t('saved-verses:list.search')}
            value={query}
          />
        </div>
        <RadioGroup
          label={t('saved-verses:list.order')}
          look="segments"
          onChoose={setOrder}
          options={[
            { value: 'time', text: t('saved-verses:list.byTime') },
            { value: 'place', text: t('saved-verses:list.byPlace') },
          ]}
          value={order}
        />
      </div>
      <p className="mt-3 text-muted text-sm" role="status">
        {query.trim() && shown.length === 0
          ? t('saved-verses:list.none', { query })
          : t('saved-verses:list.count', { count: shown.length, number: formatNumber(shown.length) })}
      </p>
      {failed && (
        <p className="mt-3 rounded-xl bg-ending-soft px-4 py-3" role="alert">
          {t('saved-verses:list.failed')}
        </p>
      )}
      <ul className="mt-2">
        {shown.map((verse) => (
          <SavedRow key={verse.key} verse={verse} texts={textsOf(verse.key)} />
        ))}
      </ul>
      <SavedVersesFile textsOf={textsOf} data={data} />
    </section>
  )
}

const wordsOf = ({ key, notes }: VerseWithNotes, texts: VerseTexts | undefined) =>
  [
    key,
    formatVerseKey(key),
    ...notes.map(({ text }) => text),
    ...(texts
      ? [
          texts.surahName,
          texts.surahNameArabic,
          texts.arabicText,
          texts.transliteration,
          ...texts.translations.map(({ text }) => text),
        ]
      : []),
  ].join(' ')

function Empty() {
  return (
    <section className="mx-auto grid max-w-reading justify-items-center gap-4 py-12 text-center">
      <Star className="text-ornament" size={64} weight={1} />
      <h2 className="text-xl">{t('saved-verses:list.empty')}</h2>
      <p className="text-muted">{t('saved-verses:list.emptyHint')}</p>
      <Link className={buttonClass({ look: 'action' })} href="/quran/reader">
        {t('saved-verses:list.open')}
      </Link>
      <SavedVersesFile data={{ saved: [], notes: [] }} />
    </section>
  )
}
