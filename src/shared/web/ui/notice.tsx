import type { ReactNode } from 'react'
import { Star } from './star-pattern.tsx'

/** Shown instead of a page: what happened, and what to do next. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-reading place-content-center gap-4 px-6 text-center" id="main">
      <Star className="mx-auto text-ornament" size={72} weight={1} />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <div>{children}</div>
    </main>
  )
}
