import { useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { onlyVerse } from '../../core/reader-address.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { currentPlace } from './current-place.ts'
import { lastPlaceCopy } from './last-place.ts'
import { openAddress } from './requested-address.ts'
import { formatVerseNumber, surahName } from './surah-name.ts'

/** Tells the user, while the reader is open, that they read on another device, and offers to go there. */
export function useReadElsewhere(): void {
  const [before] = useState(lastPlaceCopy.read)
  const copy = lastPlaceCopy.use()
  const { data: surahs } = useSurahs()
  const news = copy?.kept === 'elsewhere' && copy.at !== before?.at ? copy : undefined
  const surah = news && surahs?.[news.surah - 1]
  useEffect(() => {
    if (!surah || !news) return
    const { surah: number, verse } = news
    const here = currentPlace()
    if (here?.surah === number && here.verse === verse) return
    toast({
      title: t('reader:readElsewhere.title'),
      description: `${surahName(surah)} ${formatVerseNumber({ surah: number, verse })}`,
      action: {
        label: t('reader:readElsewhere.go'),
        run: () => openAddress({ kind: 'surah', number, verses: onlyVerse({ surah: number, verse }) }),
      },
    })
  }, [news, surah])
}
