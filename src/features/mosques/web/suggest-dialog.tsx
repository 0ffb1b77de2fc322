import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { call } from '#shared/web/api/call.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type MosqueDetails, suggestMosque } from '../core/mosques.contract.ts'
import { displayNames } from './mosque-names.ts'

/** Suggests a missing mosque or a correction. Input stays until it is sent. */
export default function SuggestDialog({
  about,
  place,
  onClose,
}: {
  about: MosqueDetails | 'new'
  place: Coordinates | undefined
  onClose: () => void
}) {
  const isNew = about === 'new'
  const [here, setHere] = useState(false)
  /** The second press of a double click comes before `isPending` does. */
  const isSent = useRef(false)
  const sending = useMutation({
    mutationFn: (body: BodyInput<typeof suggestMosque>) => call(suggestMosque, { body }),
    onSuccess: () => {
      toast({ title: t('mosques:suggest.thanks'), description: t('mosques:suggest.received') })
      onClose()
    },
    onError: () => {
      isSent.current = false
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSent.current) return
    isSent.current = true
    sending.mutate(suggestionOf(about, new FormData(event.currentTarget), here ? place : undefined))
  }
  return (
    <Dialog onClose={onClose} open title={t(isNew ? 'mosques:suggest.open' : 'mosques:suggest.correct')}>
      <form className="grid gap-4" onSubmit={send}>
        <p className="text-muted">
          {isNew ? t('mosques:suggest.lead') : t('mosques:suggest.about', { name: displayNames(about).name })}
        </p>
        {isNew && <NewMosqueFields here={place && { isChecked: here, onCheck: setHere }} />}
        <label className="block">
          <span className="mb-1 block font-semibold text-sm">
            {t(isNew ? 'mosques:suggest.note' : 'mosques:suggest.wrong')}
          </span>
          <textarea
            className="min-h-28 w-full rounded-xl border border-hairline bg-paper px-3 py-2.5"
            dir="auto"
            maxLength={1000}
            minLength={isNew ? undefined : 2}
            name="note"
            required={!isNew}
            {...(!isNew && { 'data-autofocus': true })}
          />
        </label>
        <p className="text-ending text-sm empty:hidden" role="alert">
          {sending.error && t(`mosques:suggest.failed.${reasonOf(sending.error)}`)}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('mosques:suggest.cancel')}</Button>
          <Button disabled={sending.isPending} look="action" type="submit">
            {t(sending.isPending ? 'mosques:suggest.sending' : 'mosques:suggest.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The suggestion in the fields of the form, at `place` if the person is there. */
function suggestionOf(
  about: MosqueDetails | 'new',
  fields: FormData,
  place: Coordinates | undefined,
): BodyInput<typeof suggestMosque> {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const note = text('note')
  if (about !== 'new') return { kind: 'correction', mosqueId: about.id, note }
  const coordinates = place && { lat: place.latitude, lng: place.longitude }
  return {
    kind: 'new',
    name: text('name'),
    address: text('address'),
    note,
    ...(coordinates && { coordinates }),
  }
}

/** The name and the address, and whether the person is at the mosque (`here`) if their place is known. */
function NewMosqueFields({
  here,
}: {
  here: { readonly isChecked: boolean; readonly onCheck: (isChecked: boolean) => void } | undefined
}) {
  return (
    <>
      <Line
        data-autofocus
        label={t('mosques:suggest.name')}
        maxLength={120}
        minLength={2}
        name="name"
        required
      />
      <Line label={t('mosques:suggest.address')} maxLength={200} minLength={2} name="address" required />
      {here && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            checked={here.isChecked}
            className="size-5 shrink-0 accent-action"
            onChange={(event) => here.onCheck(event.target.checked)}
            type="checkbox"
          />
          {t('mosques:suggest.here')}
        </label>
      )}
    </>
  )
}

function Line({ label, ...props }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold text-sm">{label}</span>
      <input
        autoComplete="off"
        className="min-h-12 w-full rounded-xl border border-hairline bg-paper px-3"
        dir="auto"
        {...props}
      />
    </label>
  )
}

function reasonOf(error: Error): 'network' | 'refused' | 'often' | 'server' {
  if (!(error instanceof ApiError)) return 'network'
  if (error.status === 429) return 'often'
  return error.status < 500 ? 'refused' : 'server'
}
