import { useState } from 'react'
import { cityName, countryName, joinNames } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import { savePlace } from './place-store.ts'
import { type City, isTooShort, placeOfCity, useCitySearch } from './use-city-search.ts'

/** Searches for a city by name while typing. */
export default function PlaceDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const { data, isError, isFetching, upToDate } = useCitySearch(text)
  const tooShort = isTooShort(text)
  const cities = tooShort ? [] : (data?.answer ?? [])
  const choose = (city: City) => {
    savePlace(placeOfCity(city))
    onClose()
  }
  return (
    <Dialog onClose={onClose} open title={t('location:choose')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (upToDate && cities[0]) choose(cities[0])
        }}
      >
        <SearchField
          aria-describedby="city-status"
          aria-label={t('place-dialog:label')}
          onText={setText}
          placeholder={t('place-dialog:placeholder')}
          value={text}
        />
      </form>
      <p aria-live="polite" className="mt-2 min-h-6 text-muted text-sm" id="city-status">
        {status({
          text,
          tooShort,
          isError,
          isFetching,
          count: cities.length,
          onDevice: data?.from === 'device',
        })}
      </p>
      <ul className="mt-1 min-h-72">
        {cities.map((city) => (
          <li key={city.id}>
            <button
              className="flex min-h-12 w-full items-baseline justify-between gap-4 rounded-xl px-3 py-2 text-start hover:bg-sunken"
              onClick={() => choose(city)}
              type="button"
            >
              <span className="font-semibold" dir="auto">
                {cityName(city.name)}
              </span>
              <span className="text-end text-muted text-sm">
                {joinNames(city.region, countryName(city.country) ?? city.countryName)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function status(search: {
  text: string
  tooShort: boolean
  isError: boolean
  isFetching: boolean
  count: number
  onDevice: boolean
}): string {
  if (search.tooShort) return t('place-dialog:hint')
  if (search.isError) return t('place-dialog:failed')
  if (search.isFetching && search.count === 0) return t('shell:loading')
  if (search.count === 0) return t('place-dialog:none', { text: search.text.trim() })
  return search.onDevice ? t('place-dialog:onDevice') : ''
}
