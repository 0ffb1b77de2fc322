import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { RuleStep } from '../../core/lesson.ts'
import { ruleNames } from '../../core/rule-names.ts'
import { useLessonParts } from '../lesson-parts.ts'
import { lessonSpeed } from '../speech/speed.ts'
import { SpeedChoice } from '../speech/speed-choice.tsx'
import { verseName } from './verse-steps.tsx'

/** A rule of tajweed with verses in which its letters are marked. */
export function RuleStepView({ step: { rule, text, examples } }: { step: RuleStep }) {
  const { RuleText, VerseAudio } = useLessonParts()
  const speed = lessonSpeed.use()
  return (
    <>
      <h2 className="font-display text-2xl" {...contentAttributes()}>
        {contentText(ruleNames[rule])}
      </h2>
      <p className="mt-2 text-lg leading-relaxed" {...contentAttributes()}>
        {contentText(text)}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">{t('lessons:marked')}</p>
        <SpeedChoice />
      </div>
      <ul>
        {examples.map((example) => {
          const [surah = 1, verse = 1] = example.verse.split(':').map(Number)
          return (
            <li className="border-hairline border-t py-3 first:border-t-0" key={example.verse}>
              <p className="quran-text" lang="ar">
                <RuleText rule={rule} text={example.arabic} />
              </p>
              <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
                <span className="text-muted text-sm">{verseName(example)}</span>
                <VerseAudio place={{ surah, verse }} speed={speed} title={verseName(example)} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
