const MS_PER_MINUTE = 60_000
/** What the addresses and their answers may take stays small, whatever is asked. */
const MAX_ADDRESSES = 2000
const MAX_LENGTH = 200
const MAX_BYTES = 2_000_000
/** How many addresses are remembered as asked for once; another one may take their place. */
const ADDRESSES_SEEN = 4096

/** The answers of this minute by their address. */
export interface RecentAnswers<Answer> {
  readonly of: (address: string) => Answer | undefined
  readonly keep: (address: string, answer: Answer) => void
}

/**
 * Keeps answers until the minute of `clock` ends, as civil days everywhere begin with one, or `version` is another;
 * the oldest make room for new ones. An address is kept when it comes for the second time: most come once, and an answer
 * that is kept and dropped costs more to collect than to make.
 */
export function recentAnswers<Answer extends { readonly bytes: number }>(
  clock: () => Date,
  version: () => number = () => 0,
): RecentAnswers<Answer> {
  const answers = new Map<string, Answer>()
  let bytes = 0
  let minute = Number.NaN
  let keptVersion = version()
  const seen = new Uint32Array(ADDRESSES_SEEN)
  const cameBefore = (address: string) => {
    const hash = hashOf(address)
    const place = hash % ADDRESSES_SEEN
    const before = seen[place] === hash
    seen[place] = hash
    return before
  }
  const forgetOldMinute = () => {
    const thisMinute = Math.floor(clock().getTime() / MS_PER_MINUTE)
    const thisVersion = version()
    if (thisMinute === minute && thisVersion === keptVersion) return
    answers.clear()
    bytes = 0
    minute = thisMinute
    keptVersion = thisVersion
  }
  return {
    of: (address) => {
      forgetOldMinute()
      return answers.get(address)
    },
    keep: (address, answer) => {
      forgetOldMinute()
      if (address.length > MAX_LENGTH || answers.has(address) || !cameBefore(address)) return
      answers.set(address, answer)
      bytes += answer.bytes
      for (const [oldest, { bytes: freed }] of answers) {
        if (answers.size <= MAX_ADDRESSES && bytes <= MAX_BYTES) return
        answers.delete(oldest)
        bytes -= freed
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
