import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import {
  differencesFromMosque,
  type MethodName,
  type MosqueDifference,
  type MosqueTimes,
  minutesOfMosque,
  nearestMethod,
  type PrayerDay,
  prayerNames,
} from '../../core/index.ts'
import { nameInLanguage } from '../format-method.ts'
import {
  MAX_OWN_MINUTES,
  type PrayerSettings,
  savePrayerSettings,
  usePrayerSettings,
} from '../prayer-settings.ts'
import type { PrayerPageProps } from './prayer-page-props.ts'
import { useMethodComparison } from './use-method-comparison.ts'

/**
 * A mosque's timetable beside the calculation: enter it, compare, and adopt the differences as own minutes.
 */
export function MosqueCard({ day, place }: { day: PrayerDay | undefined; place: PrayerPageProps['place'] }) {
  const settings = usePrayerSettings()
  const formatClock = useFormatClock()
  const [mosque, setMosque] = useState<MosqueTimes>({})
  const differences = day ? differencesFromMosque(day, mosque, settings.minutes) : []
  const near = differences.filter(isNear)
  const adopt = () =>
    saveWithUndo(settings, { ...settings, minutes: minutesOfMosque(near, settings.minutes) })
  return (
    <Card id="mosque" title={t('prayer-page:mosque.title')}>
      <p className="text-muted">{t('prayer-page:mosque.about')}</p>
      <div className="overflow-x-auto">
        <table className="mt-3 w-full border-collapse">
          <thead>
            <tr className="text-muted text-sm">
              <th className="py-1.5 text-start font-normal" scope="col">
                {t('prayer-page:times.prayer')}
              </th>
              <th className="py-1.5 text-start font-normal max-sm:hidden" scope="col">
                {t('prayer-page:mosque.here')}
              </th>
              <th className="py-1.5 text-start font-normal" scope="col">
                {t('prayer-page:mosque.mosque')}
              </th>
              <th className="w-20 py-1.5 text-end font-normal max-sm:hidden" scope="col">
                {t('prayer-page:mosque.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {prayerNames.map((name) => {
              const difference = differences.find(({ prayer }) => prayer === name)
              const here = day ? formatClock(day[name]) : '–'
              return (
                <tr className="border-hairline border-t" key={name}>
                  <th className="py-1.5 pe-2 text-start font-semibold" scope="row">
                    {t(`prayer:names.${name}`)}
                    <span className="tabular block font-normal text-muted text-sm sm:hidden">{here}</span>
                  </th>
                  <td className="tabular py-1.5 pe-2 max-sm:hidden">{here}</td>
                  <td className="py-1.5">
                    <input
                      aria-label={t('prayer-page:mosque.timeOf', { prayer: t(`prayer:names.${name}`) })}
                      className="tabular min-h-11 w-full max-w-36 rounded-xl border border-hairline bg-paper px-2 sm:px-3"
                      onChange={(event) => setMosque({ ...mosque, [name]: event.target.value })}
                      type="time"
                      value={mosque[name] ?? ''}
                    />
                    {difference && (
                      <span className="tabular block text-sm sm:hidden">
                        {t('prayer-page:mosque.difference')} {differenceWords(difference)}
                      </span>
                    )}
                  </td>
                  <td className="tabular py-1.5 ps-2 text-end max-sm:hidden">
                    {difference && differenceWords(difference)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div aria-live="polite" className="mt-3 space-y-2">
        {differences.length > 0 && <Findings differences={differences} />}
      </div>
      {differences.length > 0 && <NearestMethod day={day} mosque={mosque} place={place} />}
      <div className="mt-4">
        <Button disabled={!near.some(({ later }) => later !== 0)} look="action" onClick={adopt}>
          {t('prayer-page:mosque.adopt')}
        </Button>
      </div>
    </Card>
  )
}

/** Whether own minutes can be that large. */
const isNear = ({ ownMinutes }: MosqueDifference) => Math.abs(ownMinutes) <= MAX_OWN_MINUTES

const minuteWords = (minutes: number) => formatNumber(minutes, { signDisplay: 'exceptZero' })

const differenceWords = ({ later }: MosqueDifference) =>
  later === 0
    ? t('prayer-page:mosque.same')
    : t('prayer-page:mosque.minutes', { minutes: minuteWords(later) })

function Findings({ differences }: { differences: readonly MosqueDifference[] }) {
  const nameOf = ({ prayer }: MosqueDifference) => t(`prayer:names.${prayer}`)
  const near = differences.filter((each) => isNear(each) && each.later !== 0)
  const far = differences.filter((each) => !isNear(each))
  const suggested = near
    .map((each) => `${nameOf(each)} ${minuteWords(each.ownMinutes)}`)
    .join(t('shell:comma'))
  return (
    <>
      {near.length === 0 && far.length === 0 && <p>{t('prayer-page:mosque.agrees')}</p>}
      {near.length > 0 && <p>{t('prayer-page:mosque.suggested', { minutes: suggested })}</p>}
      {far.length > 0 && (
        <p>{t('prayer-page:mosque.tooFar', { times: far.map(nameOf).join(t('shell:comma')) })}</p>
      )}
    </>
  )
}

/** The nearest method, if it is not the current one: better than many own minutes. */
function NearestMethod({
  day,
  mosque,
  place,
}: {
  day: PrayerDay | undefined
  mosque: MosqueTimes
  place: PrayerPageProps['place']
}) {
  const settings = usePrayerSettings()
  const { data } = useMethodComparison(day, place)
  const nearest = data && nearestMethod(data, mosque)
  if (!nearest || nearest.method === day?.method) return null
  const { method, name, most } = nearest
  return (
    <div className="mt-3 rounded-xl bg-sunken px-4 py-3">
      <p>
        {t('prayer-page:mosque.nearest', {
          method: nameInLanguage(name),
          minutes: formatNumber(most),
        })}
      </p>
      <Button className="mt-2" onClick={() => saveWithUndo(settings, methodAlone(settings, method))}>
        {t('prayer-page:mosque.useMethod')}
      </Button>
    </div>
  )
}

/** The method without the user's angles and minutes, which were made for another one. */
function methodAlone(settings: PrayerSettings, method: MethodName): PrayerSettings {
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle, minutes, ...others } = settings
  return { ...others, method }
}

/** Saves the settings and offers to undo that. */
function saveWithUndo(before: PrayerSettings, after: PrayerSettings): void {
  savePrayerSettings(after)
  toast({
    title: t('prayer-page:mosque.kept'),
    action: { label: t('prayer-page:mosque.undo'), run: () => savePrayerSettings(before) },
  })
}
