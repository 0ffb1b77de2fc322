import type { RecordType } from '#shared/core/user-data/record-type.ts'

let load: () => Promise<readonly RecordType[]> = () => Promise.resolve([])

/**
 * Registers how to load the list of record types; called by the app, because the types belong to its
 * features.
 */
export const provideRecordTypes = (from: typeof load): void => {
  load = from
}

export const providedRecordTypes = (): Promise<readonly RecordType[]> => load()
