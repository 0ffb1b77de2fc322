type Name = 'handover' | 'loadAhead' | 'gap' | 'notice' | 'sleep'

/** The player's named timers; setting one replaces it. */
export class PlayerTimers {
  readonly #running = new Map<Name, ReturnType<typeof setTimeout>>()

  set(name: Name, run: () => void, ms: number): void {
    this.clear(name)
    const timer = setTimeout(() => {
      // The handover stays set while it runs: a late `timeupdate` must not set it twice.
      if (name !== 'handover') this.#running.delete(name)
      run()
    }, ms)
    this.#running.set(name, timer)
  }

  has(name: Name): boolean {
    return this.#running.has(name)
  }

  clear(...names: readonly Name[]): void {
    for (const name of names) {
      clearTimeout(this.#running.get(name))
      this.#running.delete(name)
    }
  }
}
