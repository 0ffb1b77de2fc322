import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EntryAction, EntrySource, EntryState } from '#shared/core/directory/entry-state.ts'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import type { ComparedField } from '../editor/compare-versions.tsx'
import { EditorSheet } from '../editor/editor-sheet.tsx'
import { type EditorOptions, type Stored, useEditor } from '../editor/use-editor.ts'
import { notifyChange, notifyNotChanged } from '../notify-change.ts'

export interface StoredEntry<Values> extends Stored<Values> {
  readonly state: EntryState
  readonly source: EntrySource
}

/** How the entries of a directory are edited. */
export interface EditedEntries<Values extends object> {
  /** The name of their drafts on this device, such as `article`. */
  readonly draft: string
  /** The path of their list, which is read again after a change. */
  readonly list: string
  /** The values of a new one. */
  readonly empty: Values
  readonly troubles: EditorOptions<Values>['troubles']
  readonly read: (id: string) => Promise<StoredEntry<Values>>
  readonly create: (values: Values) => Promise<unknown>
  readonly save: (
    id: string,
    values: Values,
    version: number | undefined,
  ) => Promise<{ readonly version: number }>
  readonly act: (action: EntryAction, ids: readonly string[]) => Promise<void>
  /** The label of the button that drops an editor’s version, for entries that aren’t the content’s. */
  readonly resetLabel?: string
}

interface EditorParts<Values extends object> {
  /** The entry; without it a new one. */
  readonly id: string | undefined
  readonly entries: EditedEntries<Values>
  readonly title: string
  /** The fields of a comparison with another version. */
  readonly fields: readonly ComparedField<Values>[]
  readonly onClose: () => void
  readonly children: (editor: ReturnType<typeof useEditor<Values>>) => ReactNode
}

/** The editor of an entry, with its deletion, and undoing both from the toast. */
export function EntryEditor<Values extends object>(parts: EditorParts<Values>) {
  const { id, entries } = parts
  const { data, error } = useQuery({
    queryKey: [entries.list, 'one', id],
    queryFn: () => entries.read(id ?? ''),
    enabled: id !== undefined,
    gcTime: 0,
  })
  if (error) return <p role="alert">{t('admin:entries.notRead')}</p>
  if (id !== undefined && !data) return null
  return <Editor {...parts} entry={id === undefined ? undefined : data && { ...data, id }} />
}

function Editor<Values extends object>({
  entry,
  entries,
  title,
  fields,
  onClose,
  children,
}: EditorParts<Values> & { entry: (StoredEntry<Values> & { readonly id: string }) | undefined }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [entries.list] })
  const editor = useEditor<Values>({
    draft: `${entries.draft}/${entry?.id ?? 'new'}`,
    start: entry ?? { values: entries.empty },
    troubles: entries.troubles,
    readAgain: () => entries.read(entry?.id ?? ''),
    save: async (values, version) => {
      if (entry) {
        const saved = await entries.save(entry.id, values, version)
        notifyChange('saved', () => entries.save(entry.id, entry.values, saved.version).then(refresh))
      } else {
        await entries.create(values)
        notifyChange('saved')
      }
      onClose()
      await refresh()
    },
  })

  const act = async (action: 'delete' | 'restore' | 'reset') => {
    if (!entry) return
    try {
      await entries.act(action, [entry.id])
    } catch (error) {
      return notifyNotChanged(error)
    }
    onClose()
    await refresh()
    if (action === 'delete') notifyChange('deleted', () => entries.act('restore', [entry.id]).then(refresh))
    else notifyChange('saved')
  }

  return (
    <EditorSheet
      actions={
        entry &&
        (entry.state === 'deleted' ? (
          <Button onClick={() => void act('restore')}>{t('admin:entries.actions.restore')}</Button>
        ) : (
          <>
            {entry.source === 'edited' && (
              <Button onClick={() => void act('reset')}>
                {entries.resetLabel ?? t('admin:entries.actions.reset')}
              </Button>
            )}
            <Button look="ending" onClick={() => void act('delete')}>
              {t('admin:entries.actions.delete')}
            </Button>
          </>
        ))
      }
      editor={editor}
      fields={fields}
      onClose={onClose}
      title={title}
    >
      {children(editor)}
    </EditorSheet>
  )
}
