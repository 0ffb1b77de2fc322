import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrators } from '#shared/core/roles.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import {
  type CoursePlace,
  endCoursePlace,
  giveCoursePlace,
  listCoursePlaces,
} from '../../../core/course-places.contract.ts'

const FAILURES = { not_found: 'not_found', already_enrolled: 'already_enrolled' } as const

/** Who has a place in a course with a price, and the operator’s free places. Only administrators see accounts. */
export function PlacesPanel({ id }: { id: string }) {
  const role = useUser().data?.role
  return role && administrators.includes(role) ? <Places id={id} /> : null
}

function Places({ id }: { id: string }) {
  const [username, setUsername] = useState('')
  const { data, refetch } = useQuery({
    queryKey: [listCoursePlaces.path, id],
    queryFn: () => call(listCoursePlaces, { params: { id } }),
    refetchOnMount: 'always',
  })
  const give = useMutation({
    mutationFn: () => call(giveCoursePlace, { params: { id }, body: { username } }),
    onSuccess: () => {
      setUsername('')
      void refetch()
    },
  })
  const end = useMutation({
    mutationFn: (place: string) => call(endCoursePlace, { params: { id, place } }),
    onSuccess: () => void refetch(),
  })
  const error = give.error ?? end.error
  return (
    <section className="border-hairline border-t pt-5">
      <h3 className="font-semibold text-lg">{t('admin-courses:places.title')}</h3>
      <p className="text-muted text-sm">{t('admin-courses:places.about')}</p>
      {data?.places.length === 0 && <p className="mt-3">{t('admin-courses:places.none')}</p>}
      <ul className="mt-3 grid gap-2">
        {data?.places.map((place) => (
          <li className="flex flex-wrap items-center gap-x-3 rounded-xl bg-sunken px-3 py-1.5" key={place.id}>
            <bdi className="font-semibold">{place.username}</bdi>
            <span className="text-muted text-sm">
              {kindText(place)} · {formatInstant(place.since)}
            </span>
            {place.kind === 'given' && (
              <Button
                aria-label={t('admin-courses:places.end', { name: place.username })}
                className="ms-auto"
                look="plain"
                onClick={() => end.mutate(place.id)}
              >
                {t('admin-courses:actions.delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <TextField
          autoComplete="off"
          dir="ltr"
          label={t('admin-courses:places.username')}
          name="place-username"
          onChange={({ target }) => setUsername(target.value)}
          value={username}
        />
        <Button
          aria-disabled={give.isPending || username.trim() === ''}
          onClick={() => username.trim() !== '' && give.mutate()}
        >
          {t('admin-courses:places.give')}
        </Button>
      </div>
      <p className="mt-2 text-ending empty:mt-0" role="alert">
        {error && t(`admin-courses:places.failed.${failureKey(error, FAILURES)}`)}
      </p>
    </section>
  )
}

const kindText = ({ kind, paid }: CoursePlace) =>
  t(`admin-courses:places.kinds.${kind}`, {
    price: formatNumber(Number(paid), { style: 'currency', currency: 'USD' }),
  })
