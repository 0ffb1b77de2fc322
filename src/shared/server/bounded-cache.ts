interface Entry<Value> {
  readonly value: Value
  readonly until: number
}

/** Keeps the most recently used values, at most `size` of them and each for `lifetimeMs`. */
export class BoundedCache<Value> {
  /** Least recently used first. */
  private readonly entries = new Map<string, Entry<Value>>()

  constructor(
    private readonly size: number,
    private readonly lifetimeMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    if (entry.until <= this.now()) return undefined
    this.entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value): void {
    this.entries.delete(key)
    this.entries.set(key, { value, until: this.now() + this.lifetimeMs })
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.size) break
      this.entries.delete(oldest)
    }
  }
}
