import { useState } from 'react'
import { Link } from 'wouter'
import { type LanguageCode, namesInArabic } from '#shared/core/languages.ts'
import { targetKey } from '#shared/core/user-data/target.ts'
import { useQuranFont } from '#shared/web/fonts.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useGradualRows } from '#shared/web/use-gradual-rows.ts'
import { SaveHeart } from '#shared/web/user-data/save-heart.tsx'
import { matchingSurahs, surahCount } from '../../core/index.ts'
import { type SurahSummary, useSurahs } from '../data/use-surahs.ts'
import { SurahMeaning } from '../reader/surah-meaning.tsx'
import { surahName } from '../reader/surah-name.ts'
import { NumberedStar } from './numbered-star.tsx'

const ROWS = Array.from({ length: surahCount }, (_, index) => index)
const FIRST_ROWS = [0]
const rowClass = 'flex items-center gap-2.5 rounded-card border border-hairline px-4 py-3'
const gridClass = 'grid grid-cols-1 gap-3 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-3'

type Revelation = SurahSummary['revelationType']

/** The surahs with place of revelation, length and meaning, and filters for them. */
export function SurahList() {
  const { data, isError } = useSurahs()
  const [text, setText] = useState('')
  const [revelation, setRevelation] = useState<Revelation>()
  const fontReady = useQuranFont()
  const drawable = namesInArabic(currentLanguage().code) || fontReady ? data : undefined
  const named = drawable && (text.trim() === '' ? drawable : matchingSurahs(drawable, text))
  const shown = named?.filter(({ revelationType }) => !revelation || revelationType === revelation)
  const isDrawn = useGradualRows(shown?.length ?? 0, FIRST_ROWS)
  const chip = (value: Revelation | undefined, label: string) => (
    <Chip onPress={() => setRevelation(value)} pressed={revelation === value}>
      {label}
    </Chip>
  )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <input
          aria-label={t('browse:filterSurahs')}
          autoComplete="off"
          className="min-h-11 w-full rounded-full border border-hairline bg-raised px-5 py-2 sm:w-72"
          dir={text === '' ? undefined : 'auto'}
          maxLength={60}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('browse:filterSurahsHint')}
          type="search"
          value={text}
        />
        <ChipRow label={t('browse:revelation')}>
          {chip(undefined, t('browse:all'))}
          {chip('Meccan', t('browse:meccan'))}
          {chip('Medinan', t('browse:medinan'))}
        </ChipRow>
        <p aria-live="polite" className="text-muted text-sm sm:ms-auto">
          {shown && t('browse:surahCount', { count: shown.length, number: formatNumber(shown.length) })}
        </p>
      </div>
      {isError && <p className="py-10 text-center text-muted">{t('browse:surahsFailed')}</p>}
      {shown?.length === 0 && <p className="py-10 text-center text-muted">{t('browse:noSurahs')}</p>}
      <ul className={gridClass}>
        {shown?.map((surah, row) =>
          isDrawn(row) ? (
            <li className="relative" key={surah.number}>
              <SurahRow surah={surah} />
              <span className="absolute inset-y-0 end-2 grid place-items-center">
                <SaveHeart about={targetKey('surah', String(surah.number))} title={surahName(surah)} />
              </span>
            </li>
          ) : (
            <WaitingRow key={surah.number} />
          ),
        )}
        {!shown && !isError && ROWS.map((row) => <WaitingRow key={row} />)}
      </ul>
    </>
  )
}

/** Urdu's lines are taller; Arabic needs no meaning. */
const rowHeights: Partial<Record<LanguageCode, string>> = { ar: 'min-h-[4.75rem]', ur: 'min-h-[6.25rem]' }
const rowHeight = () => rowHeights[currentLanguage().code] ?? 'min-h-[5.5rem]'

function WaitingRow() {
  return (
    <li aria-hidden className={`${rowClass} ${rowHeight()}`}>
      <Skeleton className="size-10" />
      <Skeleton className="h-5 w-32" />
    </li>
  )
}

function SurahRow({ surah }: { surah: SurahSummary }) {
  const inArabic = namesInArabic(currentLanguage().code)
  const facts = [
    t(surah.revelationType === 'Meccan' ? 'browse:surahMeccan' : 'browse:surahMedinan'),
    t('browse:verseCount', { count: surah.numberOfAyahs, number: formatNumber(surah.numberOfAyahs) }),
  ].join(' · ')
  return (
    <Link
      className={`${rowClass} ${rowHeight()} bg-raised pe-14 hover:border-action hover:text-action`}
      href={`/quran/reader/${surah.number}`}
    >
      <NumberedStar number={surah.number} />
      <span className="min-w-0">
        <span className="block font-semibold leading-snug">
          <span className="sr-only">{formatNumber(surah.number)}. </span>
          {surahName(surah)}
        </span>
        <SurahMeaning className="block text-muted text-sm leading-snug" surah={surah} />
        <span className="block text-muted text-sm leading-snug">{facts}</span>
      </span>
      {!inArabic && (
        <span className="ms-auto">
          <span className="whitespace-nowrap font-quran text-[1.375rem] leading-normal" dir="rtl" lang="ar">
            {surah.name}
          </span>
        </span>
      )}
    </Link>
  )
}
