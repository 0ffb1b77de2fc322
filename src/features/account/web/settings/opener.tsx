import { type ReactNode, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'

/** A button that opens a form of its own. */
export function Opener({
  label,
  named,
  title,
  children,
}: {
  label: string
  /** The label with what it is about, for those who hear it alone. */
  named?: string
  title: string
  /** The form; it is given how to close. */
  children: (close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button aria-haspopup="dialog" aria-label={named} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog onClose={close} open={open} title={title}>
        {children(close)}
      </Dialog>
    </div>
  )
}

/** The two buttons at a form's end. */
export function FormEnd({
  submit,
  busy,
  ending = false,
  onClose,
}: {
  submit: string
  busy: boolean
  /** It destroys something. */
  ending?: boolean
  onClose: () => void
}) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{t('account-settings:cancel')}</Button>
      <Button aria-disabled={busy} look={ending ? 'ending' : 'action'} type="submit">
        {busy ? t('account:wait') : submit}
      </Button>
    </div>
  )
}
