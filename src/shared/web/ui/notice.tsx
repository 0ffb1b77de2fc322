import type { ReactNode, Ref } from 'react'
import { Star } from './star-pattern.tsx'

/** Shown instead of a page: what happened, and what to do next. */
export function Notice({
  title,
  text,
  children,
  ref,
}: {
  title: string
  text: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}) {
  return (
    <main
      className="mx-auto grid max-w-reading place-content-center gap-4 px-6 text-center"
      id="main"
      ref={ref}
    >
      <Star className="mx-auto text-ornament" size={72} weight={1} />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <div>{children}</div>
    </main>
  )
}
