import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

const tones = {
  good: 'bg-action-soft text-action',
  quiet: 'bg-sunken text-muted',
  ended: 'bg-ending-soft text-ending',
} as const

/** A state in a table or a list. */
export function AdminBadge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-sm',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
