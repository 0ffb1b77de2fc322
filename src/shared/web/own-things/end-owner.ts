import { deleteDB } from 'idb'
import { leftOver, strike } from './journal.ts'
import { inOwnDatabase } from './kept.ts'
import { databaseOf, keepOwner, NOBODYS, thingsOwner } from './owner.ts'
import { openThings } from './things-database.ts'

/**
 * The account is no more: its things become nobody's, or leave the device. They are nobody's before the account's copy
 * goes, so that what breaks off in between loses nothing.
 */
export async function endOwner(things: 'keep' | 'delete'): Promise<void> {
  const account = thingsOwner()
  if (!account) return
  if (things === 'keep') await giveToNobody()
  keepOwner(undefined)
  const name = databaseOf(account)
  for (const asked of leftOver(name)) strike(name, asked)
  await deleteDB(name)
}

async function giveToNobody(): Promise<void> {
  const things = await inOwnDatabase((database) => database.everything())
  const nobodys = await openThings(NOBODYS)
  try {
    await nobodys.bringIn(things)
  } finally {
    nobodys.close()
  }
}
