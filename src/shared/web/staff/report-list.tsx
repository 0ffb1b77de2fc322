interface ShownReport {
  readonly reportedAt: string
  /** In the language of the page. */
  readonly reason: string
  /** What the person wrote; may be empty. */
  readonly text: string
}

/** Why people reported something, for moderators. */
export function ReportList({ title, reports }: { title: string; reports: readonly ShownReport[] }) {
  if (reports.length === 0) return null
  return (
    <section className="mt-4 rounded-xl bg-sunken px-4 py-3">
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-1 grid gap-1">
        {reports.map(({ reportedAt, reason, text }) => (
          <li className="break-words" key={reportedAt}>
            {reason}
            {text && (
              <>
                {': '}
                <bdi>{text}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
