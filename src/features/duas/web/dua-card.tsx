import { Check, Eye, EyeOff, Share2 } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { formatNumber, joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { formatGrade, formatSource } from '#shared/web/sources/format-source.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { SaveHeart } from '#shared/web/user-data/save-heart.tsx'
import type { ReadableDua } from '../core/index.ts'
import { sayOnce } from './said-today.ts'

const ShareDialog = lazy(() => import('#shared/web/share/share-dialog.tsx'))

/** One dua with its source and what can be done with it. With `isHidden` its text is revealed by a button. */
export const DuaCard = memo(function DuaCard({
  dua,
  isHidden,
  said,
}: {
  dua: ReadableDua
  isHidden: boolean
  /** How often it was said today. */
  said: number
}) {
  const [revealed, setRevealed] = useState(false)
  const [sharing, setSharing] = useState(false)
  const inArabic = currentLanguage().code === 'ar'
  const title = dua.title[inArabic ? 'ar' : 'en']
  const about = targetKey('dua', dua.id)
  const shown = !isHidden || revealed
  return (
    <article
      aria-labelledby={dua.id}
      className="flex scroll-mt-24 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:pb-6 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold text-lg leading-snug" id={dua.id}>
          {title}
        </h2>
        <span className="-mt-2 -me-2.5 print:hidden">
          <SaveHeart about={about} details={{ title }} title={title} />
        </span>
      </header>
      {dua.when && <p className="text-muted text-sm">{dua.when[inArabic ? 'ar' : 'en']}</p>}
      {shown && <DuaText dua={dua} />}
      <p className="mt-3 text-muted text-sm">{sourcesOf(dua)}</p>
      <footer className="mt-auto flex flex-wrap items-center gap-2 pt-4 print:hidden">
        {dua.times !== undefined && <CountButton id={dua.id} said={said} times={dua.times} />}
        {isHidden && (
          <Button aria-expanded={revealed} onClick={() => setRevealed(!revealed)}>
            {revealed ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
            {t(revealed ? 'duas:hide' : 'duas:reveal')}
          </Button>
        )}
        <Button look="plain" onClick={() => setSharing(true)}>
          <Share2 aria-hidden size={18} />
          {t('duas:copy')}
        </Button>
        {dua.categories.map((category) => (
          <span className="rounded-full bg-sunken px-3 py-1 text-muted text-sm" key={category}>
            {t(`duas:categories.${category}`)}
          </span>
        ))}
      </footer>
      <Suspense>
        {sharing && (
          <ShareDialog
            onClose={() => setSharing(false)}
            text={joinedText(dua, title)}
            url={`${location.origin}/duas?dua=${dua.id}`}
          />
        )}
      </Suspense>
    </article>
  )
})

function DuaText({ dua: { arabic, transliteration, meaning } }: { dua: ReadableDua }) {
  return (
    <>
      <p className="quran-text mt-3 text-[1.625rem]" lang="ar">
        {arabic}
      </p>
      {currentLanguage().code !== 'ar' && (
        <>
          <p className="mt-2 italic" lang="ar-Latn">
            {transliteration}
          </p>
          <p className="mt-1.5" lang="en">
            {meaning.en}
          </p>
        </>
      )}
    </>
  )
}

/** Counts up to the number that the source names; one more tap starts over. */
function CountButton({ id, times, said }: { id: string; times: number; said: number }) {
  const isDone = said >= times
  const numbers = { done: formatNumber(said), times: formatNumber(times) }
  return (
    <Button
      aria-label={isDone ? t('duas:countDone') : t('duas:count', numbers)}
      className={classNames('tabular', isDone && 'text-action')}
      onClick={() => sayOnce(id, times)}
    >
      {isDone && <Check aria-hidden size={18} />}
      {said === 0
        ? t('duas:times', { count: times, times: formatNumber(times) })
        : t('duas:counted', numbers)}
    </Button>
  )
}

/** The sources with their grades: `Sunan Abi Dawud 5088, sahih (al-Albani)`. */
const sourcesOf = ({ sources, quran }: ReadableDua): string =>
  joinNames(...sources.flatMap((source) => [formatSource(source, quran?.surah), formatGrade(source)]))

function joinedText(dua: ReadableDua, title: string): string {
  const { arabic, transliteration, meaning } = dua
  const texts = currentLanguage().code === 'ar' ? [] : [transliteration, meaning.en]
  return [title, arabic, ...texts, sourcesOf(dua)].join('\n\n')
}
