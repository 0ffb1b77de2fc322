import { TokenType } from '@streamparser/json'

const LINE_FEED = 0x0a

/** The position of a parser in a JSON file that it reads in chunks: its line, and the objects and arrays around it. */
export class JsonPosition {
  line = 1
  /** Where the open objects and arrays begin, outermost first. */
  private readonly starts: { line: number; offset: number }[] = []
  private depth = 0
  private chunk: Uint8Array = new Uint8Array()
  private chunkOffset = 0
  private countedTo = 0

  /** Whether an object or array is open. */
  get isInside(): boolean {
    return this.depth > 0
  }

  beginChunk(chunk: Uint8Array): void {
    this.chunk = chunk
  }

  endChunk(): void {
    const end = this.chunkOffset + this.chunk.length
    this.countLines(end)
    this.chunkOffset = end
  }

  track(token: TokenType, offset: number): void {
    this.countLines(offset)
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      this.starts[this.depth++] = { line: this.line, offset }
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.depth--
  }

  /** The line of the last object or array that began at this depth, or the current one. */
  lineOf(depth: number): number {
    return this.starts[depth]?.line ?? this.line
  }

  /** The length of the open object at this depth so far, in bytes; 0 if none is open. */
  bytesSince(depth: number): number {
    const start = this.starts[depth]
    return this.depth > depth && start ? this.chunkOffset - start.offset : 0
  }

  private countLines(offset: number): void {
    for (; this.countedTo < offset; this.countedTo++) {
      if (this.chunk[this.countedTo - this.chunkOffset] === LINE_FEED) this.line++
    }
  }
}
