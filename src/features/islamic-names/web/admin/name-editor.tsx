import { useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { serverMessage } from '#shared/web/admin/server-message.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type NameValues, nameTroubles, newName } from '../../core/name-values.ts'
import {
  createName,
  deleteName,
  type ListedName,
  listAdminNames,
  readAdminName,
  updateName,
} from '../../core/names-admin.contract.ts'
import { comparedFields } from './compared-name.ts'
import { actOnAll } from './name-actions.ts'
import { NameFields } from './name-fields.tsx'

type Action = 'delete' | 'restore' | 'reset'

/** The editor of a name, or of a new one. */
export function NameEditor({ name, onClose }: { name: ListedName | undefined; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listAdminNames.path] })
  const editor = useEditor<NameValues>({
    draft: `name/${name?.id ?? 'new'}`,
    start: name ? { values: valuesIn(name), version: name.version } : { values: newName },
    troubles: nameTroubles,
    readAgain: async () => {
      const read = await call(readAdminName, { params: { id: name?.id ?? '' } })
      return { values: valuesIn(read), version: read.version }
    },
    save: async (values, version) => {
      await store(values, version)
      await refresh()
      onClose()
    },
  })
  const store = async (values: NameValues, version: number | undefined) => {
    const body = bodyOf(values)
    if (!name) {
      await call(createName, { body })
      return toast({ title: t('admin-names:toasts.created') })
    }
    const params = { id: name.id }
    const saved = await call(updateName, { params, body: { ...body, ...(version && { version }) } })
    notify('updated', async () => {
      await call(updateName, { params, body: { ...bodyOf(valuesIn(name)), version: saved.version } })
      await refresh()
    })
  }
  const act = async (action: Action, id: string) => {
    try {
      if (action === 'delete') await call(deleteName, { params: { id } })
      else await actOnAll(action, [id])
    } catch (error) {
      return notifyFailed(error)
    }
    await refresh()
    onClose()
    if (action !== 'delete') return toast({ title: t(`admin-names:toasts.${action}`) })
    notify('deleted', async () => {
      await actOnAll('restore', [id])
      await refresh()
    })
  }
  return (
    <EditorSheet
      actions={name && <Actions name={name} onAct={(action) => void act(action, name.id)} />}
      editor={editor}
      fields={comparedFields()}
      onClose={onClose}
      title={t(`admin-names:${name ? 'edit' : 'create'}`)}
    >
      {name && (
        <p className="rounded-xl bg-sunken px-4 py-2.5 text-[0.9375rem]">
          {t(`admin-names:sourceLines.${name.source}`)}
        </p>
      )}
      <NameFields editor={editor} />
    </EditorSheet>
  )
}

function Actions({ name: { state, source }, onAct }: { name: ListedName; onAct: (action: Action) => void }) {
  if (state === 'deleted')
    return <Button onClick={() => onAct('restore')}>{t('admin-names:actions.restore')}</Button>
  return (
    <>
      {source === 'edited' && (
        <Button onClick={() => onAct('reset')}>{t('admin-names:actions.reset')}</Button>
      )}
      <Button look="ending" onClick={() => onAct('delete')}>
        {t('admin-names:actions.delete')}
      </Button>
    </>
  )
}

const valuesIn = (name: ListedName): NameValues => ({
  name: name.name,
  arabicName: name.arabicName,
  meaning: name.meaning,
  meaningArabic: name.meaningArabic,
  root: name.root,
  origin: name.origin,
  gender: name.gender,
  category: name.category,
  alternateSpellings: name.alternateSpellings,
  bearers: name.bearers,
})

/** The values for the server, without empty spellings. */
const bodyOf = ({ alternateSpellings, bearers, ...values }: NameValues): BodyInput<typeof createName> => ({
  ...values,
  alternateSpellings: alternateSpellings.map((text) => text.trim()).filter(Boolean),
  bearers: [...bearers],
})

function notify(done: 'updated' | 'deleted', undo: () => Promise<void>): void {
  toast({
    title: t(`admin-names:toasts.${done}`),
    action: { label: t('admin:undo'), run: () => void undo().catch(notifyFailed) },
  })
}

function notifyFailed(error: unknown): void {
  toast({
    title: t('admin-names:toasts.failed'),
    description: serverMessage(error) ?? t('staff:unreachable'),
    tone: 'destructive',
  })
}
