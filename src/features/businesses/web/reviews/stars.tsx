import { Star } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { MOST_STARS } from '../../core/business-review.ts'

const each = Array.from({ length: MOST_STARS }, (_, at) => at + 1)

/** The stars of a review; screen readers read the number. */
export function Stars({ stars }: { stars: number }) {
  const label = t('business-reviews:stars', { number: formatNumber(stars), most: formatNumber(MOST_STARS) })
  return (
    <span aria-label={label} className="my-1 flex gap-0.5 text-ornament" role="img">
      {each.map((star) => (
        <Star aria-hidden fill={star <= stars ? 'currentColor' : 'none'} key={star} size={18} />
      ))}
    </span>
  )
}

/** One to five stars to choose from. */
export function StarChoice({
  stars,
  onStars,
  error,
}: {
  stars: number
  onStars: (stars: number) => void
  error: string | undefined
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-[0.9375rem]">{t('business-reviews:form.stars')}</legend>
      <div className="flex">
        {each.map((star) => (
          <label
            className="grid size-11 cursor-pointer place-content-center rounded-full text-ornament hover:bg-sunken has-focus-visible:outline-2"
            key={star}
          >
            <input
              aria-label={t('business-reviews:stars', {
                number: formatNumber(star),
                most: formatNumber(MOST_STARS),
              })}
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
