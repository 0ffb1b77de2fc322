import { type ReactNode, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'

/** A button that opens a form in a dialog. */
export function DialogButton({
  label,
  named,
  title,
  children,
}: {
  label: string
  /** A label with its subject for screen readers. */
  named?: string
  title: string
  /** Renders the form; gets a function that closes the dialog. */
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

/** Cancel and submit buttons of a form. */
export function FormButtons({
  submit,
  busy,
  ending = false,
  onClose,
}: {
  submit: string
  busy: boolean
  /** The action is destructive. */
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
