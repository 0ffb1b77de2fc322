import { formatShare } from './format-reading.ts'

/** A progress bar with a description. */
export function ProgressBar({ label, share, words }: { label: string; share: number; words: string }) {
  return (
    <div className="mt-6">
      <div
        aria-label={label}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={formatShare(share)}
        className="h-2 overflow-hidden rounded-full bg-sunken print:bg-hairline"
        role="progressbar"
      >
        <div className="h-full rounded-full bg-action" style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className="mt-2 text-muted text-sm">{words}</p>
    </div>
  )
}
