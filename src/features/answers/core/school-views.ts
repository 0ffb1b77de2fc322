import { type School, schools } from './question.ts'

export interface SchoolView {
  readonly school: School
  readonly text: string
  readonly source: string
}

/** A view with all schools that hold it. */
export interface SharedView {
  readonly text: string
  /** The schools with the work in which each of them has it. */
  readonly holders: readonly { readonly school: School; readonly source: string }[]
}

/** The different views, each once, in the order of the first school that holds it. */
export function sharedViews(views: readonly SchoolView[]): readonly SharedView[] {
  const sorted = views.toSorted((a, b) => schools.indexOf(a.school) - schools.indexOf(b.school))
  const texts = [...new Set(sorted.map(({ text }) => text))]
  return texts.map((text) => ({
    text,
    holders: sorted.filter((view) => view.text === text).map(({ school, source }) => ({ school, source })),
  }))
}
