import { Link } from 'wouter'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import type { DeafNote } from '../core/sign-language.ts'
import { deafNotes } from './content.ts'

const LINK = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'

/** What differs for a person who doesn’t hear or speak. */
export const DeafNotes = () => (
  <section className="mt-8">
    <h3 className="font-display text-2xl">{t('sign-language:deaf.title')}</h3>
    <div className="mt-3 grid items-start gap-3 lg:grid-cols-2">
      {deafNotes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </div>
  </section>
)

function Note({ note: { id, views, sources, verses, ...note } }: { note: DeafNote }) {
  return (
    <Disclosure className="rounded-card bg-raised px-5 py-1 shadow-card" title={contentText(note.title)}>
      <div className="pb-4">
        <p {...contentAttributes()}>{contentText(note.text)}</p>
        {views.length > 0 && (
          <dl className="mt-3 grid gap-3" {...contentAttributes()}>
            {views.map(({ school, text }) => (
              <div key={school}>
                <dt className="font-semibold text-action">{t(`answers:schools.${school}`)}</dt>
                <dd>{contentText(text)}</dd>
              </div>
            ))}
          </dl>
        )}
        {id === 'time' && (
          <Link className={LINK} href="/prayer-notifications">
            {t('pages:prayerNotifications.link')}
          </Link>
        )}
        {verses.map((verse) => (
          <Link className={LINK} href={`/quran/reader/${verse.replace(':', '/')}`} key={verse}>
            {t('sign-language:openVerse')}
          </Link>
        ))}
        {sources.length > 0 && (
          <ul className="mt-2 text-muted text-sm" {...contentAttributes()}>
            {sources.map(({ title, url }) => (
              <li key={contentText(title)}>
                {url ? (
                  <a
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                    href={url}
                    rel="noreferrer"
                    target="_blank"
                  >
                    {contentText(title)}
                  </a>
                ) : (
                  contentText(title)
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  )
}
