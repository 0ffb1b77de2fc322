import { classNames } from './class-names.ts'

/** A placeholder for loading text; size it with `w-*` and `h-*` to the final shape. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton inline-block max-w-full align-middle', className)}
    />
  )
}
