import { useQuranFont } from '#shared/web/fonts.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { FoundVerse } from '../search/find-verses.ts'
import type { Verse } from './load-verses.ts'
import { VerseCard } from './verse-card.tsx'

const WAITING = [0, 1, 2, 3]

/** A list of verses, with a placeholder until the verses and the Quran font are loaded. */
export function VerseCards({
  verses,
  translated,
  onOpen,
}: {
  verses: readonly (Verse & Partial<Pick<FoundVerse, 'match'>>)[] | undefined
  /** Shows translations in the Arabic interface too. */
  translated?: boolean
  onOpen?: () => void
}) {
  const fontReady = useQuranFont()
  if (!verses || !fontReady) {
    return (
      <div aria-busy="true" className="min-h-dvh">
        {WAITING.map((row) => (
          <div className="border-hairline border-b py-6 first:pt-2" key={row}>
            <div className="mb-2 flex min-h-11 items-center">
              <Skeleton className="h-5 w-40" />
            </div>
            <div className="flex flex-col gap-6 py-4">
              <Skeleton className="h-8 w-full" />
              <Skeleton className="h-8 w-3/5" />
            </div>
            <Skeleton className="mt-3 h-5 w-full max-w-reading" />
          </div>
        ))}
      </div>
    )
  }
  return verses.map((verse) => (
    <VerseCard
      key={verse.id}
      match={verse.match ?? []}
      onOpen={onOpen}
      translated={translated}
      verse={verse}
    />
  ))
}
