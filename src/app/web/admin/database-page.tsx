import { BackupList } from '#features/backup/web/admin/backup-list.tsx'
import { DatabaseScreen } from '#features/operations/web/admin/database.tsx'

/** The state of the database with its backups. */
export default function DatabasePage() {
  return <DatabaseScreen backups={<BackupList />} />
}
