import { z } from 'zod'
import { actionAnswer, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { fileImportAnswer, fileImportQuery, importOption } from '#shared/core/admin/file-import.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, clockTime, described, nameIn } from '#shared/core/contract/fields.ts'
import { isTableId } from './table/table-details.ts'
import { tableProblemCodes } from './table/table-problem.ts'
import { timetableStates } from './table/timetable-state.ts'

const MOST_REMOVED = 100

const errors = ['not_signed_in', 'forbidden'] as const
const id = described(z.string().max(60).refine(isTableId, 'not_an_id'), 'Its id.', 'london-2026')
const params = z.object({ id })
const oneQuery = z.object({
  state: described(nameIn(['deleted']).optional(), '`deleted` reads a deleted one.', 'deleted'),
})
const version = described(z.string(), 'Changes with its content.', '5f0c3a2b9d1e4c67')
const time = described(clockTime, 'The clock time.', '05:12')

const row = z.object({
  id: described(z.string(), 'Its id, from the place and the years.', 'london-2026'),
  name: described(z.string(), 'The place.', 'London'),
  source: described(z.string(), 'The publisher.', 'Central mosque'),
  licence: described(z.string().nullable(), 'The licence, in one sentence.', 'CC BY 4.0'),
  latitude: described(z.number(), 'Latitude of the place in degrees.', 51.507),
  longitude: described(z.number(), 'Longitude of the place in degrees.', -0.128),
  radiusKm: described(z.number(), 'It applies within this distance (kilometres).', 25),
  timeZone: described(z.string(), 'The IANA time zone of its times.', 'Europe/London'),
  firstDay: described(civilDateAnswer, 'Its first day.', '2026-01-01'),
  lastDay: described(civilDateAnswer, 'Its last day.', '2026-12-31'),
  dayCount: described(z.number().int(), 'Its number of days.', 365),
  state: described(
    z.enum(timetableStates),
    'Whether it applies today at the place; `ending` in its last 30 days; `deleted` while it can be restored.',
  ),
  version,
})
export type AdminTimetable = z.output<typeof row>

const day = z.object({
  date: described(civilDateAnswer, 'The day.', '2026-01-01'),
  fajr: time,
  sunrise: time,
  dhuhr: time,
  asr: time,
  maghrib: time,
  isha: time,
  asrHanafi: time.optional(),
})

const days = described(z.array(day), 'Its days as printed, in local clock times.')

const problem = z.object({
  line: described(z.number().int(), 'The line in the file.', 12),
  code: described(z.enum(tableProblemCodes), 'What is wrong.'),
  values: described(z.record(z.string(), z.union([z.string(), z.number()])), 'The values of its sentence.', {
    column: 'asr',
    value: '25:10',
  }),
})
export type TimetableProblem = z.output<typeof problem>

export const listTimetables = endpoint({
  method: 'GET',
  path: '/api/admin/timetables',
  summary: 'Lists the imported official timetables',
  query: z.object({
    ...tableQuery('place, id and source', ['name', 'firstDay', 'lastDay']),
    state: described(
      nameIn(timetableStates).optional(),
      'Only in this state. Default: all that are not deleted.',
      'ending',
    ),
  }),
  answer: tableAnswer(row),
  errors,
})

export const readTimetable = endpoint({
  method: 'GET',
  path: '/api/admin/timetables/{id}',
  summary: 'Reads an official timetable with its days',
  params,
  query: oneQuery,
  answer: row.extend({ days }),
  errors: [...errors, 'not_found'],
})

export const downloadTimetable = endpoint({
  method: 'GET',
  path: '/api/admin/timetables/{id}/file',
  summary: 'Reads an official timetable as CSV, in the format of the import',
  params,
  query: oneQuery,
  answer: z.string(),
  errors: [...errors, 'not_found'],
})

export const importTimetable = endpoint({
  method: 'POST',
  path: '/api/admin/timetables/import',
  summary:
    'Checks or imports an official timetable. The body is a file: CSV with column names in the first row, or JSON with a list of days, in UTF-8, 1 MB at most',
  query: z.object({
    ...fileImportQuery,
    place: importOption('The name of the place. Needed.', 'London'),
    latitude: importOption('Its latitude in degrees, north positive. Needed.', '51.507'),
    longitude: importOption('Its longitude in degrees, east positive. Needed.', '-0.128'),
    radius: importOption('Where it applies (kilometres). Default: 25.', '25'),
    timeZone: importOption('The IANA time zone of the times. Needed.', 'Europe/London'),
    source: importOption('The publisher, shown with the times. Needed.', 'Central mosque'),
    licence: importOption('The licence in one sentence, shown with the times.', 'CC BY 4.0'),
    id: importOption('Its id. Default: from the place and the years.', 'london-2026'),
  }),
  answer: z.object({ ...fileImportAnswer(problem, row), days }),
  errors: [...errors, 'slug_taken', 'version_conflict', 'unsupported_type', 'body_too_large'],
})

export type CheckedTimetable = z.output<(typeof importTimetable)['answer']>

export const actOnTimetables = endpoint({
  method: 'POST',
  path: '/api/admin/timetables/actions',
  summary: 'Removes official timetables, or restores those that were removed in the last 30 days',
  body: z.strictObject({
    action: described(z.enum(['delete', 'restore']), 'What is done to each.', 'delete'),
    ids: described(z.array(id).min(1).max(MOST_REMOVED), 'Their ids.'),
  }),
  answer: actionAnswer('timetables'),
  errors,
})
