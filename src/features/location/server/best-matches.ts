/** One city that fits, and how: by its whole name or by a word inside it. */
interface Match {
  readonly city: number
  readonly whole: boolean
  /** Lower is better; decides who gets a seat. */
  readonly order: number
}

/** A word inside a name counts as if the city were this much further down the list of cities by population. */
const WORD_PENALTY = 10
/** More than there are cities, so that a name that is complete goes before every other. */
const EXACT_LEAD = 1e9

/** Keeps the best `limit` cities of any number that are offered, each once. */
export class BestMatches {
  /** Best first. */
  private readonly seats: Match[] = []

  constructor(private readonly limit: number) {}

  /** No city from this position on can take a seat with a name that only begins as typed. */
  get cutOff(): number {
    return this.seats.length < this.limit ? Number.POSITIVE_INFINITY : (this.seats.at(-1)?.order ?? 0)
  }

  /** A city whose whole name was typed; it comes before all others. */
  offerExact(city: number): void {
    this.offer({ city, whole: true, order: city - EXACT_LEAD })
  }

  offerPrefix(city: number): void {
    this.offer({ city, whole: true, order: city })
  }

  offerWord(city: number): void {
    this.offer({ city, whole: false, order: (city + 1) * WORD_PENALTY })
  }

  /** The cities: those that fit by their whole name, biggest first, then those that fit by a word, biggest first. */
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
