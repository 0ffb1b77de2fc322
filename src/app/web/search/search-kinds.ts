import { keepPlace } from '#features/location/web/place-store.ts'
import { findCities, isTooShort, placeOfCity } from '#features/location/web/use-city-search.ts'
import { countryName, inARow } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { sections } from '../home/sections.ts'

export interface SearchResult {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly open: () => void
}

/** One kind of thing that the header's field finds. A new kind is a line in {@link searchKinds}. */
interface SearchKind {
  /** Key of its heading in `shell:search`. */
  readonly name: 'parts' | 'places'
  /** What a text that is not empty finds, best first. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly SearchResult[]>
}

export const searchKinds: readonly SearchKind[] = [
  { name: 'parts', find: partsOfThePage },
  { name: 'places', find: places },
]

async function partsOfThePage(text: string): Promise<readonly SearchResult[]> {
  const wanted = text.toLocaleLowerCase()
  return sections
    .map(({ id }) => ({ id, title: t(`home:sections.${id}`) }))
    .filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
    .map(({ id, title }) => ({
      id,
      title,
      detail: '',
      open: () => {
        location.assign(`/#${id}`)
      },
    }))
}

const PLACES = 6

async function places(text: string, signal: AbortSignal): Promise<readonly SearchResult[]> {
  if (isTooShort(text)) return []
  const { answer } = await findCities(text, signal)
  return answer.slice(0, PLACES).map((city) => ({
    id: `city-${city.id}`,
    title: city.name,
    detail: inARow(city.region, countryName(city.country) ?? city.countryName),
    open: () => {
      keepPlace(placeOfCity(city))
      toast({ title: t('shell:search.timesFor', { place: city.name }) })
    },
  }))
}
