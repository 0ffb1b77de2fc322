import { Check } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useLearned } from './use-learned.ts'

/** Marks something as learned, or takes that back. */
export function LearnedButton({ id, title }: { id: string; title: string }) {
  const { isLearned, toggle } = useLearned()
  const learned = isLearned(id)
  const label = t(learned ? 'sign-language:learned.done' : 'sign-language:learned.mark')
  return (
    <Button
      aria-label={`${label}: ${title}`}
      aria-pressed={learned}
      className={learned ? 'border-action text-action' : undefined}
      onClick={() => toggle(id)}
    >
      <Check aria-hidden className={learned ? undefined : 'opacity-40'} size={17} />
      {label}
    </Button>
  )
}
