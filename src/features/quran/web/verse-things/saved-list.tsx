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
import { KeepCopy } from './keep-copy.tsx'
import { SavedRow } from './saved-row.tsx'
import { useSavedVerses } from './saved-verses.ts'
import { inDigits } from './say.ts'
import { useKeptTexts } from './use-kept-texts.ts'
import { useNotes } from './verse-notes.ts'
import type { VerseTexts } from './verse-texts.ts'

/** The saved verses and notes: read, search, sort, export and import. */
export default function SavedList() {
  const [saved, notes] = [useSavedVerses(), useNotes()]
  return saved && notes ? <List things={{ saved, notes }} /> : <Skeleton className="h-40 w-full" />
}

function List({ things }: { things: SavedVersesAndNotes }) {
  const [order, setOrder] = useState<'time' | 'place'>('time')
  const [query, setQuery] = useState('')
  const verses = versesWithNotes(things, order)
  const { textsOf, failed } = useKeptTexts(verses.map(({ key }) => key))
  const shown = verses.filter((verse) => matchesAllWords(query, wordsOf(verse, textsOf(verse.key))))
  if (verses.length === 0) return <Empty />
  return (
    <section aria-label={t('verse-things:list.title')}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-56 flex-1">
          <SearchField
            aria-label={t('verse-things:list.search')}
            onText={setQuery}
            placeholder={t('verse-things:list.search')}
            value={query}
          />
        </div>
        <RadioGroup
          label={t('verse-things:list.order')}
          look="segments"
          onChoose={setOrder}
          options={[
            { value: 'time', text: t('verse-things:list.byTime') },
            { value: 'place', text: t('verse-things:list.byPlace') },
          ]}
          value={order}
        />
      </div>
      <p className="mt-3 text-muted text-sm" role="status">
        {query.trim() && shown.length === 0
          ? t('verse-things:list.none', { query })
          : t('verse-things:list.count', { count: shown.length, number: formatNumber(shown.length) })}
      </p>
      {failed && (
        <p className="mt-3 rounded-xl bg-ending-soft px-4 py-3" role="alert">
          {t('verse-things:list.failed')}
        </p>
      )}
      <ul className="mt-2">
        {shown.map((verse) => (
          <SavedRow key={verse.key} kept={verse} texts={textsOf(verse.key)} />
        ))}
      </ul>
      <KeepCopy textsOf={textsOf} things={things} />
    </section>
  )
}

const wordsOf = ({ key, notes }: VerseWithNotes, texts: VerseTexts | undefined) =>
  [
    key,
    inDigits(key),
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
      <h2 className="text-xl">{t('verse-things:list.empty')}</h2>
      <p className="text-muted">{t('verse-things:list.emptyHint')}</p>
      <Link className={buttonClass({ look: 'action' })} href="/quran/reader">
        {t('verse-things:list.open')}
      </Link>
      <KeepCopy things={{ saved: [], notes: [] }} />
    </section>
  )
}
