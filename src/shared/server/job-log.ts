import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { type JobName, jobNames } from '#shared/core/job-names.ts'
import type { readStatus } from '#shared/core/status.contract.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The background jobs of this instance; each feature reports its own. */
    readonly jobLog: JobLog
  }
}

type JobStatus = AnswerOf<typeof readStatus>['jobs'][number]

/** How the last run of each background job ended, for the public status page. */
export interface JobLog {
  /** Records the end of a run. */
  readonly ended: (name: JobName, state: 'ok' | 'failed') => void
  /** All jobs, those without a run included. */
  readonly all: () => JobStatus[]
}

/** A log without runs. */
export function jobLog(clock: () => Date): JobLog {
  const runs = new Map<JobName, JobStatus>()
  return {
    ended: (name, state) => void runs.set(name, { name, state, endedAt: clock().toISOString() }),
    all: () => jobNames.map((name) => runs.get(name) ?? { name, state: 'waiting', endedAt: null }),
  }
}
