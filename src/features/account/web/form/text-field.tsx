import { TextField as LabelledField, type TextFieldProps } from '#shared/web/ui/text-field.tsx'
import { errorMessage } from './error-messages.ts'

/** A field of an account form. `error` is an error code. */
export function TextField({ error, ...props }: TextFieldProps) {
  return <LabelledField error={error && errorMessage(error)} {...props} />
}
