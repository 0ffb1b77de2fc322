import { Plus } from 'lucide-react'
import { arabic, english } from '#shared/web/admin/editor/field-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import type { LessonText } from '../../core/lesson.ts'
import { choicesOf, LESSON_LENGTHS, type StepValues } from '../../core/lesson-values.ts'

interface StepParts {
  readonly step: StepValues
  readonly onChange: (step: StepValues) => void
}

/** What a step shows, and its texts in English and Arabic beside each other. */
export function StepTexts({ step, onChange }: StepParts) {
  const { kind, about, texts } = step
  const shown = kind === 'do' || kind === 'words' ? [] : about
  return (
    <div className="grid gap-3">
      {shown.map((text) => (
        <p className="quran-text text-[1.375rem]" key={text} lang="ar">
          {text}
        </p>
      ))}
      {texts.map((text, index) => (
        <div
          className="grid gap-x-4 sm:grid-cols-2"
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have nothing else of their own
          key={index}
        >
          {(['en', 'ar'] as const).map((language) => (
            <TextArea
              hint=""
              key={language}
              label={t(`admin-lessons:in.${language}`, { text: nameOfText(step, index) })}
              maxLength={LESSON_LENGTHS.text}
              onText={(written) =>
                onChange({ ...step, texts: texts.with(index, { ...text, [language]: written }) })
              }
              rows={rowsFor(text)}
              value={text[language]}
              {...(language === 'ar' ? arabic : english)}
            />
          ))}
        </div>
      ))}
      {kind === 'quiz' && <Answer onChange={onChange} step={step} />}
    </div>
  )
}

const CHARACTERS_IN_ROW = 40
const MOST_ROWS = 6

const rowsFor = ({ en, ar }: LessonText): number =>
  Math.min(MOST_ROWS, Math.max(1, Math.ceil(Math.max(en.length, ar.length) / CHARACTERS_IN_ROW)))

/** What a text is: “Question”, “Choice 2”, the word that it explains, the school whose view it is. */
function nameOfText({ kind, about }: StepValues, index: number): string {
  if (kind === 'words') return about[index] ?? ''
  if (kind === 'letter') return t(`admin-lessons:texts.${index === 0 ? 'name' : 'sound'}`)
  if (kind === 'do' && index > 1) return t(`lessons:schools.${about[index - 2]}`)
  if (kind === 'do') return t(`admin-lessons:texts.${index === 0 ? 'title' : 'text'}`)
  if (kind !== 'quiz') return t('admin-lessons:texts.text')
  if (index > 1) return t('admin-lessons:texts.choice', { number: formatNumber(index - 1) })
  return t(`admin-lessons:texts.${index === 0 ? 'question' : 'why'}`)
}

function Answer({ step, onChange }: StepParts) {
  const choices = choicesOf(step)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t('admin-lessons:answer')}
        onChoose={(answer) => onChange({ ...step, answer })}
        options={choices.map(({ en }, value) => ({
          value,
          text: en || t('admin-lessons:texts.choice', { number: formatNumber(value + 1) }),
        }))}
        value={step.answer ?? 0}
      />
      {choices.length < LESSON_LENGTHS.choices.most && (
        <Button onClick={() => onChange({ ...step, texts: [...step.texts, { en: '', ar: '' }] })}>
          <Plus aria-hidden size={16} />
          {t('admin-lessons:addChoice')}
        </Button>
      )}
    </div>
  )
}
