import type { ComponentProps } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { TextField } from './text-field.tsx'

/** An email field with autofill and the right keyboard. */
export function EmailField(
  props: Omit<ComponentProps<typeof TextField>, 'name' | 'label'> & { label?: string },
) {
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="email"
      inputMode="email"
      label={t('account:fields.email')}
      maxLength={254}
      name="email"
      spellCheck={false}
      type="email"
      {...props}
    />
  )
}
