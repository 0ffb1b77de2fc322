import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Back and next; at the last step, the button that marks the lesson as complete. */
export function LessonControls({
  at,
  steps,
  isFinished,
  onBack,
  onForward,
}: {
  at: number
  steps: number
  isFinished: boolean
  onBack: () => void
  onForward: () => void
}) {
  const isLast = at === steps - 1
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <Button disabled={at === 0} onClick={onBack}>
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('lessons:back')}
      </Button>
      <Button className="ms-auto" look="action" onClick={onForward}>
        {isLast && !isFinished ? (
          <>
            <Check aria-hidden size={18} />
            {t('lessons:complete')}
          </>
        ) : (
          <>
            {t(isLast ? 'lessons:toEnd' : 'lessons:next')}
            <ArrowRight aria-hidden className="rtl:-scale-x-100" size={18} />
          </>
        )}
      </Button>
      <p className="w-full text-muted text-sm max-sm:hidden">{t('lessons:keys')}</p>
    </div>
  )
}
