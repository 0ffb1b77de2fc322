import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'

const topics = ['beginning', 'night', 'imsak', 'device'] as const

/** Background information about the times. */
export function InfoCards() {
  return (
    <Card id="info" title={t('prayer-page:info.title')}>
      <dl className="grid gap-4">
        {topics.map((topic) => (
          <div key={topic}>
            <dt className="font-semibold">{t(`prayer-page:info.${topic}.title`)}</dt>
            <dd className="mt-0.5 text-muted">{t(`prayer-page:info.${topic}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
