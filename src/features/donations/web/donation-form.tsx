import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Chip, ChipRow } from '#shared/web/ui/chips.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { centsTyped, DONATION_PRESETS } from '../core/donation-rules.ts'
import { donate } from '../core/donations.contract.ts'
import { formatDollars } from './format-dollars.ts'

const FAILURES = { 429: 'wait', payments_unavailable: 'payments' } as const

/** Chooses an amount and opens the payment page, or records a pledge and thanks for it. */
export function DonationForm({ onClose }: { /** Closes the dialog around it. */ onClose?: () => void }) {
  const [preset, setPreset] = useState<number>()
  const [typed, setTyped] = useState('')
  const [pledge, setPledge] = useState<Pledge>()
  const cents = typed === '' ? preset && preset * 100 : centsTyped(typed)
  const giving = useMutation({
    mutationFn: (amount: number) =>
      call(donate, { body: { cents: amount, language: currentLanguage().code } }),
    onSuccess: (answer) => {
      if (answer.kind === 'payment') location.assign(answer.url)
      else setPledge(answer)
    },
  })
  if (pledge) return <Thanks onClose={onClose} pledge={pledge} />

  function give(event: FormEvent) {
    event.preventDefault()
    if (cents && !giving.isPending) giving.mutate(cents)
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={give}>
      <ChipRow label={t('donations:amounts')}>
        {DONATION_PRESETS.map((dollars) => (
          <Chip
            key={dollars}
            onPress={() => {
              setPreset(dollars)
              setTyped('')
            }}
            pressed={typed === '' && preset === dollars}
          >
            {formatDollars(dollars * 100)}
          </Chip>
        ))}
      </ChipRow>
      <TextField
        autoComplete="off"
        dir="ltr"
        error={typed !== '' && cents === undefined ? t('donations:outOfRange') : undefined}
        inputMode="decimal"
        label={t('donations:custom')}
        maxLength={8}
        name="amount"
        onChange={({ target }) => setTyped(target.value)}
        value={typed}
      />
      <div>
        <Button disabled={cents === undefined} look="action" type="submit">
          {cents === undefined
            ? t('donations:enterAmount')
            : t('donations:donate', { amount: formatDollars(cents) })}
        </Button>
        <p className="mt-3 text-ending empty:mt-0" role="alert">
          {giving.error && t(`donations:failed.${failureKey(giving.error, FAILURES)}`)}
        </p>
      </div>
    </form>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

type Pledge = Extract<AnswerOf<typeof donate>, { kind: 'pledge' }>

/** Shown after a pledge: a pledge pays nothing, so it says where to give. It takes the focus of the removed button. */
function Thanks({ pledge: { donationUrl }, onClose }: { pledge: Pledge; onClose: (() => void) | undefined }) {
  return (
    <div ref={focus} role="status" tabIndex={-1}>
      <p className="font-semibold text-lg">{t('donations:pledged.title')}</p>
      <p className="mt-1 text-muted">
        {t(donationUrl ? 'donations:pledged.withPage' : 'donations:pledged.withoutPage')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {donationUrl && (
          <a
            className={buttonClass({ look: 'action' })}
            href={donationUrl}
            rel="noopener noreferrer"
            target="_blank"
          >
            {t('donations:pledged.open')}
          </a>
        )}
        {onClose && <Button onClick={onClose}>{t('shell:close')}</Button>}
      </div>
    </div>
  )
}
