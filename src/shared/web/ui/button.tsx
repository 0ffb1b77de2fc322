import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  /** The main action on a page or in a dialog. */
  action: 'bg-action text-on-action hover:bg-action-strong',
  /** Any other action. */
  quiet: 'border border-hairline bg-raised text-ink hover:border-action hover:text-action',
  /** An action that can't be undone. */
  ending: 'border border-ending bg-raised text-ending hover:bg-ending-soft',
  /** A button on the sky, in the sky's text colour. */
  sky: 'border border-current/45 text-current hover:border-current hover:bg-current/8',
  /** A compact button in a row. */
  plain: 'hover:bg-sunken',
} as const

export interface ButtonLook {
  readonly look?: keyof typeof looks
  /** A round button with only an icon. */
  readonly round?: boolean
}

/** The classes of a button, for links that look like one. Buttons are not printed. */
export function buttonClass({ look = 'quiet', round = false }: ButtonLook = {}): string {
  return classNames(
    'inline-flex min-h-11 max-w-full shrink-0 items-center justify-center gap-2 rounded-full font-semibold text-[0.9375rem] leading-tight transition-colors disabled:opacity-55 print:hidden',
    round ? 'size-11' : 'px-5 py-2.5',
    looks[look],
  )
}

export function Button({ look, round, className, ...props }: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      className={classNames(buttonClass({ ...(look && { look }), ...(round && { round }) }), className)}
      type="button"
      {...props}
    />
  )
}
