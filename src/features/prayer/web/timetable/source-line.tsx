import { parseCivilDate } from '#shared/core/civil-date.ts'
import { formatDateRange } from '#shared/web/i18n/format-date-range.ts'
import { formatTimeZone } from '#shared/web/i18n/format-time-zone.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { PrayerCalendar } from '../../core/index.ts'
import { formatMethod } from '../format-method.ts'
import { savePrayerSettings, settingsOf, usePrayerSettings } from '../prayer-settings.ts'
import { monthNotes, type NoteOnDays } from './month-notes.ts'

/** The source of the times, their zone, and the rules that acted on which days. */
export function SourceLine({ calendar, onDevice }: { calendar: PrayerCalendar; onDevice: boolean }) {
  const { days, source, timeZone } = calendar
  return (
    <div className="mt-5 max-w-reading space-y-1.5 text-muted text-sm print:mt-[2mm] print:max-w-none print:space-y-0 print:text-[8pt] print:leading-snug">
      {source.kind === 'table' && <FromTable calendar={calendar} />}
      {(source.kind === 'calculated' || days.some((day) => day.source === 'calculated')) && (
        <Calculated calendar={calendar} />
      )}
      <p>{t('timetables:clocks', { zone: formatTimeZone(timeZone) })}</p>
      {days.length < 32 &&
        monthNotes(days).map((each) => <p key={JSON.stringify(each)}>{sentenceOf(each)}</p>)}
      {onDevice && <p>{t('timetables:onDevice')}</p>}
    </div>
  )
}

function FromTable({ calendar: { source, days } }: { calendar: PrayerCalendar }) {
  const settings = usePrayerSettings()
  if (source.kind !== 'table') return null
  return (
    <p>
      {t('timetables:fromTable', { name: source.name, source: source.source })}
      {source.licence !== undefined && ` ${source.licence}`}
      {days.some((day) => day.source === 'calculated') && ` ${t('timetables:partly')}`}{' '}
      <Button
        className="-my-2 text-action"
        look="plain"
        onClick={() => savePrayerSettings(settingsOf({ ...settings, source: 'calculated' }))}
      >
        {t('timetables:calculate')}
      </Button>
    </p>
  )
}

function Calculated({ calendar }: { calendar: PrayerCalendar }) {
  const settings = usePrayerSettings()
  return (
    <>
      <p>
        {formatMethod(calendar)} {t(`prayer:asrLong.${calendar.madhab}`)}
      </p>
      {settings.source === 'calculated' && (
        <p className="print:hidden">
          {t('timetables:leftAside')}{' '}
          <Button
            className="-my-2 text-action"
            look="plain"
            onClick={() => savePrayerSettings(settingsOf({ ...settings, source: undefined }))}
          >
            {t('timetables:useTables')}
          </Button>
        </p>
      )}
    </>
  )
}

/** «1–14 June: Fajr bounded by …». */
function sentenceOf({ note, runs }: NoteOnDays): string {
  const days = runs.map(([first, last]) => runInWords(first, last)).join(t('shell:comma'))
  const times = note.times.map((name) => t(`prayer:names.${name}`)).join(t('shell:comma'))
  const rule = 'rule' in note ? t(`prayer:rules.${note.rule}`) : ''
  return t('timetables:noteOn', { days, note: t(`timetables:notes.${note.code}`, { times, rule }) })
}

function runInWords(first: string, last: string): string {
  const [from, until] = [parseCivilDate(first), parseCivilDate(last)]
  if (!from || !until) return ''
  return formatDateRange(from, until, { day: 'numeric', month: 'long' })
}
