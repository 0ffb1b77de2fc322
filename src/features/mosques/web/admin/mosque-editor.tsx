import { useQueryClient } from '@tanstack/react-query'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { serverMessage } from '#shared/web/admin/server-message.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type MosqueValues, mosqueTroubles, newMosque } from '../../core/mosque-values.ts'
import {
  createMosque,
  deleteMosque,
  type ListedMosque,
  listAdminMosques,
  readAdminMosque,
  updateMosque,
} from '../../core/mosques-admin.contract.ts'
import { comparedFields } from './compared-mosque.ts'
import { actOnAll } from './mosque-actions.ts'
import { MosqueFields } from './mosque-fields.tsx'
import { placedValues, valuesIn } from './mosque-values-in.ts'
import type { FindCity } from './place-fields.tsx'

/** The editor of a mosque, or of a new one. */
export function MosqueEditor({
  mosque,
  findCity,
  onClose,
}: {
  mosque: ListedMosque | undefined
  findCity: FindCity
  onClose: () => void
}) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listAdminMosques.path] })
  const editor = useEditor<MosqueValues>({
    draft: `mosque/${mosque?.id ?? 'new'}`,
    start: mosque ? { values: valuesIn(mosque), version: mosque.version } : { values: newMosque },
    troubles: mosqueTroubles,
    readAgain: async () => {
      const read = await call(readAdminMosque, { params: { id: mosque?.id ?? '' } })
      return { values: valuesIn(read), version: read.version }
    },
    save: async (values, version) => {
      await store(values, version)
      await refresh()
      onClose()
    },
  })
  const store = async (values: MosqueValues, version: number | undefined) => {
    const body = placedValues(values)
    if (!mosque) {
      await call(createMosque, { body })
      return toast({ title: t('admin-mosques:toasts.created') })
    }
    const params = { id: mosque.id }
    const saved = await call(updateMosque, { params, body: { ...body, ...(version && { version }) } })
    notify('updated', async () => {
      const before = { ...placedValues(valuesIn(mosque)), version: saved.version }
      await call(updateMosque, { params, body: before })
      await refresh()
    })
  }
  const act = async (action: 'delete' | 'restore' | 'takeSource', id: string) => {
    try {
      if (action === 'delete') await call(deleteMosque, { params: { id } })
      else await actOnAll(action, [id])
    } catch (error) {
      return notifyFailed(error)
    }
    await refresh()
    onClose()
    if (action !== 'delete')
      return toast({ title: t(`admin-mosques:toasts.${action === 'restore' ? 'restored' : 'sourceTaken'}`) })
    notify('deleted', async () => {
      await actOnAll('restore', [id])
      await refresh()
    })
  }
  return (
    <EditorSheet
      actions={mosque && <Actions mosque={mosque} onAct={(action) => void act(action, mosque.id)} />}
      editor={editor}
      fields={comparedFields()}
      onClose={onClose}
      title={t(`admin-mosques:${mosque ? 'edit' : 'create'}`)}
    >
      {mosque && <SourceLine mosque={mosque} />}
      <MosqueFields editor={editor} findCity={findCity} />
    </EditorSheet>
  )
}

function Actions({
  mosque: { deletedAt, isEdited },
  onAct,
}: {
  mosque: ListedMosque
  onAct: (action: 'delete' | 'restore' | 'takeSource') => void
}) {
  if (deletedAt) return <Button onClick={() => onAct('restore')}>{t('admin-mosques:actions.restore')}</Button>
  return (
    <>
      {isEdited && (
        <Button onClick={() => onAct('takeSource')}>{t('admin-mosques:actions.takeSource')}</Button>
      )}
      <Button look="ending" onClick={() => onAct('delete')}>
        {t('admin-mosques:actions.delete')}
      </Button>
    </>
  )
}

/** Where the mosque comes from, and what an edit means for its source. */
function SourceLine({ mosque: { source, isEdited } }: { mosque: ListedMosque }) {
  const key = source === 'operator' ? 'own' : isEdited ? 'edited' : 'unedited'
  return (
    <p className="rounded-xl bg-sunken px-4 py-2.5 text-[0.9375rem]">
      {t(`admin-mosques:sourceLines.${key}`, { source: t(`admin-mosques:sources.${source}`) })}
    </p>
  )
}

function notify(done: 'updated' | 'deleted', undo: () => Promise<void>): void {
  toast({
    title: t(`admin-mosques:toasts.${done}`),
    action: { label: t('admin:undo'), run: () => void undo().catch(notifyFailed) },
  })
}

function notifyFailed(error: unknown): void {
  toast({
    title: t('admin-mosques:toasts.failed'),
    description: serverMessage(error) ?? t('staff:unreachable'),
    tone: 'destructive',
  })
}
