const MS_PER_MINUTE = 60_000
/** What addresses take beside their answers stays small, whatever is asked. */
const MAX_LENGTH = 200
const BYTES_BESIDE = 500
const MAX_BYTES = 2_000_000
/** How many addresses are remembered as asked for once; another one may take their place. */
const ADDRESSES_SEEN = 16_384

/** The answers of now by their address. */
export interface RecentAnswers<Answer> {
  readonly of: (address: string) => Answer | undefined
  readonly keep: (address: string, answer: Answer) => void
}

/** What answers depend on beside their address. With neither, they hold as long as the server runs. */
export interface Recent {
  /** For answers that depend on the minute, as civil days everywhere begin with one. */
  readonly clock?: () => Date
  /** Another number, other answers. */
  readonly version?: () => number
  /** Room for them, two megabytes when not said; the oldest make room for new ones. */
  readonly maxBytes?: number
}

/**
 * Keeps answers until the minute ends or the version is another. An address is kept when it comes for the second time: most
 * come once, and an answer that is kept and dropped costs more to collect than to make.
 */
export function recentAnswers<Answer extends { readonly bytes: number }>({
  clock,
  version = () => 0,
  maxBytes = MAX_BYTES,
}: Recent = {}): RecentAnswers<Answer> {
  const thisMinute = clock ? () => Math.floor(clock().getTime() / MS_PER_MINUTE) : () => 0
  const answers = new Map<string, Answer>()
  let bytes = 0
  let minute = 0
  let keptVersion = version()
  const seen = new Uint32Array(ADDRESSES_SEEN)
  const cameBefore = (address: string) => {
    const hash = hashOf(address)
    const place = hash % ADDRESSES_SEEN
    const before = seen[place] === hash
    seen[place] = hash
    return before
  }
  const forgetWhatIsOver = () => {
    const now = thisMinute()
    const nowVersion = version()
    if (now === minute && nowVersion === keptVersion) return
    answers.clear()
    bytes = 0
    minute = now
    keptVersion = nowVersion
  }
  return {
    of: (address) => {
      forgetWhatIsOver()
      return answers.get(address)
    },
    keep: (address, answer) => {
      forgetWhatIsOver()
      if (address.length > MAX_LENGTH || answers.has(address) || !cameBefore(address)) return
      answers.set(address, answer)
      bytes += answer.bytes + BYTES_BESIDE
      for (const [oldest, { bytes: freed }] of answers) {
        if (bytes <= maxBytes) return
        answers.delete(oldest)
        bytes -= freed + BYTES_BESIDE
      }
    },
  }
}

/** FNV-1a of 32 bits (G. Fowler, L. C. Noll, K.-P. Vo), by UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
