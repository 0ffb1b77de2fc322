import { lazy, Suspense, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { type Hiding, useReaderSettings } from './reader-settings.ts'

const TajweedText = lazy(() => import('./tajweed-text.tsx'))

/**
 * A verse's Arabic exactly as served. To practise from memory it can be covered, whole or word by word; a press reveals
 * it. Covered words keep their space, so nothing moves.
 */
export function ArabicVerse({ text, number, hiding }: { text: string; number: number; hiding: Hiding }) {
  const { tajweed } = useReaderSettings()
  if (hiding === 'nothing' && tajweed) {
    return (
      <Suspense fallback={text}>
        <TajweedText text={text} />
      </Suspense>
    )
  }
  if (hiding === 'nothing') return text
  return <Covered hiding={hiding} key={hiding} number={number} text={text} />
}

function Covered({ text, number, hiding }: { text: string; number: number; hiding: 'words' | 'verses' }) {
  const words = text.split(' ')
  const [revealed, setRevealed] = useState(0)
  const reveal = () => setRevealed(hiding === 'words' ? revealed + 1 : words.length)
  if (revealed >= words.length) return text
  return (
    <>
      {revealed > 0 && `${words.slice(0, revealed).join(' ')} `}
      <button
        className="inline cursor-pointer text-start"
        data-covered
        onClick={(event) => {
          event.stopPropagation()
          reveal()
        }}
        type="button"
      >
        <span className="sr-only font-sans" lang={currentLanguage().code}>
          {t(`reader:hiding.reveal.${hiding}`, { number: formatNumber(number) })}
        </span>
        {words.slice(revealed).map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the words never changes.
          <span aria-hidden="true" className={cover} key={index}>
            {index === 0 ? word : ` ${word}`}
          </span>
        ))}
      </button>
    </>
  )
}

const cover = classNames(
  'select-none rounded-lg bg-sunken text-transparent box-decoration-clone',
  'print:bg-transparent',
)
