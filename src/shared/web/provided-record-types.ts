import type { RecordType } from '#shared/core/user-data/record-type.ts'

let load: () => Promise<readonly RecordType[]> = () => Promise.resolve([])

/** Says where the list of record types is; the program does, because the types are those of its features. */
export const provideRecordTypes = (from: typeof load): void => {
  load = from
}

export const providedRecordTypes = (): Promise<readonly RecordType[]> => load()
