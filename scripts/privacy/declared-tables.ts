import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { sourceFiles } from '../import-law/source-files.ts'

const root = join(import.meta.dirname, '../..')

/** The names of the database's tables, and the groups that their files declare. */
export async function declaredTables() {
  const tables: string[] = []
  const groups: Record<string, string> = {}
  for (const file of sourceFiles(root, 'src').filter((each) => each.endsWith('.table.ts'))) {
    const { tableGroups, ...exported }: { tableGroups?: TableGroups } = await import(join(root, file))
    Object.assign(groups, tableGroups)
    for (const each of Object.values(exported)) if (is(each, PgTable)) tables.push(getTableName(each))
  }
  return { tables, groups }
}
