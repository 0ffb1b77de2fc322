import { deleteDB } from 'idb'
import { removeAccountAnswers } from './account-answers.ts'
import { currentAccount, databaseOf, GUEST, setCurrentAccount } from './current-account.ts'
import { readJournal, removeFromJournal } from './journal.ts'
import { openRecords } from './record-database.ts'
import { removeAccountValues } from './remove-account-values.ts'
import { withDatabase } from './user-records.ts'

/**
 * After an account was deleted, makes its records on this device guest data, or deletes them, and deletes what was stored for the
 * account alone. The guest data is written first, so an interruption loses nothing.
 */
export async function endAccount(records: 'keep' | 'delete'): Promise<void> {
  const account = currentAccount()
  if (!account) return
  if (records === 'keep') await giveToGuest()
  setCurrentAccount(undefined)
  const name = databaseOf(account)
  for (const asked of readJournal(name)) removeFromJournal(name, asked)
  removeAccountValues(account)
  await deleteDB(name)
  await removeAccountAnswers()
}

async function giveToGuest(): Promise<void> {
  const records = await withDatabase((database) => database.allRecords())
  const guest = await openRecords(GUEST)
  try {
    await guest.importRecords(records)
  } finally {
    guest.close()
  }
}
