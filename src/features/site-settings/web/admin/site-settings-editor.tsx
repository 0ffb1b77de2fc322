import { useQueryClient } from '@tanstack/react-query'
import {
  promisedHours,
  reviewTimes,
  type SiteSettings,
  siteDefaults,
  siteFigures,
  sitePromises,
  siteSwitches,
} from '#shared/core/site-settings.ts'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { type Troubles, useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import {
  readSiteSettings,
  type SiteSettingsAnswer,
  saveSiteSettings,
} from '../../core/site-settings.contract.ts'
import { figureNames, settingText } from './setting-text.ts'

const ENVIRONMENT = 'environment'

/** The editor of the site’s settings. */
export function SiteSettingsEditor({ start, onClose }: { start: SiteSettingsAnswer; onClose: () => void }) {
  const client = useQueryClient()
  const editor = useEditor<SiteSettings>({
    draft: 'site-settings',
    start,
    troubles: troublesOf,
    readAgain: () => call(readSiteSettings, {}),
    save: async (values, version = start.version) => {
      await call(saveSiteSettings, { body: { values, version } })
      await client.invalidateQueries({ queryKey: [readSiteSettings.path] })
      onClose()
      toast({ title: t('admin-site-settings:saved') })
    },
  })
  const { values, change, troubles } = editor
  return (
    <EditorSheet
      editor={editor}
      fields={(Object.keys(siteDefaults) as (keyof SiteSettings)[]).map((field) => ({
        title: t(`admin-site-settings:fields.${field}`),
        text: (compared: SiteSettings) => settingText(field, compared),
      }))}
      onClose={onClose}
      title={t('admin-site-settings:edit')}
    >
      {siteSwitches.map((field) => (
        <Switch
          key={field}
          on={values[field]}
          onChange={(on) => change({ [field]: on })}
          text={t(`admin-site-settings:fields.${field}`)}
        />
      ))}
      <SelectField
        label={t('admin-site-settings:fields.communityReview')}
        onChoose={(chosen) => change({ communityReview: chosen === ENVIRONMENT ? null : chosen })}
        options={([ENVIRONMENT, ...reviewTimes] as const).map((value) => ({
          value,
          text: t(
            `admin-site-settings:${value === ENVIRONMENT ? 'fromEnvironment' : `reviewTimes.${value}`}`,
          ),
        }))}
        value={values.communityReview ?? ENVIRONMENT}
      />
      {figureNames.map((field) => (
        <TextField
          dir="ltr"
          error={troubles[field] && t('admin-site-settings:notValid')}
          hint={t('admin-site-settings:figureHint')}
          inputMode="numeric"
          key={field}
          label={t(`admin-site-settings:fields.${field}`)}
          min={0}
          name={field}
          onChange={({ target }) => change({ [field]: target.value === '' ? null : Number(target.value) })}
          type="number"
          value={values[field] ?? ''}
        />
      ))}
      {sitePromises.map((field) => (
        <SelectField
          key={field}
          label={t(`admin-site-settings:fields.${field}`)}
          onChoose={(hours) => change({ [field]: Number(hours) })}
          options={promisedHours.map((hours) => ({
            value: String(hours),
            text: settingText(field, { ...values, [field]: hours }),
          }))}
          value={String(values[field])}
        />
      ))}
    </EditorSheet>
  )
}

/** Figures are whole numbers up to their largest value. */
function troublesOf(values: SiteSettings): Troubles<SiteSettings> {
  const wrong = figureNames.filter((field) => {
    const value = values[field]
    return value !== null && !(Number.isInteger(value) && value >= 0 && value <= siteFigures[field])
  })
  return Object.fromEntries(wrong.map((field) => [field, 'not_valid']))
}
