/** The two people of a list. A device remembers which of them it belongs to. */
export const people = ['first', 'second'] as const
export type ListPerson = (typeof people)[number]

export const votes = ['love', 'maybe', 'no'] as const
export type Vote = (typeof votes)[number]

export const MOST_NAMES = 200
export const NAME_LENGTH = 60
/** A list is deleted when nobody has opened it for this long. */
export const UNUSED_DAYS = 180

/** A name with both votes; `null` where a person hasn’t voted. */
export interface ListedName {
  readonly key: string
  readonly votes: Readonly<Record<ListPerson, Vote | null>>
}

const POINTS = { love: 2, maybe: 1, no: -3 } as const

/** The names that both love come first, then those that nobody refused; of equals, the one added earlier. */
export const sortedByVotes = <Name extends ListedName>(names: readonly Name[]): readonly Name[] =>
  names.toSorted((a, b) => pointsOf(b) - pointsOf(a))

const pointsOf = ({ votes: given }: ListedName) =>
  people.reduce((sum, person) => sum + (given[person] ? POINTS[given[person]] : 0), 0)

/** Whether both love the name. */
export const isAgreed = ({ votes: given }: ListedName): boolean =>
  people.every((person) => given[person] === 'love')
