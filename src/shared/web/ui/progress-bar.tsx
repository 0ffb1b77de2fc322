import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** How much of something is done. `className` says how wide it is; it needs a label. */
export const ProgressBar = ({ className, ...props }: ComponentProps<'progress'>) => (
  <progress
    className={classNames(
      'h-2 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action',
      className,
    )}
    {...props}
  />
)
