import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second, whatever the hardware. */
const MS_PER_TICK = 10

/** CPU time that a process has used so far, in milliseconds; `undefined` where the system does not say. */
export function cpuTime(pid: number): number | undefined {
  const fields = statOf(pid)
  return fields && (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

export interface Memory {
  /** Megabytes in use now, what is shared with other processes included. */
  readonly now: number
  /** The most that there ever were. */
  readonly peak: number
}

/** Memory of one process; `undefined` where the system does not say. */
export function memoryOf(pid: number): Memory | undefined {
  const status = read(`/proc/${pid}/status`)
  const megabytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status ?? '')?.[1]) / 1000
  return status === undefined ? undefined : { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Megabytes that the children of a process and theirs use, what they share counted once; `undefined` as above. */
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

/** The fields of `/proc/<pid>/stat` from the third, the state, on. */
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
