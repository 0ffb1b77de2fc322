const NAME = /^rafiq-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.tar\.gz(?:\.age)?$/

/** The file name of a scheduled backup, which sorts by time; `.age` if it is encrypted. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-')
  return `rafiq-${time}Z.tar.gz${isEncrypted ? '.age' : ''}`
}

/** When a backup was made, by its name; `undefined` for other files. */
export function timeOfBackup(name: string): Date | undefined {
  const [, time] = NAME.exec(name) ?? []
  if (time === undefined) return undefined
  const [day, clock = ''] = time.split('T')
  const made = new Date(`${day}T${clock.replaceAll('-', ':')}`)
  return Number.isNaN(made.getTime()) ? undefined : made
}
