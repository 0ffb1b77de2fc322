import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { reading } from '#shared/web/api/reading.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { readDailyHadith } from '../core/hadiths.contract.ts'
import { HadithActions, HadithText } from './hadith-parts.tsx'
import { gradeOf, referenceOf } from './hadith-texts.ts'

/** The hadith of the day on this device. */
export default function DailyHadith() {
  const date = useToday()
  const { data, isError } = useQuery(reading(readDailyHadith, { date }))
  const hadith = data?.answer
  return (
    <Card
      aside={hadith && <HadithActions hadith={hadith} />}
      id="daily-hadith"
      title={t('hadiths:daily.title')}
    >
      {hadith && (
        <>
          <HadithText hadith={hadith} />
          <p className="mt-3 text-muted text-sm">
            <Link className="underline underline-offset-4 hover:text-action" href={`/hadiths/${hadith.id}`}>
              {referenceOf(hadith)}
            </Link>{' '}
            · {gradeOf(hadith)}
          </p>
        </>
      )}
      {!hadith && !isError && <Skeleton className="block h-32 w-full" />}
      {!hadith && isError && <p className="text-muted">{t('hadiths:daily.failed')}</p>}
    </Card>
  )
}
