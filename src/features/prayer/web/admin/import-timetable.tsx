import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { ImportSheet } from '#shared/web/admin/import/import-sheet.tsx'
import { translatedValues } from '#shared/web/admin/import/translated-values.ts'
import { useFileImport } from '#shared/web/admin/import/use-file-import.ts'
import { formatDigits, formatNumber } from '#shared/web/i18n/format.ts'
import { formatDateRange } from '#shared/web/i18n/format-date-range.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { prayerNames } from '../../core/index.ts'
import { TIMETABLE_BYTES } from '../../core/table/timetable-bytes.ts'
import {
  type CheckedTimetable,
  importTimetable,
  type TimetableProblem,
} from '../../core/timetables-admin.contract.ts'
import { PrintedDays } from './printed-days.tsx'

const empty = {
  place: '',
  latitude: '',
  longitude: '',
  radius: '25',
  timeZone: '',
  source: '',
  licence: '',
  id: '',
}
type Field = keyof typeof empty

/** What texts in every language write as the file does. */
const words = translatedValues({
  columns: ['date', ...prayerNames].join(', '),
  encoding: 'UTF-8',
  exampleDate: '2026-01-31',
  exampleId: 'london-2026',
  exampleNumber: '51.5',
  exampleTime: '05:12',
  hanafiColumn: 'asr_hanafi',
})

const numbers: readonly Field[] = ['latitude', 'longitude', 'radius']
const optional: readonly Field[] = ['radius', 'licence', 'id']
const latin: readonly Field[] = [...numbers, 'id']

/** Imports an official timetable: its details and file, a check that shows the days it found, then the import. */
export function ImportTimetable({
  onClose,
  onStored,
}: {
  onClose: () => void
  onStored: (found: CheckedTimetable) => void
}) {
  const importing = useFileImport<typeof empty, CheckedTimetable>(importTimetable, {
    start: empty,
    maxBytes: TIMETABLE_BYTES,
    onStored,
  })
  const { options, change, troubleOf } = importing
  const trouble = (field: Field) => {
    const code = troubleOf(field)
    return code && t(`admin-timetables:troubles.${codes.includes(code) ? code : 'not_valid'}`, words)
  }
  const text = (field: Exclude<Field, 'timeZone'>) => (
    <TextField
      autoComplete="off"
      error={trouble(field)}
      key={field}
      label={t(`admin-timetables:fields.${field}`)}
      name={field}
      onChange={({ target: { value } }) =>
        change({ [field]: numbers.includes(field) ? asciiDigits(value).replaceAll(/[٫,]/g, '.') : value })
      }
      value={options[field]}
      {...(optional.includes(field) && { note: t('admin-timetables:optional') })}
      {...(numbers.includes(field) && { inputMode: 'decimal' as const })}
      {...(latin.includes(field) && { dir: 'ltr' })}
      {...(field === 'id' && { hint: t('admin-timetables:idHint', words) })}
    />
  )
  return (
    <ImportSheet
      accept=".csv,.json,.txt,.tsv"
      fileTrouble={(code) =>
        t(`admin-timetables:fileTroubles.${fileCodes.includes(code) ? code : 'not_csv'}`, words)
      }
      found={({ days }) => <PrintedDays days={days} />}
      hint={t('admin-timetables:fileHint', words)}
      importing={importing}
      maxBytes={TIMETABLE_BYTES}
      onClose={onClose}
      problemText={problemText}
      summary={summary}
      title={t('admin-timetables:import')}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {(['place', 'source', 'latitude', 'longitude'] as const).map(text)}
        <SelectField
          error={trouble('timeZone')}
          label={t('admin-timetables:fields.timeZone')}
          onChoose={(timeZone) => change({ timeZone })}
          options={[{ value: '', text: t('admin-timetables:noZone') }, ...zones()]}
          value={options.timeZone}
        />
        {(['radius', 'licence', 'id'] as const).map(text)}
      </div>
    </ImportSheet>
  )
}

const codes = ['missing', 'too_long', 'not_shown', 'not_a_number', 'not_a_zone', 'not_an_id']
const fileCodes = ['not_csv', 'not_json', 'no_days', 'too_many_days', 'missing_column', 'duplicate_column']

const zones = () =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, text: value.replaceAll('_', ' ') }))

const problemText = ({ code, values }: TimetableProblem) =>
  t(`admin-timetables:problems.${code}`, { ...words, ...translatedValues(values) })

function summary({ days }: CheckedTimetable): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => day && parseCivilDate(day.date))
  const count = t('admin-timetables:dayCount', { count: days.length, number: formatNumber(days.length) })
  if (!first || !last) return count
  const span = formatDateRange(first, last, { day: 'numeric', month: 'long', year: 'numeric' })
  return t('admin-timetables:summary', { days: count, span: formatDigits(span) })
}
