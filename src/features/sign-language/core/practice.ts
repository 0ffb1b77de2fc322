/** The number of meanings to choose from. */
export const CHOICES = 4

/** A question of the practice: which of the choices the figure means. */
export interface PracticeQuestion {
  readonly id: string
  /** Ids with different meanings, the right one among them. */
  readonly choices: readonly string[]
}

/** A card of the practice. Cards with the same meaning are never choices of one question. */
export interface PracticeCard {
  readonly id: string
  readonly meaning: string
}

/** The items in a random order. */
function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item]
  }
  return mixed
}

/** A question for every card in a random order. `random` returns numbers from 0 below 1. */
export function practiceRound(
  cards: readonly PracticeCard[],
  random: () => number,
): readonly PracticeQuestion[] {
  return shuffled(cards, random).map(({ id, meaning }) => {
    const meanings = new Set([meaning])
    const others = shuffled(cards, random).filter((card) => {
      if (meanings.has(card.meaning)) return false
      meanings.add(card.meaning)
      return true
    })
    const choices = [id, ...others.slice(0, CHOICES - 1).map((card) => card.id)]
    return { id, choices: shuffled(choices, random) }
  })
}
