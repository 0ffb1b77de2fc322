import { ChevronDown, ChevronLeft, ChevronRight, Keyboard, Search, Settings2 } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { divisionAt, surahCount, verseNumber } from '../../core/index.ts'
import { useSurahs } from '../data/use-surahs.ts'
import { useCurrentPlace } from './current-place.ts'
import type { GoToTab } from './go-to-dialog.tsx'
import { surahName } from './surah-name.ts'

interface ReaderBarProps {
  readonly onGoTo: (tab: GoToTab) => void
  readonly onSurah: (number: number) => void
  readonly onSearch: () => void
  readonly onSettings: () => void
  readonly onHelp: () => void
}

/** The current surah, juz and page, with navigation, search and settings. */
export function ReaderBar({ onGoTo, onSurah, onSearch, onSettings, onHelp }: ReaderBarProps) {
  const place = useCurrentPlace()
  const { data: surahs } = useSurahs()
  const surah = place && surahs?.[place.surah - 1]
  const number = place && verseNumber(place)
  const [Back, Forward] =
    currentLanguage().direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  const icon = (label: string) => ({
    look: 'plain' as const,
    round: true,
    'aria-label': label,
    'data-tooltip': label,
  })
  return (
    <nav
      aria-label={t('reader:bar')}
      className="sticky top-0 z-10 -mx-5 flex items-center gap-0.5 border-hairline border-b bg-paper/95 px-3 py-1 backdrop-blur sm:-mx-8 sm:px-6 print:hidden"
    >
      <Button
        {...icon(t('reader:previousSurah'))}
        className="max-sm:hidden"
        disabled={!place || place.surah <= 1}
        onClick={() => place && onSurah(place.surah - 1)}
      >
        <Back aria-hidden size={20} />
      </Button>
      <button
        aria-haspopup="dialog"
        // Fits a short name plus padding and chevron.
        className="flex min-h-11 min-w-[calc(4.5rem+46px)] items-center gap-1.5 rounded-full px-3 font-semibold hover:bg-sunken"
        onClick={() => onGoTo('surah')}
        type="button"
      >
        <span className="truncate">
          {surah ? `${formatNumber(surah.number)}. ${surahName(surah)}` : t('reader:title')}
        </span>
        <ChevronDown aria-hidden className="shrink-0 text-muted" size={16} />
      </button>
      <Button
        {...icon(t('reader:nextSurah'))}
        className="max-sm:hidden"
        disabled={!place || place.surah >= surahCount}
        onClick={() => place && onSurah(place.surah + 1)}
      >
        <Forward aria-hidden size={20} />
      </Button>
      <span className="tabular ms-auto flex items-center text-muted text-sm">
        {number && (
          <>
            <button
              className="min-h-11 rounded-full px-2 hover:bg-sunken max-[22rem]:hidden max-[27rem]:[&:lang(ml)]:hidden"
              onClick={() => onGoTo('juz')}
              type="button"
            >
              {t('reader:juz', { number: formatNumber(divisionAt('juz', number)) })}
            </button>
            <button
              className="min-h-11 rounded-full px-2 hover:bg-sunken max-sm:hidden"
              onClick={() => onGoTo('page')}
              type="button"
            >
              {t('reader:page', { number: formatNumber(divisionAt('page', number)) })}
            </button>
          </>
        )}
      </span>
      <Button {...icon(t('reader:search.open'))} onClick={onSearch}>
        <Search aria-hidden size={19} />
      </Button>
      <Button {...icon(t('reader:help.title'))} className="max-lg:hidden" onClick={onHelp}>
        <Keyboard aria-hidden size={19} />
      </Button>
      <Button {...icon(t('reader:settings.title'))} aria-haspopup="dialog" onClick={onSettings}>
        <Settings2 aria-hidden size={19} />
      </Button>
    </nav>
  )
}
