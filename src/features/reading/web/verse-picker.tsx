import { useState } from 'react'
import { placeOfVerse, surahCount, verseCount, verseNumber } from '#features/quran/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Field, NumberInput } from '#shared/web/ui/field.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import type { GetSurahName } from './format-reading.ts'

/** Picks a verse by surah and number. Values are verse numbers in the whole Quran. */
export function VersePicker({
  label,
  value,
  onVerse,
  names,
}: {
  label: string
  value: number
  onVerse: (verse: number) => void
  names: GetSurahName
}) {
  const place = placeOfVerse(value)
  /** The typed number while it is not a verse. */
  const [typed, setTyped] = useState<number>()
  const count = verseCount(place.surah)
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      <SurahSelect
        className="min-w-0 flex-[3_1_9rem]"
        names={names}
        onSurah={(surah) => {
          setTyped(undefined)
          onVerse(verseNumber({ surah, verse: Math.min(place.verse, verseCount(surah)) }))
        }}
        surah={place.surah}
      />
      <Field
        className="min-w-0 flex-[1_1_6.5rem]"
        label={t('reading:verseOf', { first: formatNumber(1), last: formatNumber(count) })}
      >
        <NumberInput
          max={count}
          min={1}
          onNumber={(verse) => {
            const exists = Number.isInteger(verse) && verse >= 1 && verse <= count
            setTyped(exists ? undefined : verse)
            if (exists) onVerse(verseNumber({ surah: place.surah, verse }))
          }}
          value={typed ?? place.verse}
        />
      </Field>
    </fieldset>
  )
}

export function SurahSelect({
  surah,
  onSurah,
  names,
  className,
}: {
  surah: number
  onSurah: (surah: number) => void
  names: GetSurahName
  className?: string
}) {
  return (
    <Field {...(className && { className })} label={t('reading:surah')}>
      <Select onChange={(event) => onSurah(Number(event.target.value))} value={surah}>
        {Array.from({ length: surahCount }, (_, index) => index + 1).map((number) => (
          <option key={number} value={number}>
            {t('reading:numbered', { number: formatNumber(number), name: names(number) })}
          </option>
        ))}
      </Select>
    </Field>
  )
}
