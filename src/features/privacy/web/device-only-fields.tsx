import { recordTypes } from '#features/user-data/core/index.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { chooseDeviceOnly, useDeviceOnly } from '#shared/web/user-data/sync-loop.ts'
import { syncsPlace } from '#shared/web/user-data/sync-settings.ts'
import { recordTypeName } from './stored-data-names.ts'

const partsOf = (name: string) => recordTypes.filter(({ partOf }) => partOf === name).map((part) => part.name)

/** Chooses which types sync and which stay on this device. */
export function DeviceOnlyFields() {
  const deviceOnly = useDeviceOnly()
  const choose = (kind: string, goes: boolean) => {
    const kinds = [kind, ...partsOf(kind)]
    const others = deviceOnly.filter((each) => !kinds.includes(each))
    chooseDeviceOnly(goes ? others : [...others, ...kinds])
  }
  return (
    <Disclosure className="mt-6 border-hairline border-y" title={t('privacy:syncs.title')}>
      <p className="text-muted text-sm">{t('privacy:syncs.about')}</p>
      <ul className="mt-2 pb-3">
        {recordTypes
          .filter(({ partOf }) => partOf === undefined)
          .map(({ name: kind, privacy }) => (
            <li key={kind}>
              <Switch
                on={!deviceOnly.includes(kind)}
                onChange={(goes) => choose(kind, goes)}
                text={recordTypeName(kind)}
              />
              {privacy === 'device-first' && (
                <p className="pb-1 text-muted text-sm">{t('privacy:syncs.rest')}</p>
              )}
            </li>
          ))}
        <li>
          <Switch
            on={syncsPlace.use() === true}
            onChange={(goes) => syncsPlace.write(goes || undefined)}
            text={t('privacy:syncs.place')}
          />
        </li>
      </ul>
    </Disclosure>
  )
}
