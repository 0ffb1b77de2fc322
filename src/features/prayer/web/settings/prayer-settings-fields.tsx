import { RotateCcw, Undo2 } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import {
  conventions,
  highLatitudeRules,
  madhabs,
  methodNames,
  type PrayerDay,
  polarPolicies,
} from '../../core/index.ts'
import { nameInLanguage } from '../format-method.ts'
import { OwnMinutesFields } from './own-minutes-fields.tsx'
import { OwnRulesFields } from './own-rules-fields.tsx'
import { RuleChoice } from './rule-choice.tsx'
import { useSettingsChanges } from './use-settings-changes.ts'

const nameOfMethod = (method: string) => {
  const convention = conventions.find(({ id }) => id === method)
  return convention ? nameInLanguage(convention.name) : method
}

/** All calculation settings. Every change applies at once and can be undone. */
export function PrayerSettingsFields({ day }: { day: PrayerDay | undefined }) {
  const changes = useSettingsChanges()
  const { settings, change } = changes
  return (
    <div className="grid gap-5">
      <RuleChoice
        about={t('prayer-settings:aboutMethod')}
        label={t('prayer-settings:method')}
        names={methodNames}
        onChange={(method) => change({ method })}
        standard={
          day && day.methodChosenBy !== 'person'
            ? t('prayer-settings:byPlace', { method: nameInLanguage(day.convention.name) })
            : t('prayer-settings:byPlaceAlone')
        }
        text={nameOfMethod}
        value={settings.method}
      />
      <RuleChoice
        about={t('prayer-settings:aboutAsr')}
        label={t('prayer-settings:asr')}
        names={madhabs}
        onChange={(madhab) => change({ madhab })}
        standard={
          day && !settings.madhab
            ? t('prayer-settings:byPlace', { method: t(`prayer-settings:asrChoice.${day.madhab}`) })
            : t('prayer-settings:byPlaceAlone')
        }
        text={(name) => t(`prayer-settings:asrChoice.${name}`)}
        value={settings.madhab}
      />
      <RuleChoice
        about={t('prayer-settings:aboutHighLatitude')}
        label={t('prayer-settings:highLatitude')}
        names={highLatitudeRules}
        onChange={(highLatitudeRule) => change({ highLatitudeRule })}
        standard={t('prayer-settings:recommended')}
        text={(name) => t(`prayer:rules.${name}`)}
        value={settings.highLatitudeRule}
      />
      <RuleChoice
        about={t('prayer-settings:aboutPolar')}
        label={t('prayer-settings:polar')}
        names={polarPolicies}
        onChange={(policy) => change({ polarPolicy: policy === 'nearest_latitude' ? undefined : policy })}
        text={(name) => t(`prayer-settings:polarChoice.${name}`)}
        value={settings.polarPolicy ?? 'nearest_latitude'}
      />
      {(day?.source.kind === 'table' || settings.source) && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            checked={settings.source === 'calculated'}
            className="size-5 shrink-0 accent-action"
            onChange={({ target }) => change({ source: target.checked ? 'calculated' : undefined })}
            type="checkbox"
          />
          {t('prayer-settings:calculated')}
        </label>
      )}
      <div className="border-hairline border-y">
        <Disclosure className="border-hairline border-t first:border-t-0" title={t('prayer-settings:own')}>
          <OwnRulesFields changes={changes} day={day} key={changes.turn} />
        </Disclosure>
        <Disclosure
          className="border-hairline border-t first:border-t-0"
          title={t('prayer-settings:minutes')}
        >
          <OwnMinutesFields changes={changes} key={changes.turn} />
        </Disclosure>
      </div>
      <UndoAndReset changes={changes} />
    </div>
  )
}

function UndoAndReset({ changes }: { changes: ReturnType<typeof useSettingsChanges> }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={!changes.canUndo} onClick={changes.undo}>
        <Undo2 aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('prayer-settings:undo')}
      </Button>
      <Button disabled={!changes.canReset} onClick={changes.reset}>
        <RotateCcw aria-hidden size={18} />
        {t('prayer-settings:reset')}
      </Button>
    </div>
  )
}
