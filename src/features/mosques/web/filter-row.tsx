import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { amenities } from '../core/amenities.ts'
import type { Mosque } from '../core/mosques.contract.ts'
import { type Filters, radii, toggle } from './use-filters.ts'

const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-hairline bg-raised px-4 text-[0.9375rem] hover:border-action has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

/** Filters: name or address, radius, and the amenities that any listed mosque has. */
export function FilterRow({
  filters,
  change,
  mosques = [],
}: {
  filters: Filters
  change: (part: Partial<Filters>) => void
  mosques: readonly Mosque[] | undefined
}) {
  const offered = amenities.filter(
    (amenity) =>
      filters.amenities.includes(amenity) || mosques.some((mosque) => mosque.amenities.includes(amenity)),
  )
  const mixed = filters.verifiedOnly || new Set(mosques.map(({ verified }) => verified)).size > 1
  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <label className="block min-w-0">
          <span className="mb-1 block text-muted text-sm">{t('mosques:filters.search')}</span>
          <input
            autoComplete="off"
            className="min-h-11 w-full rounded-xl border border-hairline bg-paper px-3"
            dir="auto"
            maxLength={100}
            onChange={(event) => change({ text: event.target.value })}
            placeholder={t('mosques:filters.placeholder')}
            type="search"
            value={filters.text}
          />
        </label>
        <SelectField
          className="w-32 sm:w-40"
          label={t('mosques:filters.radius')}
          onChoose={(radius) => change({ radius })}
          options={radii.map((value) => ({
            value,
            text: formatNumber(value, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' }),
          }))}
          value={filters.radius as (typeof radii)[number]}
        />
      </div>
      {(offered.length > 0 || mixed) && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('mosques:filters.legend')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {mixed && (
              <label className={chip}>
                <input
                  checked={filters.verifiedOnly}
                  className="sr-only"
                  onChange={(event) => change({ verifiedOnly: event.target.checked })}
                  type="checkbox"
                />
                {t('mosques:filters.verified')}
              </label>
            )}
            {offered.map((amenity) => (
              <label className={chip} key={amenity}>
                <input
                  checked={filters.amenities.includes(amenity)}
                  className="sr-only"
                  onChange={() => change({ amenities: toggle(filters.amenities, amenity) })}
                  type="checkbox"
                />
                {t(`mosques:amenities.${amenity}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </search>
  )
}
