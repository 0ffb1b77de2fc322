import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** Fills one table with one `COPY`, from the parts of a backup. */
export class TableFill {
  private readonly done: Promise<void>

  constructor(
    readonly table: string,
    private readonly rows: Writable,
  ) {
    this.done = finished(rows)
    this.done.catch(() => undefined)
  }

  /** Adds a part. Rejects if the database refused a row. */
  async add(content: AsyncIterable<Buffer>): Promise<void> {
    for await (const piece of content) {
      if (this.rows.destroyed) return this.done
      if (!this.rows.write(piece)) await Promise.race([this.drained(), this.done])
    }
  }

  /** Ends the table. Rejects if the database refused a row. */
  async end(): Promise<void> {
    this.rows.end()
    await this.done
  }

  private drained(): Promise<void> {
    return new Promise((resolve) => this.rows.once('drain', resolve))
  }
}
