import { useQueryClient } from '@tanstack/react-query'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { serverMessage } from '#shared/web/admin/server-message.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { RecordingValues } from '../../core/recording.ts'
import { recordingTroubles } from '../../core/recording-troubles.ts'
import {
  listRecordings,
  type Recording,
  readRecording,
  updateRecording,
} from '../../core/recordings.contract.ts'
import { comparedFields } from './compared-fields.ts'
import { actOnAll } from './recording-actions.ts'
import { RecordingFacts } from './recording-facts.tsx'
import { RecordingFields } from './recording-fields.tsx'

/** The editor of a recording, with its player. */
export function RecordingEditor({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const client = useQueryClient()
  const { id } = recording
  const refresh = () => client.invalidateQueries({ queryKey: [listRecordings.path] })
  const save = (values: RecordingValues, version: number | undefined) =>
    call(updateRecording, { params: { id }, body: { ...values, ...(version !== undefined && { version }) } })
  const editor = useEditor<RecordingValues>({
    draft: `recording/${id}`,
    start: { values: valuesIn(recording), version: recording.version },
    troubles: recordingTroubles,
    readAgain: async () => {
      const read = await call(readRecording, { params: { id } })
      return { values: valuesIn(read), version: read.version }
    },
    save: async (values, version) => {
      const saved = await save(values, version)
      notify('updated', async () => {
        await save(valuesIn(recording), saved.version)
        await refresh()
      })
      await refresh()
      onClose()
    },
  })
  const act = async (action: 'delete' | 'restore') => {
    try {
      await actOnAll(action, [id])
    } catch (error) {
      return notifyFailed(error)
    }
    await refresh()
    onClose()
    if (action === 'delete')
      notify('deleted', async () => {
        await actOnAll('restore', [id])
        await refresh()
      })
  }
  const action = recording.deletedAt === null ? 'delete' : 'restore'
  return (
    <EditorSheet
      actions={
        <Button look={action === 'delete' ? 'ending' : 'quiet'} onClick={() => void act(action)}>
          {t(`admin-recordings:actions.${action}`)}
        </Button>
      }
      editor={editor}
      fields={comparedFields()}
      onClose={onClose}
      title={t('admin-recordings:edit')}
    >
      <RecordingFacts recording={recording} />
      <RecordingFields editor={editor} />
    </EditorSheet>
  )
}

function notify(done: 'updated' | 'deleted', undo: () => Promise<void>): void {
  toast({
    title: t(`admin-recordings:toasts.${done}`),
    action: { label: t('admin:undo'), run: () => void undo().catch(notifyFailed) },
  })
}

function notifyFailed(error: unknown): void {
  const description = serverMessage(error)
  toast({
    title: t('admin-recordings:toasts.failed'),
    ...(description !== undefined && { description }),
    tone: 'destructive',
  })
}

const valuesIn = (recording: Recording): RecordingValues => ({
  title: recording.title,
  qari: recording.qari,
  category: recording.category,
  surah: recording.surah,
  fromVerse: recording.fromVerse,
  toVerse: recording.toVerse,
  item: recording.item,
  language: recording.language,
  isDownloadable: recording.isDownloadable,
  rights: recording.rights,
  status: recording.status,
})
