import { AdminBadge } from '#shared/web/admin/admin-badge.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import type { DeploymentSetting } from '../../core/deployment.contract.ts'

/** The settings with their values; those of secrets are hidden on the server already. */
export function SettingList({ settings }: { settings: readonly DeploymentSetting[] }) {
  const secrets = settings.filter(({ isSecret }) => isSecret)
  const others = settings.filter(({ isSecret }) => !isSecret)
  return (
    <div className="grid gap-6">
      <Card id="secrets" title={t('admin-deployment:settings.secrets')}>
        <p className="mb-2 text-muted">{t('admin-deployment:settings.secretsText')}</p>
        <Settings settings={secrets} />
      </Card>
      <Card id="settings" title={t('admin-deployment:settings.others')}>
        <p className="mb-2 text-muted">{t('admin-deployment:settings.othersText')}</p>
        <Settings settings={others} />
      </Card>
    </div>
  )
}

function Settings({ settings }: { settings: readonly DeploymentSetting[] }) {
  const isEnglish = currentLanguage().code === 'en'
  return (
    <ul>
      {settings.map(({ name, about, state, isSecret, value }) => (
        <li
          className="grid gap-x-6 gap-y-1 border-hairline border-t py-3 md:grid-cols-[16rem_minmax(0,1fr)_auto]"
          key={name}
        >
          <code className="break-all font-semibold text-sm" dir="ltr">
            {name}
          </code>
          <div className="min-w-0">
            {value !== null && (
              <p>
                <code className="break-all text-sm" dir="ltr">
                  {value}
                </code>
              </p>
            )}
            {isSecret && state === 'set' && (
              <p className="text-muted text-sm">{t('admin-deployment:settings.hidden')}</p>
            )}
            <p className="text-muted text-sm" {...(!isEnglish && { dir: 'ltr', lang: 'en' })}>
              {about.replaceAll('`', '')}
            </p>
          </div>
          <span>
            <AdminBadge tone={state === 'set' ? 'good' : 'quiet'}>
              {t(`admin-deployment:settings.states.${state}`)}
            </AdminBadge>
          </span>
        </li>
      ))}
    </ul>
  )
}
