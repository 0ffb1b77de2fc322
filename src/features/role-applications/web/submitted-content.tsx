import { t } from '#shared/web/i18n/i18n.ts'
import type { OwnApplication } from '../core/role-applications.contract.ts'

/** The submitted course, statement and links, rendered as plain text. */
export function SubmittedContent({
  statement,
  links,
  course,
}: Pick<OwnApplication, 'statement' | 'links' | 'course'>) {
  return (
    <>
      {course && (
        <p className="mb-2 font-semibold">
          {t('role-applications:card.course')} <bdi>{course}</bdi>
        </p>
      )}
      <p className="w-fit max-w-reading whitespace-pre-line break-words" dir="auto">
        {statement}
      </p>
      {links.length > 0 && (
        <ul aria-label={t('role-applications:form.links')} className="mt-2">
          {links.map((link) => (
            <li key={link}>
              <a
                className="inline-flex min-h-11 max-w-full items-center break-all text-action underline"
                dir="ltr"
                href={link}
                rel="noopener noreferrer nofollow"
                target="_blank"
              >
                {link}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
