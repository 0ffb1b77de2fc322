import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import type { Portion } from '../core/portions.ts'
import { formatVerseRange, type GetSurahName, readerHref, splitBySurah } from './format-reading.ts'

/** Links to a portion's parts, surah by surah. Renders nothing for a single part. */
export function PortionParts({
  portion,
  names,
  onRead,
}: {
  portion: Portion
  names: GetSurahName
  onRead: () => void
}) {
  const parts = portion.flatMap(splitBySurah)
  if (parts.length < 2) return null
  return (
    <Disclosure className="mt-2" title={t('reading:portion.parts')}>
      <ul className="flex flex-wrap gap-x-5">
        {parts.map((part) => (
          <li key={part.first}>
            <Link
              className="inline-flex min-h-11 items-center underline decoration-hairline underline-offset-4 hover:decoration-current"
              href={readerHref(part)}
              onClick={onRead}
            >
              {formatVerseRange(part, names)}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
