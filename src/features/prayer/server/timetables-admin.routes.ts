import { InvalidOptionError } from '#shared/core/import-options.ts'
import {
  actOnItems,
  type EditingItems,
  importAnswer,
  importItem,
  refusedOptions,
} from '#shared/server/admin/imported-items.ts'
import { listInMemory } from '#shared/server/admin/memory-table.ts'
import { civilToday } from '#shared/server/civil-today.ts'
import { acceptTextFiles, refusedFile, textIn } from '#shared/server/files/accept-text-files.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import { tableCsv } from '../core/table/table-csv.ts'
import type { GivenTableDetails } from '../core/table/table-details.ts'
import { TIMETABLE_BYTES } from '../core/table/timetable-bytes.ts'
import {
  actOnTimetables,
  downloadTimetable,
  importTimetable,
  listTimetables,
  readTimetable,
} from '../core/timetables-admin.contract.ts'
import { mayChangeTimetables, mayReadTimetables } from './prayer.policy.ts'
import type { ImportedTables } from './tables/imported-tables.ts'
import { listedTimetable } from './tables/listed-timetable.ts'
import { type ParsedTable, parseTable } from './tables/parse-table.ts'
import { TableFormatError } from './tables/read-table.ts'
import { removedFolder, saveTable } from './tables/save-table.ts'
import { versionOf } from './tables/stored-table.ts'
import { factsOf, findPrintedTable, findRemovedTables, timetableItems } from './tables/timetable-items.ts'

const IMPORTS_PER_MINUTE = 20

/** Editors list, import and remove the official timetables in the folder `root`, which `tables` watches. */
export function timetablesAdminRoutes(
  app: RafiqServer,
  { database, clock }: Services,
  { root, tables }: { readonly root: string; readonly tables: ImportedTables },
): void {
  const todayIn = civilToday(clock)
  const items = timetableItems(root)
  const by = ({ account }: Session): EditingItems => ({ database, clock, actorId: account.id })
  const listed = async (isDeleted = false) =>
    (await (isDeleted ? findRemovedTables(root) : tables.current())).map((table) =>
      listedTimetable(table, todayIn, isDeleted),
    )
  const find = async (id: string, isDeleted = false) => (await listed(isDeleted)).find((row) => row.id === id)
  const printedIn = (state: 'deleted' | undefined, id: string) =>
    findPrintedTable(state ? removedFolder(root) : root, id)

  guardedRoute(app, mayReadTimetables, listTimetables, async ({ query }) =>
    listInMemory(
      await listed(query.state === 'deleted'),
      {
        searched: ({ id, name, source }) => [id, name, source],
        sorts: {
          name: ({ name }) => name,
          firstDay: ({ firstDay }) => firstDay,
          lastDay: ({ lastDay }) => lastDay,
        },
        filters: { state: ({ state }) => state },
      },
      query,
    ),
  )

  guardedRoute(app, mayReadTimetables, readTimetable, async ({ params: { id }, query: { state } }) => {
    const [row, printed] = [await find(id, state === 'deleted'), await printedIn(state, id)]
    if (!row || !printed) throw notFound()
    return { ...row, days: [...printed.days] }
  })

  guardedRoute(
    app,
    mayReadTimetables,
    downloadTimetable,
    async ({ params: { id }, query: { state }, reply }) => {
      const printed = await printedIn(state, id)
      if (!printed) throw notFound()
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.csv"`)
        .send(tableCsv(printed.days)) as never
    },
  )

  acceptTextFiles(app, TIMETABLE_BYTES)
  guardedRoute(
    app,
    mayChangeTimetables,
    importTimetable,
    async ({ query: { mode, timeZone, replaces, ...given }, request, session }) => {
      const sent = parseSent(textIn(request.body), { ...given, 'time-zone': timeZone })
      const { details, days, problems } = sent
      const version = versionOf(details, days)
      const existing = await find(details.id)
      const isStored = mode === 'import' && problems.length === 0
      if (isStored) {
        await importItem(by(session), items, {
          id: details.id,
          after: factsOf({ details, days, version }),
          replaces,
          save: () => saveTable(root, details, days, { replace: true }),
        })
        tables.changed()
      }
      return {
        days: [...days],
        ...importAnswer({ id: details.id, problems, existing, version, isStored }),
      }
    },
    { limit: IMPORTS_PER_MINUTE },
  )

  guardedRoute(app, mayChangeTimetables, actOnTimetables, async ({ body, session }) => {
    const outcome = await actOnItems(by(session), items, body)
    tables.changed()
    return outcome
  })
}

/** A sent file as a timetable. Throws `invalid_request` that names the file or the options. */
function parseSent(text: string, given: GivenTableDetails): ParsedTable {
  try {
    return parseTable(text, given)
  } catch (error) {
    if (error instanceof TableFormatError) throw refusedFile(error.code, error.message)
    throw error instanceof InvalidOptionError ? refusedOptions(error, { 'time-zone': 'timeZone' }) : error
  }
}
