import { Link } from 'wouter'
import { inDigits } from '#shared/core/digits.ts'
import { type AnswerPart, answerParagraphs } from '../core/answer-parts.ts'
import type { AnswerAnswer } from '../core/answers.contract.ts'
import { textAttributes } from './answer-texts.ts'

const LINK = 'text-action underline underline-offset-4'

/** The paragraphs of an answer. Verses link to the reader, and hadiths to their pages. */
export function AnswerBody({ answer }: { answer: AnswerAnswer }) {
  const { language } = answer
  return (
    <div className="text-lg leading-relaxed print:text-base" {...textAttributes(language)}>
      {answerParagraphs(answer.answer).map((parts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
        <p className="my-4" key={at}>
          {parts.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
            <Part answer={answer} key={place} part={part} />
          ))}
        </p>
      ))}
    </div>
  )
}

function Part({ part, answer: { language, hadiths } }: { part: AnswerPart; answer: AnswerAnswer }) {
  if (part.type === 'text') return part.text
  if (part.type === 'verse') {
    const { reference } = part
    return (
      <Link className={LINK} href={`/quran/reader/${reference.replace(':', '/')}`}>
        <bdi>{language === 'ar' ? inDigits(reference, 'arab') : reference.replace('-', '–')}</bdi>
      </Link>
    )
  }
  const { text, collection, number } = part
  const page = hadiths.find((each) => each.collection === collection && each.number === number)?.page
  return page ? (
    <Link className={LINK} href={`/hadiths/${page}`}>
      {text}
    </Link>
  ) : (
    text
  )
}
