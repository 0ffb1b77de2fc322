/** Words that describe an entry, as chips. */
export const Keywords = ({ words }: { words: readonly string[] }) => (
  <>
    {words.map((word) => (
      <span className="rounded-full bg-sunken px-3 py-1 text-muted text-sm" key={word}>
        {word}
      </span>
    ))}
  </>
)
