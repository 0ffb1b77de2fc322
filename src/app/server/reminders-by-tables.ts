import { importedTables } from '#features/prayer/server/tables/imported-tables.ts'
import { tablesFolder } from '#features/prayer/server/tables/stored-table.ts'
import { remindersFeature } from '#features/reminders/server/reminders.routes.ts'
import type { ServerFeature } from '#shared/server/services.ts'

/** Reminders that use the imported official timetables. */
export const remindersByTables: ServerFeature = (app, services) => {
  const tables = importedTables(tablesFolder(services.settings.DATA_DIR), services.log)
  return remindersFeature(async () => tables.current())(app, services)
}
