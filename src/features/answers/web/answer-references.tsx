import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { formatGradedSources } from '#shared/web/sources/format-source.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { AnswerAnswer } from '../core/answers.contract.ts'
import { textAttributes } from './answer-texts.ts'

/** The verses with their text, the hadiths with their grades, and the works. */
export function AnswerReferences({
  answer,
  verses,
}: {
  answer: AnswerAnswer
  verses: (reference: string) => ReactNode
}) {
  const { quran, hadiths, sources, language } = answer
  return (
    <div className="mt-10 grid gap-8 border-hairline border-t pt-6">
      {quran.length > 0 && (
        <section>
          <h2 className="font-semibold text-lg">{t('answers:page.verses')}</h2>
          <ul
            className={classNames(
              'mt-3 grid gap-4 print:grid-cols-1',
              quran.length > 1 ? 'lg:grid-cols-2' : 'max-w-reading',
            )}
          >
            {quran.map((reference) => (
              <li className="min-w-0 print:break-inside-avoid" key={reference}>
                {verses(reference)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hadiths.length > 0 && <Hadiths hadiths={hadiths} />}
      {sources.length > 0 && (
        <section>
          <h2 className="font-semibold text-lg">{t('answers:page.works')}</h2>
          <ul className="mt-2 list-disc ps-5 text-muted" {...textAttributes(language)}>
            {sources.map(({ author, title, chapter }) => (
              <li className="my-1" key={`${author} ${title} ${chapter}`}>
                {[author, title, chapter].filter(Boolean).join(language === 'ar' ? '، ' : ', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Hadiths({ hadiths }: Pick<AnswerAnswer, 'hadiths'>) {
  return (
    <section>
      <h2 className="font-semibold text-lg">{t('answers:page.hadiths')}</h2>
      <p className="text-muted text-sm">{t('answers:page.numbering')}</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {hadiths.map((hadith) => {
          const { collection, number, scheme, page } = hadith
          const reference = sourceOf(hadith)
          return (
            <li
              className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-b py-1"
              key={`${collection}-${number}`}
            >
              {page ? (
                <Link
                  className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
                  href={`/hadiths/${page}`}
                >
                  {reference}
                </Link>
              ) : (
                <span className="inline-flex min-h-11 items-center">{reference}</span>
              )}
              <span className="text-muted text-sm">{t(`hadiths:collection-pages.schemes.${scheme}`)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The reference with its grade. Every hadith of al-Bukhari and Muslim is sahih by being there. */
function sourceOf({ collection, number, grade, gradedBy }: AnswerAnswer['hadiths'][number]): string {
  return formatGradedSources([{ book: collection, number, grade, gradedBy }])
}
