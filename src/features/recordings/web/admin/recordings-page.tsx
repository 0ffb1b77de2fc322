import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { contentRoles } from '#shared/core/roles.ts'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { AdminTable } from '#shared/web/admin/table/admin-table.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { recordingActions, recordingCategories, recordingFilters } from '../../core/recording.ts'
import { recordingsScreen, uploadScreen } from '../../core/recordings.admin-screens.ts'
import { exportRecordings, listRecordings, type Recording } from '../../core/recordings.contract.ts'
import { actOnAll } from './recording-actions.ts'
import { recordingColumns } from './recording-columns.tsx'
import { RecordingEditor } from './recording-editor.tsx'

/** The audio recordings of the operator: searching, describing, publishing. */
export default function RecordingsPage() {
  return (
    <AdminPage
      about={t('admin-recordings:about')}
      actions={
        <Link className={buttonClass({ look: 'action' })} href={uploadScreen.path}>
          <Upload aria-hidden size={18} />
          {t('admin-recordings:upload')}
        </Link>
      }
      screen={recordingsScreen}
    >
      <Recordings />
    </AdminPage>
  )
}

/** The list of recordings with its editor. */
export function Recordings() {
  const [opened, setOpened] = useState<Recording>()
  return (
    <>
      <RecordingTable onOpen={setOpened} />
      {opened && <RecordingEditor key={opened.id} onClose={() => setOpened(undefined)} recording={opened} />}
    </>
  )
}

function RecordingTable({ onOpen }: { onOpen: (recording: Recording) => void }) {
  const role = useUser().data?.role
  const publishes = role !== null && role !== undefined && contentRoles.includes(role)
  const actions = recordingActions.filter((action) => publishes || !action.endsWith('publish'))
  return (
    <AdminTable<Recording>
      bulk={actions.map((action) => ({
        name: action,
        label: t(`admin-recordings:actions.${action}`),
        ...(action === 'delete' && { question: t('admin-recordings:deleteQuestion') }),
        run: (ids) => actOnAll(action, ids),
      }))}
      columns={recordingColumns()}
      empty={t('admin-recordings:empty')}
      exported={exportRecordings}
      filters={[
        {
          name: 'category',
          label: t('admin-recordings:category'),
          all: t('admin-recordings:everyCategory'),
          values: recordingCategories.map((value) => ({
            value,
            text: t(`admin-recordings:categories.${value}`),
          })),
        },
        {
          name: 'status',
          label: t('admin-recordings:status'),
          all: t('admin-recordings:everyStatus'),
          values: recordingFilters.map((value) => ({ value, text: t(`admin-recordings:filters.${value}`) })),
        },
      ]}
      keyOf={({ id }) => id}
      label={t('pages:adminRecordings.link')}
      list={listRecordings}
      onOpen={onOpen}
      searchLabel={t('admin-recordings:search')}
      titleOf={({ title }) => title}
    />
  )
}
