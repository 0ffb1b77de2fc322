import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useGradualRows } from '#shared/web/use-gradual-rows.ts'
import { namesOfSurah, surahCount } from '../../core/index.ts'
import { type SurahSummary, useSurahs } from '../data/use-surahs.ts'
import { Checkbox } from './checkbox.tsx'
import { useChosenReciter } from './chosen-reciter.ts'
import { continuousPlayback } from './continuous-playback.ts'
import { recordingCount } from './download-surah.ts'
import { useDownloadedSurahs } from './downloaded-surahs.ts'
import { FilterField } from './filter-field.tsx'
import { recordingCacheName } from './recording-cache.ts'
import { SurahRecitation } from './surah-recitation.tsx'

const ROWS = Array.from({ length: surahCount }, (_, index) => index)
const FIRST_ROWS = [0]

/** The surahs, to play and download by the chosen reciter. */
export function SurahRecitations({ continuous }: { continuous: boolean }) {
  const { data, isError } = useSurahs()
  const [text, setText] = useState('')
  const [onlyDownloaded, setOnlyDownloaded] = useState(false)
  const reciter = useChosenReciter()
  const downloaded = useDownloadedSurahs()
  const isDownloaded = (surah: number) =>
    downloaded?.get(recordingCacheName(reciter.id, surah))?.recordings === recordingCount(surah)
  const shown = data && matching(data, text).filter(({ number }) => !onlyDownloaded || isDownloaded(number))
  const isDrawn = useGradualRows(shown?.length ?? 0, FIRST_ROWS)
  return (
    <Card id="surahs" title={t('listening:page.surahs')}>
      <FilterField label={t('listening:page.searchSurahs')} onText={setText} value={text} />
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Checkbox
          checked={continuous}
          onChange={continuousPlayback.write}
          text={t('listening:page.continuous')}
        />
        <Checkbox
          checked={onlyDownloaded}
          onChange={setOnlyDownloaded}
          text={t('listening:downloads.onlyDownloaded')}
        />
      </div>
      {isError && !data && <p className="py-8 text-muted">{t('listening:page.failed')}</p>}
      {shown?.length === 0 && <p className="py-8 text-muted">{t('listening:page.noSurah')}</p>}
      <ul className="mt-2">
        {shown?.map((surah, row) =>
          isDrawn(row) ? (
            <SurahRecitation
              continuous={continuous}
              downloaded={downloaded?.get(recordingCacheName(reciter.id, surah.number))}
              key={surah.number}
              reciter={reciter.id}
              surah={surah}
            />
          ) : (
            <WaitingRow key={surah.number} />
          ),
        )}
        {!data && !isError && ROWS.map((row) => <WaitingRow key={row} />)}
      </ul>
    </Card>
  )
}

function WaitingRow() {
  return (
    <li aria-hidden className="flex min-h-[4.5rem] items-center gap-3 border-hairline border-b">
      <Skeleton className="size-11 rounded-full" />
      <Skeleton className="h-5 w-40" />
    </li>
  )
}

function matching(surahs: readonly SurahSummary[], text: string): readonly SurahSummary[] {
  const query = text.trim().toLocaleLowerCase()
  return surahs.filter((surah) =>
    [String(surah.number), ...namesOfSurah(surah)].some((known) => known.toLocaleLowerCase().includes(query)),
  )
}
