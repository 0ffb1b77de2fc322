import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { circleTopics, circleWays } from '../core/circle.ts'
import type { ListedCircle } from '../core/circles.contract.ts'
import { CircleCard } from './circle-card.tsx'
import { CircleNotices } from './circle-notices.tsx'
import { circlesList } from './circles-list.ts'
import { useOwnCircles } from './use-circles.ts'

const SKELETONS = 4

/** `/community`: the study circles, and one’s own. */
export default function CirclesPage() {
  return (
    <DirectoryPage<ListedCircle>
      card={(circle) => <CircleCard circle={circle} />}
      columns={2}
      filters={[
        {
          name: 'topic',
          label: t('circles:topic'),
          all: t('circles:all.topic'),
          values: circleTopics.map((value) => ({ value, text: t(`circles:topics.${value}`) })),
        },
        {
          name: 'way',
          label: t('circles:way'),
          all: t('circles:all.way'),
          values: circleWays.map((value) => ({ value, text: t(`circles:ways.${value}`) })),
        },
      ]}
      keyOf={({ id }) => id}
      list={circlesList}
      skeletons={SKELETONS}
      texts={{
        documentTitle: t('pages:community.title'),
        title: t('circles:title'),
        about: t('circles:intro'),
        search: t('circles:search'),
        searchHint: t('circles:searchHint'),
        none: t('circles:none'),
        failed: t('circles:failed'),
      }}
    >
      <p className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Link className={buttonClass({ look: 'action' })} href="/community/circle">
          <Plus aria-hidden size={18} />
          {t('circles:start')}
        </Link>
        <Link className={buttonClass()} href="/community/discussions">
          {t('pages:discussions.link')}
        </Link>
      </p>
      <CircleNotices />
      <OwnCircles />
    </DirectoryPage>
  )
}

function OwnCircles() {
  const { data: user } = useUser()
  const { data } = useOwnCircles(Boolean(user))
  const circles = data?.answer.circles ?? []
  if (!user || circles.length === 0) return null
  return (
    <>
      <section className="mt-6">
        <h2 className="text-2xl">{t('circles:own')}</h2>
        <ul className="mt-3 grid gap-4 sm:grid-cols-2">
          {circles.map((circle) => (
            <li className="grid min-w-0" key={circle.id}>
              <CircleCard circle={circle} />
            </li>
          ))}
        </ul>
      </section>
      <h2 className="mt-8 text-2xl">{t('circles:page.all')}</h2>
    </>
  )
}
