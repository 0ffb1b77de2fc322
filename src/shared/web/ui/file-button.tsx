import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

/** A button for choosing a file of this device. */
export function FileButton({
  label,
  accept,
  icon,
  onFile,
}: {
  label: string
  /** The `accept` attribute of the file input. */
  accept: string
  icon?: ReactNode
  onFile: (file: File) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => field.current?.click()}>
        {icon}
        {label}
      </Button>
      <input
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Allows choosing the same file again.
          target.value = ''
        }}
        ref={field}
        type="file"
      />
    </>
  )
}
