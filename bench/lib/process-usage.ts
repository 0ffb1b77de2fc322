import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second on all hardware. */
const MS_PER_TICK = 10

/** The CPU time of a process so far in milliseconds; `undefined` if the system does not provide it. */
export function cpuTime(pid: number): number | undefined {
  const fields = statOf(pid)
  return fields && (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

export interface Memory {
  /** Current resident memory in megabytes, including memory shared with other processes. */
  readonly now: number
  /** The peak. */
  readonly peak: number
}

/** The memory of one process; `undefined` if the system does not provide it. */
export function memoryOf(pid: number): Memory | undefined {
  const status = read(`/proc/${pid}/status`)
  const megabytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status ?? '')?.[1]) / 1000
  return status === undefined ? undefined : { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/**
 * The memory of a process's descendants in megabytes, with shared memory counted once; `undefined` as above.
 */
export function memoryBelow(pid: number): number | undefined {
  const kilobytes = descendants(pid).map((child) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${child}/smaps_rollup`) ?? '')?.[1] ?? 0),
  )
  return kilobytes.length === 0 ? undefined : kilobytes.reduce((sum, value) => sum + value) / 1000
}

function descendants(pid: number): number[] {
  const children = processes().filter((other) => Number(statOf(other)?.[1]) === pid)
  return children.flatMap((child) => [child, ...descendants(child)])
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** The fields of `/proc/<pid>/stat` from the third one, the state. */
function statOf(pid: number): string[] | undefined {
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
