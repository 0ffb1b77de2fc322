import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { Sign } from '../core/sign-language.ts'
import { Figures } from './figures.tsx'
import { LearnedButton } from './learned-button.tsx'

/** A sign with its figures, its movements, and the published description that it follows. */
export function SignCard({ sign }: { sign: Sign }) {
  const { id, signLanguage, poses, steps, note, source } = sign
  const title = contentText(sign.meaning)
  return (
    <article
      aria-labelledby={`sign-${id}`}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:border print:border-hairline print:p-4 print:shadow-none"
    >
      <Figures poses={poses} title={title} />
      <p className="mt-3 text-muted text-sm">{t(`sign-language:languages.${signLanguage}`)}</p>
      <h3 className="text-xl leading-snug" id={`sign-${id}`} {...contentAttributes()}>
        {title}
      </h3>
      <ol className="mt-2 list-decimal ps-5" {...contentAttributes()}>
        {steps.map((step) => (
          <li className="my-1" key={step.en}>
            {contentText(step)}
          </li>
        ))}
      </ol>
      {note && (
        <p className="mt-2 text-muted" {...contentAttributes()}>
          {contentText(note)}
        </p>
      )}
      <p className="mt-3 text-muted text-sm">
        {t('sign-language:source')}{' '}
        <a
          className="underline underline-offset-4"
          href={source.url}
          lang="en"
          rel="noreferrer"
          target="_blank"
        >
          <bdi>{source.title}</bdi>
        </a>
      </p>
      <p className="mt-auto pt-4 print:hidden">
        <LearnedButton id={`signs-${id}`} title={title} />
      </p>
    </article>
  )
}
