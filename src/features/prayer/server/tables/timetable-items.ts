import type { ImportedItems, ItemFacts } from '#shared/server/admin/imported-items.ts'
import type { OfficialTable } from '../../core/table/official-table.ts'
import { removedFolder, removedTables, removeTable, restoreTable } from './save-table.ts'
import { openTable, type PrintedTable, readPrintedTable } from './stored-table.ts'

/** The timetables in a folder as editors change them. */
export const timetableItems = (root: string): ImportedItems => ({
  itemType: 'timetable',
  find: async (id) => {
    const found = await findPrintedTable(root, id)
    return found && factsOf(found)
  },
  remove: (id) => removeTable(root, id),
  restore: (id) => restoreTable(root, id),
})

/** A whole stored timetable; `undefined` if there is none or it is damaged. */
export const findPrintedTable = (root: string, id: string): Promise<PrintedTable | undefined> =>
  readPrintedTable(root, id).catch(() => undefined)

/** The timetables that were removed in the last 30 days, without damaged ones. */
export async function findRemovedTables(root: string): Promise<readonly OfficialTable[]> {
  const removed = removedFolder(root)
  const found = (await removedTables(root)).map((id) => openTable(removed, id).catch(() => []))
  return (await Promise.all(found)).flat()
}

/** What the audit log says of a timetable. */
export const factsOf = ({ details, days, version }: PrintedTable): ItemFacts => ({
  ...details,
  firstDay: days[0]?.date,
  lastDay: days.at(-1)?.date,
  dayCount: days.length,
  version,
})
