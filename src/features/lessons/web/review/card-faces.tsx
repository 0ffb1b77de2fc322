import { contentAttributes, contentLanguage, contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ReviewCard } from '../../core/cards.ts'
import { ruleNames } from '../../core/rule-names.ts'
import { useLessonParts } from '../lesson-parts.ts'
import { Speak } from '../speech/speak.tsx'
import { verseName } from '../steps/verse-steps.tsx'

type GradedCard = Exclude<ReviewCard, { kind: 'quiz' }>

/** What a card asks. */
export function CardQuestion({ card }: { card: ReviewCard }) {
  const { RuleText } = useLessonParts()
  if (card.kind === 'quiz') return null
  return (
    <>
      <h2 className="text-muted">{t(`lessons:review.asks.${card.kind}`)}</h2>
      {card.kind === 'rule' ? (
        <p className="quran-text mt-3" lang="ar">
          <RuleText rule={card.rule} text={card.example.arabic} />
        </p>
      ) : (
        <p className="mt-3 text-center font-quran text-6xl leading-[2]" dir="rtl" lang="ar">
          {card.kind === 'letter' ? card.letter.letter : card.word.arabic}
        </p>
      )}
    </>
  )
}

/** The answer to a card. */
export function CardAnswer({ card }: { card: ReviewCard }) {
  if (card.kind === 'quiz') return null
  const [answer, detail] = answerOf(card)
  const spoken =
    card.kind === 'letter' ? card.letter.name.ar : card.kind === 'word' ? card.word.arabic : undefined
  return (
    <div className="mt-4 border-hairline border-t pt-4">
      <p className="text-xl" {...contentAttributes()}>
        {answer}
      </p>
      <p className="mt-1 text-muted" {...contentAttributes()}>
        {detail}
      </p>
      {spoken && <Speak label={t('lessons:speak', { text: spoken })} text={spoken} />}
    </div>
  )
}

function answerOf(card: GradedCard): readonly [answer: string, detail: string] {
  switch (card.kind) {
    case 'letter': {
      const { name, transliteration, sound } = card.letter
      const isLatin = contentLanguage() === 'en'
      return [isLatin ? `${name.en} (${transliteration})` : name.ar, contentText(sound)]
    }
    case 'word': {
      const { en, ar } = card.word
      return [contentLanguage() === 'ar' ? (ar ?? card.word.arabic) : en, verseName(card.verse)]
    }
    case 'rule':
      return [contentText(ruleNames[card.rule]), contentText(card.text)]
  }
}
