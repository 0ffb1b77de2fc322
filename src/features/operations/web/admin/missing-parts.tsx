import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import type { DeploymentSetting } from '../../core/deployment.contract.ts'
import { missingParts, riskySettings } from '../../core/deployment-parts.ts'

/** Settings that are a risk, and the parts that are not configured with the consequence of each. */
export function MissingParts({ settings }: { settings: readonly DeploymentSetting[] }) {
  const risks = riskySettings(settings)
  const missing = missingParts(settings)
  return (
    <div className="grid gap-6">
      {risks.length > 0 && (
        <Card id="risks" title={t('admin-deployment:risks.title')}>
          <ul className="grid gap-3">
            {risks.map((name) => (
              <li className="flex gap-3" key={name}>
                <TriangleAlert aria-hidden className="mt-1 shrink-0 text-ending" size={18} />
                <span>{t(`admin-deployment:risks.${name}`, { setting: name })}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card
        aside={
          <Link className="text-action underline" href="/backend">
            {t('pages:backend.link')}
          </Link>
        }
        id="missing"
        title={t('admin-deployment:missing.title')}
      >
        {missing.length === 0 && <p className="text-muted">{t('admin-deployment:missing.none')}</p>}
        <ul className="grid gap-x-10 lg:grid-cols-2">
          {missing.map(({ part, settings: names }) => (
            <li className="border-hairline border-t py-3" key={part}>
              <h3 className="font-semibold">{t(`admin-deployment:missing.parts.${part}.name`)}</h3>
              <p className="text-muted">{t(`admin-deployment:missing.parts.${part}.text`)}</p>
              <p className="mt-1 flex flex-wrap gap-1.5">
                {names.map((name) => (
                  <code className="break-all rounded bg-sunken px-1.5 text-sm" dir="ltr" key={name}>
                    {name}
                  </code>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
