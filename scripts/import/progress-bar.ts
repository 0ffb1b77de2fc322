const WIDTH = 30

/** Shows progress in one line of a terminal; prints nothing elsewhere. The last call reports the total. */
export function progressBar(what: string, out: NodeJS.WriteStream = process.stderr): (part: number) => void {
  let shown = -1
  return (part) => {
    const percent = Math.floor(Math.min(1, part) * 100)
    if (!out.isTTY || percent === shown) return
    shown = percent
    const full = Math.round((percent / 100) * WIDTH)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    out.write(`\r${what} ${bar} ${String(percent).padStart(3)} %${percent === 100 ? '\n' : ''}`)
  }
}
