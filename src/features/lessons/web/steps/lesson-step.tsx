import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import type { LessonStep } from '../../core/lesson.ts'
import { DoStepView } from './do-step.tsx'
import { LetterStepView } from './letter-step.tsx'
import { PhraseStepView } from './phrase-step.tsx'
import { QuizStepView } from './quiz-step.tsx'
import { RuleStepView } from './rule-step.tsx'
import { StepSources } from './step-sources.tsx'
import { ReadStepView } from './verse-steps.tsx'
import { WordsStepView } from './words-step.tsx'

/** One step of a lesson. Without `onAnswer` (in print), a question has no buttons. */
export function LessonStepView({
  step,
  answered,
  onAnswer,
}: {
  step: LessonStep
  /** The choice that was made. */
  answered?: number | undefined
  onAnswer?: (choice: number) => void
}) {
  switch (step.kind) {
    case 'text':
      return (
        <>
          <p className="text-lg leading-relaxed" {...contentAttributes()}>
            {contentText(step.text)}
          </p>
          {step.sources && <StepSources sources={step.sources} />}
        </>
      )
    case 'letter':
      return <LetterStepView step={step} />
    case 'read':
      return <ReadStepView step={step} />
    case 'words':
      return <WordsStepView step={step} />
    case 'rule':
      return <RuleStepView step={step} />
    case 'phrase':
      return <PhraseStepView step={step} />
    case 'do':
      return <DoStepView step={step} />
    case 'quiz':
      return <QuizStepView answered={answered} onAnswer={onAnswer} quiz={step} />
  }
}
