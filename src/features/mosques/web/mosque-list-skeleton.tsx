import { Skeleton } from '#shared/web/ui/skeleton.tsx'

/** A placeholder in the shape of the list and the map. */
export function MosqueListSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <Skeleton className="h-56 w-full rounded-card @min-[60rem]:order-2 @min-[60rem]:h-[36rem]" />
      <div className="grid gap-4">
        {[1, 2, 3].map((card) => (
          <MosqueCardSkeleton key={card} />
        ))}
      </div>
    </div>
  )
}

/** A placeholder in the shape of a mosque card. */
export function MosqueCardSkeleton() {
  return (
    <div aria-busy="true" className="rounded-card bg-raised p-5 shadow-card sm:p-6">
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="mt-2 h-4 w-44" />
      <Skeleton className="mt-5 h-14 w-full" />
      <Skeleton className="mt-5 h-11 w-32 rounded-full" />
    </div>
  )
}
