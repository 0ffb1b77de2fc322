import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'

/** Shows and hides columns. The first one names the rows and stays. */
export function ColumnsButton({
  columns,
  hidden,
  onHide,
}: {
  columns: readonly { readonly id: string; readonly title: string }[]
  hidden: readonly string[]
  onHide: (hidden: readonly string[]) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        <Columns3 aria-hidden size={17} />
        {t('admin:table.columns')}
      </Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} open title={t('admin:table.columns')}>
          {columns.slice(1).map(({ id, title }) => (
            <Switch
              className="border-hairline border-b py-1 last:border-b-0"
              key={id}
              on={!hidden.includes(id)}
              onChange={(on) => onHide(on ? hidden.filter((each) => each !== id) : [...hidden, id])}
              text={title}
            />
          ))}
        </Dialog>
      )}
    </>
  )
}
