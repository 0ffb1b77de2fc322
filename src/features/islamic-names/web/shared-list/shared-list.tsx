import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#shared/web/api/request.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { useToday } from '#shared/web/use-today.ts'
import { isAgreed, type ListPerson, people, sortedByVotes } from '../../core/shared-list/shared-list.ts'
import { AddName } from './add-name.tsx'
import { forgetList, knownLists, personOf, rememberList } from './known-lists.ts'
import { SharedName } from './shared-name.tsx'
import { useListChanges, useSharedList } from './use-shared-list.ts'

const ShareDialog = lazyWithMessages(() => import('#shared/web/share/share-dialog.tsx'), 'share')

/** The names of a list with both people’s votes. */
export function SharedList({ secret, path }: { secret: string; path: string }) {
  const { data: list, error, refetch } = useSharedList(secret)
  const changes = useListChanges(secret)
  const [asIs, setAsIs] = useState<readonly string[]>()
  knownLists.use()
  // A device that opens the link without having created the list belongs to the second person, until they choose otherwise.
  const person = personOf(secret) ?? 'second'
  if (!list) {
    if (error instanceof ApiError && error.status === 404) return <Gone secret={secret} />
    return error ? <Failed onRetry={() => void refetch()} /> : <CardSkeletons count={3} />
  }
  const failed = [changes.add, changes.vote, changes.remove].some(({ isError }) => isError)
  const sorted = sortedByVotes(list.names)
  // Cards don’t jump away under the finger: a vote sorts the list when it is opened the next time.
  const order = asIs ?? sorted.map(({ key }) => key)
  const shown = [...sorted].sort((a, b) => placeIn(order, a.key) - placeIn(order, b.key))
  const agreed = list.names.filter(isAgreed)
  return (
    <>
      <p className="mt-1 text-muted">{t('name-list:howTo')}</p>
      <Controls path={path} person={person} secret={secret} />
      {agreed.length > 0 && (
        <p className="mt-5 rounded-card bg-action-soft p-4" role="status">
          <span className="font-semibold">{t('name-list:agreed')}</span>{' '}
          {agreed.map(({ name }, at) => (
            <bdi key={name}>
              {at > 0 && t('shell:comma')}
              {name}
            </bdi>
          ))}
        </p>
      )}
      <AddName add={changes.add} />
      {error && (
        <p className="mt-3 text-ending" role="alert">
          {t('name-list:old')}
        </p>
      )}
      {failed && (
        <p className="mt-3 text-ending" role="alert">
          {t('name-list:notSaved')}
        </p>
      )}
      {shown.length === 0 ? (
        <p className="mt-6 text-muted">{t('name-list:empty')}</p>
      ) : (
        <ul
          aria-label={t('name-list:names', { total: formatNumber(shown.length) })}
          className="mt-5 grid gap-3"
        >
          {shown.map((name) => (
            <SharedName
              key={name.key}
              name={name}
              onRemove={() => changes.remove.mutate(name.key)}
              onVote={(vote) => {
                setAsIs(order)
                rememberList(secret, person)
                changes.vote.mutate({ key: name.key, person, vote })
              }}
              person={person}
            />
          ))}
        </ul>
      )}
      <ListEnd expiresOn={list.expiresOn} secret={secret} />
    </>
  )
}

const placeIn = (order: readonly string[], key: string) => {
  const place = order.indexOf(key)
  return place < 0 ? order.length : place
}

function Controls({ secret, path, person }: { secret: string; path: string; person: ListPerson }) {
  const [sharing, setSharing] = useState(false)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <RadioGroup
        label={t('name-list:you')}
        look="segments"
        onChoose={(chosen) => rememberList(secret, chosen)}
        options={people.map((value) => ({ value, text: t(`name-list:people.${value}`) }))}
        value={person}
      />
      <Button onClick={() => setSharing(true)}>
        <Share2 aria-hidden size={18} />
        {t('name-list:share')}
      </Button>
      <Suspense>
        {sharing && (
          <ShareDialog
            onClose={() => setSharing(false)}
            text={t('name-list:shareText')}
            url={`${location.origin}${path}`}
          />
        )}
      </Suspense>
    </div>
  )
}

function ListEnd({ secret, expiresOn }: { secret: string; expiresOn: string }) {
  const [asks, setAsks] = useState(false)
  const [, navigate] = useLocation()
  const { removeList } = useListChanges(secret)
  const today = useToday()
  const remove = () =>
    removeList.mutate(undefined, {
      onSuccess: () => {
        forgetList(secret)
        navigate('/islamic-names/list')
      },
    })
  return (
    <footer className="mt-8 border-hairline border-t pt-5">
      <p className="mb-4 text-muted text-sm">
        {t('name-list:expires', { day: formatDay(expiresOn, today) })} {t('name-list:key')}
      </p>
      <Button look="ending" onClick={() => setAsks(true)}>
        {t('name-list:delete')}
      </Button>
      <Dialog onClose={() => setAsks(false)} open={asks} title={t('name-list:deleteTitle')}>
        <p>{t('name-list:deleteText')}</p>
        {removeList.isError && (
          <p className="mt-3 text-ending" role="alert">
            {t('name-list:notSaved')}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled={removeList.isPending} look="ending" onClick={remove}>
            {t('name-list:delete')}
          </Button>
          <Button data-autofocus onClick={() => setAsks(false)}>
            {t('name-list:cancel')}
          </Button>
        </div>
      </Dialog>
    </footer>
  )
}

function Gone({ secret }: { secret: string }) {
  const [, navigate] = useLocation()
  const start = () => {
    forgetList(secret)
    navigate('/islamic-names/list')
  }
  return (
    <div className="mt-6 rounded-card bg-raised p-6 shadow-card" role="alert">
      <p className="font-semibold">{t('name-list:gone')}</p>
      <p className="mt-1 mb-4 text-muted">{t('name-list:goneText')}</p>
      <Button onClick={start}>{t('name-list:create')}</Button>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-6 rounded-card bg-raised p-6 shadow-card" role="alert">
      <p className="mb-4">{t('name-list:failed')}</p>
      <Button onClick={onRetry}>{t('name-list:again')}</Button>
    </div>
  )
}
