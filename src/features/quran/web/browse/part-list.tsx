import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { placeOfVerse } from '../../core/index.ts'
import { partCount, partVerses } from '../../core/reader-address.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { formatPlace } from './format-reference.ts'

/** All juz or hizbs, each with its first and last verse. */
function PartList({ kind }: { kind: 'juz' | 'hizb' }) {
  const { data: surahs, isError } = useSurahs()
  const numbers = Array.from({ length: partCount(kind) }, (_, index) => index + 1)
  return (
    <ul className="grid gap-3 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
      {numbers.map((number) => {
        const { first, last } = partVerses(kind, number)
        return (
          <li key={number}>
            <Link
              className="flex min-h-[4.75rem] items-baseline justify-between gap-4 rounded-card border border-hairline bg-raised px-4 py-3 hover:border-action hover:text-action"
              href={`/quran/reader?${kind}=${number}`}
            >
              <span className="shrink-0 font-semibold">
                {t(`browse:${kind}`, { number: formatNumber(number) })}
              </span>
              <span className="text-end text-muted text-sm">
                {surahs || isError ? (
                  <>
                    <span className="block">{formatPlace(placeOfVerse(first), surahs)}</span>
                    <span className="block">
                      {t('browse:until', { verse: formatPlace(placeOfVerse(last), surahs) })}
                    </span>
                  </>
                ) : (
                  <Skeleton className="h-10 w-32" />
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

export const JuzList = () => <PartList kind="juz" />
export const HizbList = () => <PartList kind="hizb" />
