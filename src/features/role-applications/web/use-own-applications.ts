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

/** One’s own applications, asked anew whenever the page is opened: somebody may have decided. */
export function useOwnApplications(isSignedIn: boolean) {
  return useQuery({ ...listed(), enabled: isSignedIn, refetchOnMount: 'always' })
}

/** Puts what the server answered into the list, so that it need not be asked again. */
export function useOwnApplication() {
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
export function useApplying() {
  const keep = useOwnApplication()
  return useMutation({
    mutationFn: (body: BodyInput<typeof applyForRole>) => call(applyForRole, { body }),
    onSuccess: keep,
  })
}

/** Takes an application back, or deletes its recording. */
export function useTakingBack({ id }: OwnApplication) {
  const keep = useOwnApplication()
  return useMutation({
    mutationFn: (what: 'application' | 'sample') =>
      call(what === 'application' ? withdrawApplication : removeSample, { params: { id } }),
    onSuccess: keep,
  })
}
