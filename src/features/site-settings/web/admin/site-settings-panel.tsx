import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sitePromises, siteSwitches } from '#shared/core/site-settings.ts'
import { reading } from '#shared/web/api/reading.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card, Row } from '#shared/web/ui/card.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { readSiteSettings } from '../../core/site-settings.contract.ts'
import { figureNames, settingText } from './setting-text.ts'
import { SiteSettingsEditor } from './site-settings-editor.tsx'

const groups = [
  { name: 'switches', fields: [...siteSwitches, 'communityReview'] },
  { name: 'figures', fields: figureNames },
  { name: 'promises', fields: sitePromises },
] as const

/** What the site’s settings are now, with a button to change them. */
export function SiteSettingsPanel() {
  const { data, error, refetch } = useQuery(reading(readSiteSettings, undefined))
  const [isEditing, setEditing] = useState(false)
  if (!data && error) return <Unreachable onRetry={() => void refetch()} />
  if (!data) return <CardSkeletons count={3} />
  const { answer } = data
  return (
    <>
      <Button className="mb-4" look="action" onClick={() => setEditing(true)}>
        {t('admin-site-settings:edit')}
      </Button>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {groups.map(({ name, fields }) => (
          <Card id={`settings-${name}`} key={name} title={t(`admin-site-settings:groups.${name}`)}>
            <ul>
              {fields.map((field) => (
                <Row key={field}>
                  <span className="min-w-0 flex-1">
                    {t(`admin-site-settings:fields.${field}`)}
                    <span className="block text-muted text-sm">
                      {t(`admin-site-settings:hints.${field}`)}
                    </span>
                  </span>
                  <span className="max-w-[40%] shrink-0 text-end font-semibold">
                    {settingText(field, answer.values)}
                  </span>
                </Row>
              ))}
            </ul>
          </Card>
        ))}
        <Card id="settings-environment" title={t('admin-site-settings:groups.environment')}>
          <p className="mb-2 text-muted text-sm">{t('admin-site-settings:environment')}</p>
          <ul>
            {answer.environment.map(({ name, value }) => (
              <Row key={name}>
                <code className="break-all text-sm" dir="ltr">
                  {name}
                </code>
                <bdi className="min-w-0 break-all">{value ?? '—'}</bdi>
              </Row>
            ))}
          </ul>
        </Card>
      </div>
      {isEditing && <SiteSettingsEditor onClose={() => setEditing(false)} start={answer} />}
    </>
  )
}
