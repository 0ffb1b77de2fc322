import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

/** A button by which a file of this device is chosen. */
export function FileButton({
  label,
  accept,
  icon,
  onFile,
}: {
  label: string
  /** As the `accept` of a field for files. */
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
          // The same file may be chosen again.
          target.value = ''
        }}
        ref={field}
        type="file"
      />
    </>
  )
}
