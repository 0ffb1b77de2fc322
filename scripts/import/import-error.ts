/** Why nothing was imported. The message is all that the person at the terminal reads. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this account is used up',
  EFBIG: 'this account may not write files so large',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'something that is no folder is in its place',
  EEXIST: 'something that is no folder is in its place',
}

/** The error of a file system as a sentence; others as they are. */
export function writeError(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) return error
  return new ImportError(
    `Nothing was changed: ${JSON.stringify(folder)} could not be written, ${reasons[code] ?? code}.`,
  )
}
