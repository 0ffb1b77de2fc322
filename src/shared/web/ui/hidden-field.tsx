/** A field that only bots fill in. The server ignores such forms. */
export function HiddenField() {
  return (
    <div aria-hidden className="absolute -start-[200vw] h-px w-px overflow-hidden">
      <input autoComplete="off" name="website" tabIndex={-1} type="text" />
    </div>
  )
}
