import { History } from 'lucide-react'
import { Suspense } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { forgetSearches, useRecentSearches } from './recent-searches.ts'

const QuranOffer = lazyWithMessages(() => import('../reader/quran-offer.tsx'), 'reader')

/** A fixed selection of well-known passages and words, not popular searches. */
const passages = ['throne', 'light', 'cave', 'yasin', 'mulk', 'lastTwo'] as const
const words = ['patience', 'mercy', 'gratitude', 'parents', 'ease', 'knowledge', 'trust', 'orphans'] as const

/** Recent searches and suggestions, shown while the field is empty. */
export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const recent = useRecentSearches()
  const chip = (text: string) => (
    <Chip key={text} onPress={() => onChoose(text)} pressed={false}>
      <span dir="auto">{text}</span>
    </Chip>
  )
  return (
    <div className="grid gap-8 pt-4">
      {recent.length > 0 && (
        <section aria-labelledby="recent-title">
          <div className="mb-1 flex min-h-11 items-center justify-between gap-3">
            <h2 className="flex items-center gap-2 text-lg text-muted" id="recent-title">
              <History aria-hidden size={18} />
              {t('search:recent')}
            </h2>
            <Button look="plain" onClick={forgetSearches}>
              {t('search:clear')}
            </Button>
          </div>
          <ChipRow label={t('search:recent')}>{recent.map(chip)}</ChipRow>
        </section>
      )}
      <section aria-labelledby="popular-title">
        <h2 className="text-lg text-muted" id="popular-title">
          {t('search:popular')}
        </h2>
        <p className="mb-4 text-muted text-sm">{t('search:popularHint')}</p>
        <div className="grid gap-4">
          <ChipRow label={t('search:passages')}>
            {passages.map((name) => chip(t(`search:passage.${name}`)))}
          </ChipRow>
          <ChipRow label={t('search:words')}>{words.map((name) => chip(t(`search:word.${name}`)))}</ChipRow>
        </div>
      </section>
      <p className="text-muted text-sm">{t('search:help')}</p>
      <Suspense>
        <QuranOffer />
      </Suspense>
    </div>
  )
}
