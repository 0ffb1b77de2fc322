import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { t } from '../i18n/i18n.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

const shapes = {
  /** In the centre; at the bottom on a phone. */
  box: 'm-auto w-[min(34rem,calc(100vw-2rem))] rounded-card max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none open:animate-[rise_200ms_ease-out]',
  /** At the end side of the page. */
  sheet:
    'my-0 ms-auto me-0 h-dvh max-h-dvh w-[min(24rem,calc(100vw-2.5rem))] open:animate-[appear_200ms_ease-out]',
  /** A sheet for an editor; on a phone the whole page. */
  wideSheet:
    'my-0 ms-auto me-0 h-dvh max-h-dvh w-[min(52rem,100vw)] max-w-full open:animate-[appear_200ms_ease-out]',
} as const

/**
 * A modal dialog based on the browser's `<dialog>`: it traps the focus, closes with Escape and by a press
 * outside, and returns the focus. The focus starts at the element with `data-autofocus`, else at its first
 * control.
 */
export function Dialog({
  open,
  onClose,
  title,
  shape = 'box',
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  shape?: keyof typeof shapes
  children: ReactNode
}) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  // Closes an open dialog before it is removed; otherwise the focus would be lost.
  useLayoutEffect(() => {
    const dialog = element.current
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the press beside it is the pointer's way.
    <dialog
      aria-labelledby={titleId}
      className={classNames(
        'max-h-[min(88dvh,46rem)] flex-col overflow-hidden bg-raised text-ink shadow-card backdrop:bg-black/45 open:flex',
        shapes[shape],
      )}
      onClick={(event) => event.target === element.current && onClose()}
      onClose={() => element.current?.open === false && onClose()}
      ref={element}
    >
      {open && (
        <>
          {/* Not a header, which would be a landmark of the page. */}
          <div className="flex items-center justify-between gap-3 ps-6 pe-3 pt-3 pb-1">
            <h2 className="text-xl" id={titleId}>
              {title}
            </h2>
            <Button aria-label={t('shell:close')} look="plain" onClick={onClose} round>
              <X aria-hidden size={20} />
            </Button>
          </div>
          {/* Positioned, so that hidden inputs scroll with it; else the focus on one would scroll the dialog. */}
          <div className="relative overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
        </>
      )}
    </dialog>
  )
}
