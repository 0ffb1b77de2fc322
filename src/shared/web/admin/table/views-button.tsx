import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { adminViewRecords } from '#shared/core/admin/admin-view.records.ts'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { newId } from '../../user-data/new-id.ts'
import { records } from '../../user-data/records.ts'

const views = records(adminViewRecords)

const notifyFailed = () => toast({ title: t('admin:table.viewFailed'), tone: 'destructive' })

/** The person's saved views of a table: opens, saves and deletes them. */
export function ViewsButton({
  table,
  query,
  onShow,
}: {
  /** The path of the table's call. */
  table: string
  /** The state to save, as in the address. */
  query: string
  onShow: (query: string) => void
}) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const saved = [...(views.use() ?? [])].filter(([, view]) => view.table === table)
  const save = async () => {
    if (await views.put(newId(), { table, name: name.trim(), query })) setName('')
    else notifyFailed()
  }
  const remove = async (id: string) => {
    if (!(await views.remove(id))) notifyFailed()
  }
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden size={17} />
        {t('admin:table.views')}
      </Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} open title={t('admin:table.views')}>
          {saved.length === 0 && <p className="text-muted">{t('admin:table.noViews')}</p>}
          <ul>
            {saved.map(([id, view]) => (
              <li className="flex items-center gap-2 border-hairline border-b" key={id}>
                <button
                  className="min-h-12 min-w-0 flex-1 break-words text-start hover:text-action"
                  onClick={() => {
                    onShow(view.query)
                    setOpen(false)
                  }}
                  type="button"
                >
                  {view.name}
                </button>
                <Button
                  aria-label={t('admin:table.deleteView', { view: view.name })}
                  look="plain"
                  onClick={() => void remove(id)}
                  round
                >
                  <Trash2 aria-hidden size={17} />
                </Button>
              </li>
            ))}
          </ul>
          <form
            className="mt-4 flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              if (name.trim() !== '') void save()
            }}
          >
            <Field className="min-w-40 flex-1" label={t('admin:table.viewName')}>
              <TextInput maxLength={60} onChange={(event) => setName(event.target.value)} value={name} />
            </Field>
            <Button disabled={name.trim() === ''} look="action" type="submit">
              {t('admin:table.saveView')}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
