import { type ReactNode, useState } from 'react'
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
