import { type RefObject, useRef, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { PASSWORD_LENGTH } from '../../core/account-rules.ts'
import { passwordStrength, type Strength, strengths } from '../../core/password-strength.ts'
import { PasswordField } from './password-field.tsx'

const STEPS: readonly Strength[] = strengths.filter((strength) => strength !== 'too_short')

/** A field for a new password with a strength meter. `own` are the person’s names and address. */
export function NewPasswordField({
  label,
  error,
  own = [],
}: {
  label: string
  error?: string | undefined
  own?: readonly string[]
}) {
  const box = useRef<HTMLDivElement>(null)
  const [strength, setStrength] = useState<Strength>()
  return (
    <div ref={box}>
      <PasswordField
        autoComplete="new-password"
        hint={
          strength && strength !== 'too_short' ? (
            <Meter strength={strength} />
          ) : (
            <p>{t('account:strength.about', { length: formatNumber(PASSWORD_LENGTH.min) })}</p>
          )
        }
        label={label}
        minLength={PASSWORD_LENGTH.min}
        name="password"
        onChange={({ target }) =>
          setStrength(
            target.value === ''
              ? undefined
              : passwordStrength(target.value, [...own, ...personalFields(box)]),
          )
        }
        error={error}
      />
    </div>
  )
}

function Meter({ strength }: { strength: Strength }) {
  const reached = STEPS.indexOf(strength)
  return (
    <>
      <span aria-hidden="true" className="my-2 grid grid-cols-4 gap-1.5">
        {STEPS.map((step, at) => (
          <span
            className={classNames(
              'h-1 rounded-full',
              at > reached ? 'bg-hairline' : reached === 0 ? 'bg-ending' : 'bg-action',
            )}
            key={step}
          />
        ))}
      </span>
      <p aria-live="polite">{t(`account:strength.${strength}`)}</p>
    </>
  )
}

/** Other personal fields of the same form, because attackers try them first. */
function personalFields(box: RefObject<HTMLElement | null>): readonly string[] {
  const form = box.current?.closest('form')
  if (!form) return []
  return ['email', 'username', 'firstName'].map((name) => String(new FormData(form).get(name) ?? ''))
}
