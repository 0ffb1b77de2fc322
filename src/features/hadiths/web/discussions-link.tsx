import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'

/** Leads to the discussions of a hadith, which is given by the path of its page. */
export const DiscussionsLink = ({ hadith }: { hadith: string }) => (
  <p className="mt-4 print:hidden">
    <Link className={buttonClass()} href={`/community/discussions?${new URLSearchParams({ hadith })}`}>
      {t('pages:discussions.link')}
    </Link>
  </p>
)
