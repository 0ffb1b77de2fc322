/** A failed import. The message is the complete text for the terminal. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'this account’s disk quota is used up',
  EFBIG: 'this account cannot write files this large',
  EACCES: 'this account has no permission to write there',
  EPERM: 'this account has no permission to write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a file is in the place of the folder',
  EEXIST: 'a file is in the place of the folder',
}

/** A file system error as a sentence; other errors unchanged. */
export function writeError(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) return error
  return new ImportError(
    `Nothing changed: couldn’t write to ${JSON.stringify(folder)}, ${reasons[code] ?? code}.`,
  )
}
