import { Star } from 'lucide-react'
import { MOST_STARS } from '../../core/stars.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'

const each = Array.from({ length: MOST_STARS }, (_, at) => at + 1)

/** “4 of 5 stars” */
const labelOf = (stars: number) =>
  t('directory:stars', { number: formatNumber(stars), most: formatNumber(MOST_STARS) })

/** The stars of a review; screen readers read the number. Needs the messages of `directory`, as `StarChoice` does. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span aria-label={labelOf(stars)} className="my-1 flex gap-0.5 text-ornament" role="img">
      {each.map((star) => (
        <Star aria-hidden fill={star <= stars ? 'currentColor' : 'none'} key={star} size={18} />
      ))}
    </span>
  )
}

/** One to five stars to choose from; 0 if none is chosen. */
export function StarChoice({
  legend,
  stars,
  onStars,
  error,
}: {
  legend: string
  stars: number
  onStars: (stars: number) => void
  error?: string | undefined
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-[0.9375rem]">{legend}</legend>
      <div className="flex">
        {each.map((star) => (
          <label
            className="grid size-11 cursor-pointer place-content-center rounded-full text-ornament hover:bg-sunken has-focus-visible:outline-2"
            key={star}
          >
            <input
              aria-label={labelOf(star)}
              checked={star === stars}
              className="sr-only"
              name="stars"
              onChange={() => onStars(star)}
              type="radio"
              value={star}
            />
            <Star aria-hidden fill={star <= stars ? 'currentColor' : 'none'} size={28} />
          </label>
        ))}
      </div>
      <p className="mt-1 text-ending text-sm empty:mt-0" role="alert">
        {error}
      </p>
    </fieldset>
  )
}
