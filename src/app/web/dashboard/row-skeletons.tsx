import { Skeleton } from '#shared/web/ui/skeleton.tsx'

/** Placeholder rows. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4 py-2">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton className="h-6 w-full" key={row} />
      ))}
    </div>
  )
}
