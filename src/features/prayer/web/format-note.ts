import { parseCivilDate } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { PrayerDay, PrayerNote } from '../core/index.ts'
import { formatMethod } from './format-method.ts'

/** A note as a sentence. */
export function formatPrayerNote(note: PrayerNote): string {
  const times = note.times.map((name) => t(`prayer:names.${name}`)).join(t('shell:comma'))
  const rule = 'rule' in note ? t(`prayer:rules.${note.rule}`) : ''
  const latitude =
    'latitude' in note ? formatNumber(Math.abs(note.latitude), { maximumFractionDigits: 2 }) : ''
  const borrowed = 'day' in note ? parseCivilDate(note.day) : undefined
  const day = borrowed ? formatDate(borrowed, { day: 'numeric', month: 'long' }) : ''
  return t(`prayer:notes.${note.code}`, { times, rule, latitude, day })
}

/** The source of the times: a published timetable, or a method and who chose it. */
export function formatTimesSource(day: PrayerDay): string {
  const { source } = day
  if (source.kind === 'table') return t('prayer:printed', { name: source.name, source: source.source })
  return formatMethod(day)
}
