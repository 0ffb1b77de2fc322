import { Link } from 'wouter'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { NameAnswer } from '../core/islamic-names.contract.ts'
import { NameBadge, PopularityBadge } from './name-badges.tsx'
import { bearerText, latinSpellings, nameTexts, proseLanguage, sharedText } from './name-texts.ts'
import { notifyName } from './notify-name.ts'
import { SpeakButton } from './speak-button.tsx'

const MOST_SPELLINGS = 3

/** A name in the list. A press on the card shows a toast; the link at its end opens the name’s page. */
export function NameCard({ name }: { name: NameAnswer }) {
  const { title, meaning, origin, gender, category } = nameTexts(name)
  const path = `/islamic-names/${name.seoSlug}`
  const isArabic = currentLanguage().code === 'ar'
  const { translated } = name
  const spellings = isArabic ? name.alternateSpellings : latinSpellings(name, title)
  return (
    <article
      aria-labelledby={`name-${name.id}`}
      className="relative flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card has-[h2_button:hover]:shadow-lg print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-xl leading-snug" id={`name-${name.id}`}>
          <button
            className="min-h-11 text-start font-semibold after:absolute after:inset-0 after:rounded-card"
            onClick={() => notifyName(name)}
            type="button"
          >
            {title}
          </button>
        </h2>
        <span className="-mt-1 -me-2.5 flex shrink-0">
          <SpeakButton arabicName={name.arabicName} title={title} />
          <EntryActions
            detail={meaning}
            path={path}
            target={targetKey('name', name.id)}
            text={sharedText(name)}
            title={title}
          />
        </span>
      </header>
      <p
        className={isArabic ? 'text-muted' : 'font-typed text-2xl leading-relaxed'}
        dir={isArabic ? 'ltr' : 'rtl'}
        lang={isArabic ? undefined : 'ar'}
        style={{ textAlign: 'start' }}
      >
        {isArabic ? name.name : name.arabicName}
      </p>
      <p className="mt-2" {...proseLanguage(translated?.meaning)} style={{ textAlign: 'start' }}>
        {meaning}
      </p>
      {spellings.length > 0 && (
        <p className="mt-2 text-muted text-sm">
          {t('islamic-names:also', {
            spellings: joinNames(...spellings.slice(0, MOST_SPELLINGS)),
          })}
        </p>
      )}
      {name.bearers.length > 0 && (
        <p className="mt-2 text-muted text-sm" {...proseLanguage(translated?.bearers[0]?.who)}>
          {bearerText(name, 0)}
        </p>
      )}
      <p className="mt-auto flex flex-wrap gap-1.5 pt-4">
        <PopularityBadge popularity={name.popularity} />
        {[gender, origin, category].map((text) => (
          <NameBadge key={text} text={text} />
        ))}
      </p>
      <Link
        className="relative mt-2 inline-flex min-h-11 items-center self-start font-semibold text-action text-sm underline-offset-4 hover:underline print:hidden"
        href={path}
      >
        {t('islamic-names:about', { name: title })}
      </Link>
    </article>
  )
}
