import { Check, CircleDashed, Clock3, RotateCcw, Users } from 'lucide-react'
import type { PrayerState } from '../core/prayer-entry.ts'

export const stateIcons = {
  congregation: Users,
  onTime: Check,
  late: Clock3,
  missed: CircleDashed,
  madeUp: RotateCcw,
} as const satisfies Record<PrayerState, unknown>

/** Fills of charts; `open` is a prayer without an entry. */
export const stateFills: Readonly<Record<PrayerState | 'open', string>> = {
  congregation: 'bg-action-strong',
  onTime: 'bg-action',
  late: 'bg-action/60',
  madeUp: 'bg-action/35',
  missed: 'border border-muted border-dashed',
  open: 'bg-hairline',
}

/** The style of a prayer's mark for its state. */
export const stateMarks: Readonly<Record<PrayerState, string>> = {
  congregation: 'bg-action text-on-action',
  onTime: 'bg-action text-on-action',
  late: 'bg-action-soft text-ink',
  madeUp: 'bg-action-soft text-ink',
  missed: 'border border-muted border-dashed text-muted',
}
