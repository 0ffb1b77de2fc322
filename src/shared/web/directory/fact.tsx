import type { ReactNode } from 'react'

/** One fact of an entry, within a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
