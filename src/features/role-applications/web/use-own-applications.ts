import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { type Reading, reading } from '#shared/web/api/reading.ts'
import {
  applyForRole,
  listOwnApplications,
  type OwnApplication,
  removeSample,
  withdrawApplication,
} from '../core/role-applications.contract.ts'

type List = Reading<AnswerOf<typeof listOwnApplications>>

const listed = () => reading(listOwnApplications, undefined)

/** One’s own applications, refetched whenever the page is opened, because one may have been decided. */
export function useOwnApplications(isSignedIn: boolean) {
  return useQuery({ ...listed(), enabled: isSignedIn, refetchOnMount: 'always' })
}

/** Puts an updated application into the cached list. */
export function useSaveOwnApplication() {
  const client = useQueryClient()
  return (application: OwnApplication) =>
    client.setQueryData<List>(listed().queryKey, (list) => {
      if (!list) return list
      const { applications } = list.answer
      const isNew = !applications.some(({ id }) => id === application.id)
      return {
        ...list,
        answer: {
          applications: isNew
            ? [application, ...applications]
            : applications.map((each) => (each.id === application.id ? application : each)),
        },
      }
    })
}

/** Sends an application. */
export function useApply() {
  const keep = useSaveOwnApplication()
  return useMutation({
    mutationFn: (body: BodyInput<typeof applyForRole>) => call(applyForRole, { body }),
    onSuccess: keep,
  })
}

/** Withdraws an application or deletes its recording. */
export function useWithdraw({ id }: OwnApplication) {
  const keep = useSaveOwnApplication()
  return useMutation({
    mutationFn: (what: 'application' | 'sample') =>
      call(what === 'application' ? withdrawApplication : removeSample, { params: { id } }),
    onSuccess: keep,
  })
}
