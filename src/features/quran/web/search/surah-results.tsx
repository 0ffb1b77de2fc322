import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { matchingSurahs } from '../../core/index.ts'
import { formatSurah } from '../browse/format-reference.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { SurahMeaning } from '../reader/surah-meaning.tsx'

const MAX_RESULTS = 3

/** Links to the surahs that match the text; nothing if none does. */
export function SurahResults({ text, onOpen }: { text: string; onOpen: () => void }) {
  const { data: surahs = [] } = useSurahs()
  const found = matchingSurahs(surahs, text).slice(0, MAX_RESULTS)
  if (found.length === 0) return null
  return (
    <ul aria-label={t('search:surahs')} className="mt-3 mb-1 flex flex-wrap gap-2">
      {found.map((surah) => (
        <li key={surah.number}>
          <Link
            className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-xl border border-hairline bg-raised px-4 py-2 hover:border-action hover:text-action"
            data-result
            href={`/quran/reader/${surah.number}`}
            onClick={onOpen}
          >
            <span className="font-semibold">{formatSurah(surah)}</span>
            <SurahMeaning className="text-muted text-sm" surah={surah} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
