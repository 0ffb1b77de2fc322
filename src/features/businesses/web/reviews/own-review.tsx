import { type FormEvent, useState } from 'react'
import type { User } from '#shared/core/session/session.contract.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { StarChoice, Stars } from '#shared/web/ui/stars.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { REVIEW_LENGTH, reviewTrouble } from '../../core/business-review.ts'
import type { OwnReview } from '../../core/reviews.contract.ts'
import { reviewFailure, useOwnReview, useReviewActions } from './use-reviews.ts'

/** One’s own review with its state, or the form to write it. */
export function OwnReviewCard({ slug, user }: { slug: string; user: User }) {
  const { data, error, refetch } = useOwnReview(slug, true)
  const [isEditing, setEditing] = useState(false)
  const review = data?.review
  if (!data) {
    return error ? (
      <p className="mt-4">
        <span className="text-ending">{t('business-reviews:unreadable')}</span>{' '}
        <Button onClick={() => void refetch()}>{t('directory:again')}</Button>
      </p>
    ) : (
      <Skeleton className="mt-4 block h-11 w-48" />
    )
  }
  if (isEditing) return <ReviewForm onEnd={() => setEditing(false)} review={review} slug={slug} user={user} />
  if (review) return <WrittenReview onEdit={() => setEditing(true)} review={review} slug={slug} />
  return (
    <Button className="mt-4" look="action" onClick={() => setEditing(true)}>
      {t('business-reviews:write')}
    </Button>
  )
}

function WrittenReview({ review, slug, onEdit }: { review: OwnReview; slug: string; onEdit: () => void }) {
  const [asks, setAsks] = useState(false)
  const { remove } = useReviewActions(slug)
  return (
    <section aria-labelledby="own-review" className="mt-4 rounded-xl bg-sunken px-4 py-3">
      <h3 className="font-semibold" id="own-review">
        {t('business-reviews:own')}
      </h3>
      <p className="text-muted text-sm">{t(`business-reviews:status.${review.status}`)}</p>
      <Stars stars={review.stars} />
      <p className="whitespace-pre-line break-words" dir="auto">
        {review.text}
      </p>
      {review.note && (
        <p className="mt-2 break-words border-ending border-s-2 ps-3" dir="auto">
          {review.note}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onEdit}>{t('business-reviews:edit')}</Button>
        <Button look="ending" onClick={() => setAsks(true)}>
          {t('business-reviews:delete')}
        </Button>
      </div>
      <p className="mt-2 text-ending empty:mt-0" role="alert">
        {remove.error && t(`business-reviews:failed.${reviewFailure(remove.error)}`)}
      </p>
      <Dialog onClose={() => setAsks(false)} open={asks} title={t('business-reviews:deleteTitle')}>
        <div className="flex flex-wrap gap-3">
          <Button disabled={remove.isPending} look="ending" onClick={() => remove.mutate()}>
            {t('business-reviews:delete')}
          </Button>
          <Button data-autofocus onClick={() => setAsks(false)}>
            {t('business-reviews:cancel')}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}

function ReviewForm({
  review,
  slug,
  user,
  onEnd,
}: {
  review: OwnReview | null | undefined
  slug: string
  user: User
  onEnd: () => void
}) {
  const [typed, setTyped] = useState({ stars: review?.stars ?? 0, text: review?.text ?? '' })
  const [tried, setTried] = useState(false)
  const { write } = useReviewActions(slug)
  const trouble = reviewTrouble(typed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (trouble || write.isPending) return
    write.mutate(
      { stars: typed.stars, text: typed.text.trim() },
      {
        onSuccess: () => {
          toast({ title: t('business-reviews:sent') })
          onEnd()
        },
      },
    )
  }
  const message = tried && trouble ? t(`business-reviews:trouble.${trouble}`) : undefined
  return (
    <form className="mt-4 grid gap-4" noValidate onSubmit={send}>
      <StarChoice
        legend={t('business-reviews:form.stars')}
        error={trouble === 'stars_missing' ? message : undefined}
        onStars={(stars) => setTyped((before) => ({ ...before, stars }))}
        stars={typed.stars}
      />
      <TextArea
        className="min-h-32"
        dir="auto"
        hint={t('business-reviews:form.hint', {
          least: formatNumber(REVIEW_LENGTH.min),
          most: formatNumber(REVIEW_LENGTH.max),
          name: `\u2068${user.firstName || user.username}\u2069`,
        })}
        label={t('business-reviews:form.text')}
        maxLength={REVIEW_LENGTH.max}
        onText={(text) => setTyped((before) => ({ ...before, text }))}
        trouble={trouble === 'stars_missing' ? undefined : message}
        value={typed.text}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={write.isPending} look="action" type="submit">
            {t('business-reviews:form.send')}
          </Button>
          <Button onClick={onEnd}>{t('business-reviews:cancel')}</Button>
        </div>
        <p className="mt-2 text-ending empty:mt-0" role="alert">
          {write.error && t(`business-reviews:failed.${reviewFailure(write.error)}`)}
        </p>
      </div>
    </form>
  )
}
