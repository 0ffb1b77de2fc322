import { type FormEvent, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import { matchingSurahs, placeOfVerse, sajdaPlaces, type VersePlace } from '../../core/index.ts'
import {
  onlyVerse,
  type PartKind,
  partCount,
  partVerses,
  type ReaderAddress,
} from '../../core/reader-address.ts'
import { parseTypedPlace } from '../../core/typed-place.ts'
import { type SurahSummary, useSurahs } from '../data/use-surahs.ts'
import { useCurrentPlace } from './current-place.ts'
import { SurahMeaning } from './surah-meaning.tsx'
import { formatVerseNumber, surahName } from './surah-name.ts'

const tabs = ['surah', 'juz', 'page', 'hizb', 'sajda'] as const
export type GoToTab = (typeof tabs)[number]

/** Goes to a place: a field for names and numbers, and lists of surahs, juz, pages, hizbs and sajdas. */
export default function GoToDialog({
  tab: firstTab,
  onGo,
  onClose,
}: {
  tab: GoToTab
  onGo: (address: ReaderAddress) => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [tab, setTab] = useState(firstTab)
  const { data: surahs = [] } = useSurahs()
  const place = parseTypedPlace(text)
  const found = text.trim() === '' ? surahs : matchingSurahs(surahs, text)
  const go = (address: ReaderAddress) => {
    onClose()
    onGo(address)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const first = found[0]
    if (place) go(place)
    else if (first && text.trim()) go({ kind: 'surah', number: first.number })
  }
  const searching = text.trim() !== ''
  return (
    <Dialog onClose={onClose} open title={t('reader:goTo.title')}>
      <form onSubmit={submit}>
        <SearchField
          aria-label={t('reader:goTo.label')}
          onText={setText}
          placeholder={t('reader:goTo.placeholder')}
          value={text}
        />
      </form>
      <p aria-live="polite" className="mt-2 min-h-6 text-muted text-sm">
        {searching && !place && found.length === 0 && t('reader:goTo.none')}
        {searching && place && <PlaceChoice go={go} place={place} surahs={surahs} />}
      </p>
      {!searching && (
        <div className="-mx-1 mb-3 flex flex-wrap gap-1" role="tablist">
          {tabs.map((name) => (
            <button
              aria-selected={name === tab}
              className={classNames(
                'min-h-11 rounded-full px-4 font-semibold text-[0.9375rem]',
                name === tab ? 'bg-action-soft text-action' : 'hover:bg-sunken',
              )}
              key={name}
              onClick={() => setTab(name)}
              role="tab"
              type="button"
            >
              {t(`reader:goTo.tabs.${name}`)}
            </button>
          ))}
        </div>
      )}
      <div className="min-h-72">
        {(searching || tab === 'surah') && <SurahList go={go} surahs={searching ? found : surahs} />}
        {!searching && tab === 'sajda' && <SajdaList go={go} surahs={surahs} />}
        {!searching && (tab === 'juz' || tab === 'hizb' || tab === 'page') && (
          <PartList go={go} kind={tab} surahs={surahs} />
        )}
      </div>
    </Dialog>
  )
}

interface ListProps {
  readonly surahs: readonly SurahSummary[]
  readonly go: (address: ReaderAddress) => void
}

const entry = 'flex min-h-12 w-full items-center gap-3 rounded-xl px-3 py-2 text-start hover:bg-sunken'

function PlaceChoice({ place, surahs, go }: ListProps & { place: ReaderAddress }) {
  return (
    <button
      className={classNames(entry, 'bg-action-soft font-semibold text-base text-ink')}
      onClick={() => go(place)}
      type="button"
    >
      {nameOf(place, surahs)}
    </button>
  )
}

/** The name of an address. */
function nameOf(address: ReaderAddress, surahs: readonly SurahSummary[]): string {
  if (address.kind === 'last-place') return t('reader:title')
  if (address.kind !== 'surah') return t(`reader:${address.kind}`, { number: formatNumber(address.number) })
  const surah = surahs[address.number - 1]
  const name = surah ? surahName(surah) : formatNumber(address.number)
  if (!address.verses) return name
  const { first, last } = address.verses
  const range = first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`
  return `${name} ${formatNumber(address.number)}:${range}`
}

function SurahList({ surahs, go }: ListProps) {
  const current = useCurrentPlace()?.surah
  return (
    <ul>
      {surahs.map((surah) => (
        <li key={surah.number}>
          <button
            aria-current={surah.number === current ? 'true' : undefined}
            className={classNames(entry, surah.number === current && 'bg-action-soft')}
            onClick={() => go({ kind: 'surah', number: surah.number })}
            type="button"
          >
            <span className="tabular w-8 shrink-0 text-muted text-sm">{formatNumber(surah.number)}</span>
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{surahName(surah)}</span>
              <span className="block text-muted text-sm">
                <SurahMeaning after=" · " surah={surah} />
                {t('reader:verses', {
                  count: surah.numberOfAyahs,
                  number: formatNumber(surah.numberOfAyahs),
                })}
              </span>
            </span>
            {currentLanguage().code !== 'ar' && (
              <span className="font-quran text-xl leading-[1.8]" dir="rtl" lang="ar">
                {surah.name}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const firstPlace = (kind: PartKind, number: number) => placeOfVerse(partVerses(kind, number).first)

function PartList({ kind, surahs, go }: ListProps & { kind: PartKind }) {
  const numbers = Array.from({ length: partCount(kind) }, (_, index) => index + 1)
  const isDense = kind === 'page'
  return (
    <ul className={isDense ? 'grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1' : ''}>
      {numbers.map((number) => (
        <li key={number}>
          <button
            aria-label={isDense ? t('reader:page', { number: formatNumber(number) }) : undefined}
            className={isDense ? 'tabular min-h-11 w-full rounded-lg hover:bg-sunken' : entry}
            onClick={() => go({ kind, number })}
            type="button"
          >
            {isDense ? (
              formatNumber(number)
            ) : (
              <PlaceLine
                place={firstPlace(kind, number)}
                surahs={surahs}
                title={t(`reader:${kind}`, { number: formatNumber(number) })}
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

function SajdaList({ surahs, go }: ListProps) {
  return (
    <ul>
      {sajdaPlaces().map((place, index) => (
        <li key={formatVerseNumber(place)}>
          <button
            className={entry}
            onClick={() => go({ kind: 'surah', number: place.surah, verses: onlyVerse(place) })}
            type="button"
          >
            <PlaceLine
              place={place}
              surahs={surahs}
              title={t('reader:sajdaNumber', { number: formatNumber(index + 1) })}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

function PlaceLine({
  title,
  place,
  surahs,
}: {
  title: string
  place: VersePlace
  surahs: readonly SurahSummary[]
}) {
  const surah = surahs[place.surah - 1]
  return (
    <>
      <span className="font-semibold">{title}</span>
      <span className="ms-auto text-muted text-sm">
        {surah && surahName(surah)} {formatVerseNumber(place)}
      </span>
    </>
  )
}
