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

/** Which applications a reviewer looks at. */
export interface Sought {
  readonly status: ApplicationStatus
  readonly role: AppliedRole | undefined
  /** From 1. */
  readonly page: number
}

/** A page of applications, asked anew whenever it is opened: others review too. */
export function useApplications({ status, role, page }: Sought, isAllowed: boolean) {
  const query = { status, ...(role && { role }), page: String(page) }
  return useQuery({
    ...reading(listApplications, query),
    enabled: isAllowed,
    refetchOnMount: 'always',
  })
}

/** All that happened to an application, once somebody wants to see it. */
export function useApplicationLog(id: string, wanted: boolean) {
  return useQuery({
    queryKey: [listApplications.path, id],
    queryFn: ({ signal }) => call(readApplication, { params: { id }, signal }),
    enabled: wanted,
    gcTime: 0,
    refetchOnMount: 'always',
  })
}

/** Decides on an application; every list is asked anew, whatever came of it. */
export function useDeciding(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof decideOnApplication>) =>
      call(decideOnApplication, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listApplications.path] }),
  })
}
