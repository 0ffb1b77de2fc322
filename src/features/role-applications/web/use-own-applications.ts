import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyInput, PathOf } from '#shared/core/contract/endpoint.ts'
import { type Reading, reading } from '#shared/web/api/reading.ts'
import { request } from '#shared/web/api/request.ts'
import type { applyForRole, listOwnApplications, OwnApplication } from '../core/role-applications.contract.ts'

type List = Reading<AnswerOf<typeof listOwnApplications>>

const path: PathOf<typeof listOwnApplications> = '/api/role-applications'
const listed = () => reading<typeof listOwnApplications>(path, undefined)

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
    mutationFn: async (body: BodyInput<typeof applyForRole>) =>
      (await request(path, { method: 'POST', body })) as OwnApplication,
    onSuccess: keep,
  })
}

/** Takes an application back, or deletes its recording. */
export function useTakingBack({ id }: OwnApplication) {
  const keep = useOwnApplication()
  return useMutation({
    mutationFn: async (what: 'application' | 'sample') =>
      (await (what === 'application'
        ? request(`${path}/${id}/withdrawal`, { method: 'POST' })
        : request(`${path}/${id}/sample`, { method: 'DELETE' }))) as OwnApplication,
    onSuccess: keep,
  })
}
