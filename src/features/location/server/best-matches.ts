/** A matching city, and whether it matches by its whole name or by a word inside it. */
interface Match {
  readonly city: number
  readonly whole: boolean
  /** Lower is better; decides which cities are included. */
  readonly order: number
}

/** The penalty for a match inside a name, as positions in the list of cities by population. */
const WORD_PENALTY = 10
/** More than the number of cities, so that a complete name precedes every other. */
const EXACT_LEAD = 1e9

/** Keeps the best `limit` cities, each once. */
export class BestMatches {
  /** Sorted, the best first. */
  private readonly seats: Match[] = []

  constructor(private readonly limit: number) {}

  /** Cities from this position on cannot be included if only the beginning of the name matches. */
  get cutOff(): number {
    return this.seats.length < this.limit ? Number.POSITIVE_INFINITY : (this.seats.at(-1)?.order ?? 0)
  }

  /** Adds a city whose whole name was typed; it precedes all others. */
  offerExact(city: number): void {
    this.offer({ city, whole: true, order: city - EXACT_LEAD })
  }

  offerPrefix(city: number): void {
    this.offer({ city, whole: true, order: city })
  }

  offerWord(city: number): void {
    this.offer({ city, whole: false, order: (city + 1) * WORD_PENALTY })
  }

  /**
   * The cities: those that match by their whole name, biggest first, then those that match by a word, biggest
   * first.
   */
  cities(): number[] {
    return [...this.seats]
      .sort((a, b) => Number(b.whole) - Number(a.whole) || a.city - b.city)
      .map(({ city }) => city)
  }

  private offer(match: Match): void {
    const { seats } = this
    if (match.order >= this.cutOff) return
    const seated = this.seatOf(match.city)
    if (seated >= 0) {
      if ((seats[seated]?.order ?? 0) <= match.order) return
      seats.splice(seated, 1)
    }
    let place = seats.length
    while (place > 0 && (seats[place - 1]?.order ?? 0) > match.order) place--
    seats.splice(place, 0, match)
    if (seats.length > this.limit) seats.pop()
  }

  private seatOf(city: number): number {
    for (let seat = 0; seat < this.seats.length; seat++) if (this.seats[seat]?.city === city) return seat
    return -1
  }
}
