import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { afterStartingOver, fromTheRest, isSaid, type SaidDuas } from '../../core/adhkar-session.ts'
import type { AdhkarTime, Dua } from '../../core/index.ts'

/** The end of a session: all are said, or some are left. */
export function SessionEnd({
  time,
  duas,
  said,
  change,
  isNew,
}: {
  time: AdhkarTime
  duas: readonly Dua[]
  said: SaidDuas
  change: (change: (said: SaidDuas) => SaidDuas) => void
  /** The person came here from the last item, whose buttons are gone, so the heading takes the focus. */
  isNew: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const takesFocus = useRef(isNew)
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true })
  }, [])
  const done = duas.filter((dua) => isSaid(dua, said)).length
  const isComplete = done === duas.length
  const startOver = () => {
    const ids = duas.map(({ id }) => id)
    change((now) => afterStartingOver(now, ids))
    toast({
      title: t('adhkar:startedOver'),
      action: { label: t('user-data:undo'), run: () => change(() => said) },
    })
  }
  return (
    <section
      aria-labelledby="session-end"
      className="my-auto grid justify-items-center gap-4 py-6 text-center"
    >
      <Star className="text-ornament" size={72} weight={1} />
      <h2 className="text-2xl outline-none" id="session-end" ref={heading} tabIndex={-1}>
        {t(isComplete ? `adhkar:${time}.complete` : 'adhkar:end.left')}
      </h2>
      <p className="text-muted">
        {isComplete
          ? t('adhkar:end.accepted')
          : t('adhkar:said', { done: formatNumber(done), all: formatNumber(duas.length) })}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {!isComplete && (
          <Button look="action" onClick={() => change((now) => fromTheRest(duas, now))}>
            {t('adhkar:end.rest')}
          </Button>
        )}
        <Link className={buttonClass(isComplete ? { look: 'action' } : {})} href="/duas">
          {t('adhkar:back')}
        </Link>
        {done > 0 && <Button onClick={startOver}>{t('adhkar:end.again')}</Button>}
      </div>
    </section>
  )
}
