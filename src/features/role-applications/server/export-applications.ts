import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { listApplicationsOf } from './applications.repository.ts'
import { readSampleBytes } from './samples.repository.ts'

/** A person’s applications for the account export, each with its recording in Base64. */
export const roleApplicationsDataSource: AccountDataSource = {
  part: 'roleApplications',
  async *read(database, accountId) {
    for (const application of await listApplicationsOf(database, accountId)) {
      const { id, sample } = application
      if (!sample) yield application
      else {
        const content = await readSampleBytes({ database }, id, { first: 0, last: sample.bytes - 1 })
        yield { ...application, sample: { ...sample, content: content.toString('base64') } }
      }
    }
  },
}
