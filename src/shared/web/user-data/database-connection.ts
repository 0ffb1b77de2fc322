import { openRecords, type RecordDatabase } from './record-database.ts'

/** Runs something in a database, and reopens it if the browser has closed it. */
export type RunInDatabase = <Result>(run: (database: RecordDatabase) => Promise<Result>) => Promise<Result>

/** The database of this name, which is opened when it is first needed. */
export interface DatabaseConnection {
  readonly run: RunInDatabase
  readonly isOpen: () => boolean
  readonly close: () => void
}

export function databaseConnection(name: string): DatabaseConnection {
  let opened: Promise<RecordDatabase> | undefined

  const database = (): Promise<RecordDatabase> => {
    if (opened) return opened
    const forget = () => {
      if (opened === opening) opened = undefined
    }
    const opening = openRecords(name, { onClosed: forget })
    opened = opening
    opening.catch(forget)
    return opening
  }

  return {
    run: async (run) => {
      try {
        return await run(await database())
      } catch (error) {
        // Another tab closed the database. An interrupted transaction stored nothing, so it can run again.
        if (!isClosed(error)) throw error
        opened = undefined
        return run(await database())
      }
    },
    isOpen: () => opened !== undefined,
    close: () => {
      void opened?.then((db) => db.close()).catch(() => undefined)
      opened = undefined
    },
  }
}

const isClosed = (error: unknown) =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError')
