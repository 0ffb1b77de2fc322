import { useEffect, useRef, useState } from 'react'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { type PracticeQuestion, practiceRound } from '../core/practice.ts'
import type { Bilingual } from '../core/sign-language.ts'
import { prayerSteps, signs } from './content.ts'
import { Figures } from './figures.tsx'
import { LearnedButton } from './learned-button.tsx'

const decks = ['signs', 'prayer'] as const
type Deck = (typeof decks)[number]

interface Card {
  readonly id: string
  readonly poses: readonly string[]
  readonly title: Bilingual
  /** Shown above the figure. */
  readonly about?: string
}

const cardsOf = (deck: Deck): readonly Card[] =>
  deck === 'signs'
    ? signs.map(({ id, poses, meaning, signLanguage }) => ({
        id,
        poses,
        title: meaning,
        about: t(`sign-language:languages.${signLanguage}`),
      }))
    : prayerSteps.map(({ id, poses, title }) => ({ id, poses, title }))

const newRound = (deck: Deck) =>
  practiceRound(
    cardsOf(deck).map(({ id, title }) => ({ id, meaning: title.en })),
    Math.random,
  )

interface Round {
  readonly deck: Deck
  readonly questions: readonly PracticeQuestion[]
  readonly at: number
  readonly right: number
  /** The choice that was made in the current question. */
  readonly chosen?: string
}

const start = (deck: Deck): Round => ({ deck, questions: newRound(deck), at: 0, right: 0 })

/** A figure is shown, and its meaning is chosen among four. */
export function PracticePart() {
  const [round, setRound] = useState(() => start('signs'))
  const { deck, questions, at, right } = round
  const question = questions[at]
  return (
    <section>
      <h2 className="font-display text-2xl">{t('sign-language:parts.practice')}</h2>
      <p className="mt-1 max-w-reading text-muted">{t('sign-language:practice.about')}</p>
      <RadioGroup
        className="mt-4"
        label={t('sign-language:practice.deck')}
        onChoose={(chosen) => setRound(start(chosen))}
        options={decks.map((value) => ({ value, text: t(`sign-language:parts.${value}`) }))}
        value={deck}
      />
      <div className="mt-5 max-w-reading rounded-card bg-raised p-5 shadow-card sm:p-6">
        {question ? (
          <Question
            key={`${deck} ${question.id}`}
            onChoose={(chosen) =>
              setRound({ ...round, chosen, right: right + (chosen === question.id ? 1 : 0) })
            }
            onNext={() => setRound({ deck, questions, at: at + 1, right })}
            question={question}
            round={round}
          />
        ) : (
          <>
            <p className="text-lg" role="status">
              {t('sign-language:practice.result', {
                right: formatNumber(right),
                total: formatNumber(questions.length),
              })}
            </p>
            <Button className="mt-4" look="action" onClick={() => setRound(start(deck))}>
              {t('sign-language:practice.again')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function Question({
  question: { id, choices },
  round: { deck, questions, at, chosen },
  onChoose,
  onNext,
}: {
  question: PracticeQuestion
  round: Round
  onChoose: (choice: string) => void
  onNext: () => void
}) {
  const cards = new Map(cardsOf(deck).map((card) => [card.id, card]))
  const card = cards.get(id)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (chosen) next.current?.focus()
  }, [chosen])
  const titleOf = (choice: string) => {
    const title = cards.get(choice)?.title
    return title ? contentText(title) : choice
  }
  const isRight = chosen === id
  return (
    <>
      <p className="flex justify-between gap-3 text-muted text-sm">
        <span>{card?.about}</span>
        <span className="tabular">
          {t('sign-language:practice.progress', {
            at: formatNumber(at + 1),
            total: formatNumber(questions.length),
          })}
        </span>
      </p>
      <Figures poses={card?.poses ?? []} title={t('sign-language:practice.hidden')} />
      <h3 className="mt-3 font-semibold text-lg">{t('sign-language:practice.question')}</h3>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <li className="grid" key={choice}>
            <Button
              className={classNames(
                'justify-start text-start',
                chosen !== undefined && choice === id && 'border-action bg-action-soft text-action',
                chosen === choice && !isRight && 'border-ending text-ending',
              )}
              disabled={chosen !== undefined}
              onClick={() => onChoose(choice)}
              {...contentAttributes()}
            >
              {titleOf(choice)}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 min-h-7 font-semibold" role="status">
        {chosen !== undefined &&
          (isRight
            ? t('sign-language:practice.right')
            : t('sign-language:practice.wrong', { answer: titleOf(id) }))}
      </p>
      {chosen !== undefined && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button look="action" onClick={onNext} ref={next}>
            {t('sign-language:practice.next')}
          </Button>
          <LearnedButton id={`${deck}-${id}`} title={titleOf(id)} />
        </div>
      )}
    </>
  )
}
