import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { reading } from '#shared/web/api/reading.ts'
import type { ApplicationStatus, AppliedRole } from '../../core/application-rules.ts'
import {
  decideOnApplication,
  listApplications,
  readApplication,
} from '../../core/role-applications.contract.ts'

/** Which applications to show. */
export interface ApplicationFilter {
  readonly status: ApplicationStatus
  readonly role: AppliedRole | undefined
  /** From 1. */
  readonly page: number
}

/** A page of applications, refetched whenever it is opened, because others review too. */
export function useApplications({ status, role, page }: ApplicationFilter, isAllowed: boolean) {
  const query = { status, ...(role && { role }), page: String(page) }
  return useQuery({
    ...reading(listApplications, query),
    enabled: isAllowed,
    refetchOnMount: 'always',
  })
}

/** An application’s log, fetched on demand. */
export function useApplicationLog(id: string, wanted: boolean) {
  return useQuery({
    queryKey: [listApplications.path, id],
    queryFn: ({ signal }) => call(readApplication, { params: { id }, signal }),
    enabled: wanted,
    gcTime: 0,
    refetchOnMount: 'always',
  })
}

/** Decides on an application and refetches every list. */
export function useDecide(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof decideOnApplication>) =>
      call(decideOnApplication, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listApplications.path] }),
  })
}
