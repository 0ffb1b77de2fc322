import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { PASSWORD_LENGTH } from '../../core/account-rules.ts'
import { TextField } from './text-field.tsx'

/** A password field that can be revealed and warns about caps lock. */
export function PasswordField({ hint, ...props }: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const notice = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      suffix={
        <Button
          aria-label={t('account:fields.show')}
          aria-pressed={shown}
          className="me-0.5 text-muted"
          data-tooltip={t(shown ? 'account:fields.hide' : 'account:fields.show')}
          look="plain"
          onClick={() => setShown(!shown)}
          round
        >
          <Icon aria-hidden size={19} />
        </Button>
      }
      hint={
        <>
          {hint}
          <p aria-live="polite" className="text-ink empty:hidden">
            {capitals && t('account:fields.capitals')}
          </p>
        </>
      }
      maxLength={PASSWORD_LENGTH.max}
      onKeyDown={notice}
      onKeyUp={notice}
      spellCheck={false}
      type={shown ? 'text' : 'password'}
      {...props}
    />
  )
}
