import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FieldTrouble } from '#shared/web/ui/field-parts.tsx'
import { type StepCode, stepTrouble } from '../../core/lesson-troubles.ts'
import { LESSON_LENGTHS, newQuestion, newText, type StepValues } from '../../core/lesson-values.ts'
import { StepTexts } from './step-texts.tsx'

/** Steps of these kinds have cards that people review, so they stay in their lesson. */
const withCards: readonly string[] = ['letter', 'words', 'rule', 'quiz']

const staysInLesson = ({ kind, from }: StepValues) => from !== null && withCards.includes(kind)
const isStoredQuestion = ({ kind, from }: StepValues) => kind === 'quiz' && from !== null

/** The steps of a lesson: their texts, their order, and new texts and questions. */
export function StepList({
  steps,
  isPublished,
  error,
  onChange,
}: {
  readonly steps: readonly StepValues[]
  readonly isPublished: boolean
  readonly error: string | undefined
  readonly onChange: (steps: readonly StepValues[]) => void
}) {
  const id = useId()
  const isFull = steps.length >= LESSON_LENGTHS.steps
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 className="font-semibold text-[0.9375rem]" id={id}>
        {t('admin-lessons:fields.steps')}
      </h3>
      <p className="text-muted text-sm">{t('admin-lessons:hints.steps')}</p>
      {steps.map((step, index) => (
        <Step
          // biome-ignore lint/suspicious/noArrayIndexKey: new steps have nothing else of their own
          key={`${step.from} ${index}`}
          moves={(['up', 'down'] as const).filter((way) => mayMove(steps, index, way))}
          onChange={(next) => onChange(steps.with(index, next))}
          onMove={(way) => onChange(moved(steps, index, way))}
          onRemove={() => onChange(steps.toSpliced(index, 1))}
          place={index + 1}
          step={step}
          trouble={stepTrouble(step, isPublished)}
        />
      ))}
      {error && <FieldTrouble text={error} />}
      {!isFull && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onChange([...steps, newText])}>
            <Plus aria-hidden size={16} />
            {t('admin-lessons:addText')}
          </Button>
          <Button onClick={() => onChange([...steps, newQuestion])}>
            <Plus aria-hidden size={16} />
            {t('admin-lessons:addQuestion')}
          </Button>
        </div>
      )}
    </section>
  )
}

type Way = 'up' | 'down'

const neighbour = (index: number, way: Way) => (way === 'up' ? index - 1 : index + 1)

/** Questions that were stored keep their order and come before new ones, because reviews name them by their place. */
function mayMove(steps: readonly StepValues[], index: number, way: Way): boolean {
  const [step, other] = [steps[index], steps[neighbour(index, way)]]
  if (!step || !other) return false
  const [first, second] = way === 'up' ? [other, step] : [step, other]
  return !(first.kind === 'quiz' && second.kind === 'quiz' && isStoredQuestion(first))
}

function moved(steps: readonly StepValues[], index: number, way: Way): readonly StepValues[] {
  const at = neighbour(index, way)
  const [step, other] = [steps[index], steps[at]]
  return step && other ? steps.with(at, step).with(index, other) : steps
}

function Step({
  step,
  place,
  trouble,
  moves,
  onChange,
  onMove,
  onRemove,
}: {
  readonly step: StepValues
  readonly place: number
  readonly trouble: StepCode | undefined
  readonly moves: readonly Way[]
  readonly onChange: (step: StepValues) => void
  readonly onMove: (way: Way) => void
  readonly onRemove: () => void
}) {
  const name = t('admin-lessons:step', {
    number: formatNumber(place),
    kind: t(`admin-lessons:kinds.${step.kind}`),
  })
  const button = (action: 'up' | 'down' | 'remove') => ({
    'aria-label': t(`admin-lessons:${action}`, { step: name }),
    look: 'plain' as const,
    title: t(`admin-lessons:${action}`, { step: name }),
  })
  return (
    <fieldset className="min-w-0 rounded-xl border border-hairline p-4">
      <legend className="px-1 text-muted text-sm">{name}</legend>
      <StepTexts onChange={onChange} step={step} />
      {trouble && <FieldTrouble className="mt-2" text={t(`admin-lessons:stepTroubles.${trouble}`)} />}
      <div className="-mx-2 mt-2 flex flex-wrap items-center">
        <Button {...button('up')} disabled={!moves.includes('up')} onClick={() => onMove('up')}>
          <ArrowUp aria-hidden size={18} />
        </Button>
        <Button {...button('down')} disabled={!moves.includes('down')} onClick={() => onMove('down')}>
          <ArrowDown aria-hidden size={18} />
        </Button>
        {!staysInLesson(step) && (
          <Button {...button('remove')} onClick={onRemove}>
            <Trash2 aria-hidden size={18} />
          </Button>
        )}
      </div>
    </fieldset>
  )
}
