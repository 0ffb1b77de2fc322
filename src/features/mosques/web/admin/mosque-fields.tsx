import { asciiDigits } from '#shared/core/ascii-digits.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { MapMark } from '#shared/web/map/map-features.ts'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { amenities } from '../../core/amenities.ts'
import { MOSQUE_LENGTHS, type MosqueValues } from '../../core/mosque-values.ts'
import { countryOptions } from './country-options.ts'
import { type FindCity, PlaceFields } from './place-fields.tsx'

type Editor = Pick<ReturnType<typeof useEditor<MosqueValues>>, 'values' | 'change' | 'troubles'>

const known = [
  'missing',
  'too_long',
  'out_of_range',
  'unknown_country',
  'not_a_time',
  'not_a_date',
  'date_missing',
  'not_a_website',
]

/** The fields of a mosque. */
export function MosqueFields({
  editor,
  findCity,
  others,
}: {
  editor: Editor
  findCity: FindCity
  /** Other marks on its map. */
  others?: readonly MapMark[]
}) {
  const { values, change } = editor
  const trouble = (field: keyof MosqueValues) => {
    const code = editor.troubles[field]
    return code && t(`admin-mosques:troubles.${known.includes(code) ? code : 'not_valid'}`)
  }
  const text = (field: 'name' | 'nativeName' | 'arabicName' | 'street' | 'city' | 'contact' | 'website') => (
    <TextField
      autoComplete="off"
      error={trouble(field)}
      key={field}
      label={t(`admin-mosques:fields.${field}`)}
      maxLength={
        field === 'nativeName' || field === 'arabicName' ? MOSQUE_LENGTHS.name : MOSQUE_LENGTHS[field]
      }
      name={field}
      onChange={({ target }) => change({ [field]: target.value })}
      value={values[field]}
      {...(field !== 'name' && { note: t('admin-mosques:optional') })}
      {...((field === 'contact' || field === 'website') && { dir: 'ltr' })}
      {...(field === 'arabicName' && { dir: 'rtl', lang: 'ar' })}
    />
  )
  return (
    <div className="grid gap-5">
      {text('name')}
      <div className="grid gap-4 sm:grid-cols-2">{(['nativeName', 'arabicName'] as const).map(text)}</div>
      {text('street')}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text('city')}
        <SelectField
          error={trouble('country')}
          label={t('admin-mosques:fields.country')}
          onChoose={(country) => change({ country })}
          options={[{ value: '', text: t('admin-mosques:noCountry') }, ...countryOptions()]}
          value={values.country}
        />
      </div>
      <PlaceFields
        city={values.city}
        country={values.country}
        errors={{ latitude: trouble('latitude'), longitude: trouble('longitude') }}
        findCity={findCity}
        onPlace={change}
        place={values}
        {...(others && { others })}
      />
      <div>
        <h3 className="mb-2 font-semibold text-[0.9375rem]">{t('mosques:filters.amenities')}</h3>
        <ChipRow label={t('mosques:filters.amenities')}>
          {amenities.map((amenity) => {
            const isOn = values.amenities.includes(amenity)
            return (
              <Chip
                key={amenity}
                onPress={() =>
                  change({
                    amenities: amenities.filter((each) =>
                      each === amenity ? !isOn : values.amenities.includes(each),
                    ),
                  })
                }
                pressed={isOn}
              >
                {t(`mosques:amenities.${amenity}`)}
              </Chip>
            )
          })}
        </ChipRow>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          autoComplete="off"
          dir="ltr"
          error={trouble('jumua')}
          hint={t('admin-mosques:jumuaHint')}
          label={t('admin-mosques:fields.jumua')}
          name="jumua"
          note={t('admin-mosques:optional')}
          onChange={({ target }) =>
            change({ jumua: target.value === '' ? [] : asciiDigits(target.value).split(/[,،]/) })
          }
          value={values.jumua.join(',')}
        />
        <TextField
          error={trouble('timesConfirmedOn')}
          hint={t('admin-mosques:confirmedHint')}
          label={t('admin-mosques:fields.timesConfirmedOn')}
          name="timesConfirmedOn"
          note={t('admin-mosques:optional')}
          onChange={({ target }) => change({ timesConfirmedOn: target.value })}
          type="date"
          value={values.timesConfirmedOn}
        />
        {(['contact', 'website'] as const).map(text)}
      </div>
      <Switch
        on={values.isVerified}
        onChange={(isVerified) => change({ isVerified })}
        text={t('admin-mosques:verifiedSwitch')}
      />
    </div>
  )
}
