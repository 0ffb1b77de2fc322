import { useParams } from 'wouter'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { Fact } from '#shared/web/directory/fact.tsx'
import { joinNames } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { type NameAnswer, readNames } from '../core/islamic-names.contract.ts'
import { bearerSource } from './bearer-source.ts'
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
      query={{ language: currentLanguage().code }}
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
      <header className="flex flex-wrap items-start justify-between gap-x-3">
        <h1 className="max-w-full font-display text-2xl leading-snug min-[22rem]:text-3xl sm:text-4xl">
          {title}
        </h1>
        <span className="ms-auto -me-2.5 flex shrink-0">
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
      <p className="mt-4 text-xl" {...proseLanguage(name.translated?.meaning)}>
        {meaning}
      </p>
      {isMeaningInEnglish(name) && <p className="mt-1 text-muted text-sm">{t('islamic-names:inEnglish')}</p>}
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
            <ul className="grid gap-2 text-pretty">
              {name.bearers.map((bearer, at) => (
                <li key={bearer.name}>
                  <bdi lang={proseLanguage(name.translated?.bearers[at]?.who).lang}>
                    {bearerText(name, at)}
                  </bdi>
                  {bearer.source && (
                    <span className="block text-muted text-sm">
                      <bdi>{bearerSource(bearer.source)}</bdi>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </article>
  )
}
