import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { applicationsOf } from './applications.repository.ts'
import { bytesOfSample } from './samples.repository.ts'

/** A person’s applications for the export of the account, each with its recording in Base64. */
export const roleApplicationsDataSource: AccountDataSource = {
  part: 'roleApplications',
  async *read(database, accountId) {
    for (const application of await applicationsOf(database, accountId)) {
      const { id, sample } = application
      if (!sample) yield application
      else {
        const content = await bytesOfSample({ database }, id, { first: 0, last: sample.bytes - 1 })
        yield { ...application, sample: { ...sample, content: content.toString('base64') } }
      }
    }
  },
}
