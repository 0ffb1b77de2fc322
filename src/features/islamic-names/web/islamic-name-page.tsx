import { useParams } from 'wouter'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { Fact } from '#shared/web/directory/fact.tsx'
import { joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { type NameAnswer, readNames } from '../core/islamic-names.contract.ts'
import { NameBadge, PopularityBadge } from './name-badges.tsx'
import {
  bearerText,
  isMeaningInEnglish,
  latinSpellings,
  nameTexts,
  proseLanguage,
  sharedText,
} from './name-texts.ts'
import { SpeakButton } from './speak-button.tsx'

/** `/islamic-names/<slug>` */
export default function IslamicNamePage() {
  const { slug = '' } = useParams<{ slug: string }>()
  return (
    <EntryPage<NameAnswer>
      api={readNames.path}
      back={t('islamic-names:page.all')}
      failed={t('islamic-names:failed')}
      fallbackTitle={t('pages:islamicNames.title')}
      key={slug}
      list="/islamic-names"
      slug={slug}
      titleOf={titleOf}
    >
      {(name) => <NameView name={name} />}
    </EntryPage>
  )
}

function titleOf(name: NameAnswer): string {
  const { title } = nameTexts(name)
  const shown = title === name.arabicName ? title : `${title} (${name.arabicName})`
  return t('islamic-names:page.title', { name: shown })
}

function NameView({ name }: { name: NameAnswer }) {
  const { title, meaning, origin, gender, category } = nameTexts(name)
  const isArabic = currentLanguage().code === 'ar'
  const spellings = isArabic ? name.alternateSpellings : latinSpellings(name, title)
  return (
    <article className="rounded-card bg-raised p-6 shadow-card sm:p-8 print:p-0 print:shadow-none">
      <header className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 font-display text-4xl leading-snug">{title}</h1>
        <span className="-me-2.5 flex shrink-0">
          <SpeakButton arabicName={name.arabicName} title={title} />
          <EntryActions
            detail={meaning}
            path={`/islamic-names/${name.seoSlug}`}
            target={targetKey('name', name.id)}
            text={sharedText(name)}
            title={title}
          />
        </span>
      </header>
      <p
        className={isArabic ? 'text-lg text-muted' : 'font-typed text-5xl leading-relaxed'}
        dir={isArabic ? 'ltr' : 'rtl'}
        lang={isArabic ? undefined : 'ar'}
        style={{ textAlign: 'start' }}
      >
        {isArabic ? name.name : name.arabicName}
      </p>
      <p className="mt-4 text-xl" {...proseLanguage()}>
        {meaning}
      </p>
      {isMeaningInEnglish() && <p className="mt-1 text-muted text-sm">{t('islamic-names:inEnglish')}</p>}
      <p className="mt-4 flex flex-wrap gap-1.5">
        <PopularityBadge popularity={name.popularity} />
        {[gender, origin, category].map((text) => (
          <NameBadge key={text} text={text} />
        ))}
      </p>
      <dl className="mt-6 grid gap-4 border-hairline border-t pt-6">
        {name.root && (
          <Fact label={t('islamic-names:root')}>
            <bdi lang="ar">{name.root}</bdi>
          </Fact>
        )}
        {spellings.length > 0 && <Fact label={t('islamic-names:spellings')}>{joinNames(...spellings)}</Fact>}
        {name.bearers.length > 0 && (
          <Fact label={t('islamic-names:bearers')}>
            <ul className="grid gap-2">
              {name.bearers.map((bearer) => (
                <li key={bearer.name}>
                  <bdi lang={proseLanguage().lang}>{bearerText(bearer)}</bdi>
                  {bearer.source && <bdi className="block text-muted text-sm">{bearer.source}</bdi>}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </article>
  )
}
