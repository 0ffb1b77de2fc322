import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { reading } from '#shared/web/api/reading.ts'
import {
  changeCircle,
  createCircle,
  deleteCircle,
  dismissCircleNotice,
  joinCircle,
  leaveCircle,
  listCircleNotices,
  listCircles,
  listOwnCircles,
  readCircle,
} from '../core/circles.contract.ts'

/** The circles of the person who is signed in. */
export const useOwnCircles = (isSignedIn: boolean) =>
  useQuery({ ...reading(listOwnCircles, undefined), enabled: isSignedIn, refetchOnMount: 'always' })

/** The deleted circles that the person had joined. */
export const useCircleNotices = (isSignedIn: boolean) =>
  useQuery({ ...reading(listCircleNotices, undefined), enabled: isSignedIn, refetchOnMount: 'always' })

export function useDismissNotice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(dismissCircleNotice, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listCircleNotices.path] }),
  })
}

/** A circle to edit, always as the server has it. */
export const useCircle = (id: string | undefined) =>
  useQuery({
    queryKey: [readCircle.path, id],
    queryFn: ({ signal }) => call(readCircle, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })

const paths: readonly unknown[] = [listCircles.path, listOwnCircles.path, readCircle.path]

/** Lists and pages of circles are read again after a change, except that of a deleted one. */
function useReadAgain(deleted?: string) {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path, id] }) => paths.includes(path) && (!deleted || id !== deleted),
    })
}

/** Joining, leaving and deleting a circle. */
export function useCircleActions(id: string) {
  const readAgain = useReadAgain()
  const options = { onSuccess: readAgain }
  return {
    join: useMutation({ mutationFn: () => call(joinCircle, { params: { id } }), ...options }),
    leave: useMutation({ mutationFn: () => call(leaveCircle, { params: { id } }), ...options }),
    remove: useMutation({
      mutationFn: () => call(deleteCircle, { params: { id } }),
      onSuccess: useReadAgain(id),
    }),
  }
}

/** Stores a new circle, or changes the one with this id. */
export function useSaveCircle(id: string | undefined) {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (body: BodyInput<typeof createCircle>) =>
      id ? call(changeCircle, { params: { id }, body }) : call(createCircle, { body }),
    onSuccess: readAgain,
  })
}

/** The key of the message for a failed call about circles. */
export const circleFailure = (error: unknown) =>
  failureKey(error, {
    too_many_attempts: 'too_many',
    too_many_requests: 'too_many',
    too_many_circles: 'limit',
    circle_full: 'full',
    not_found: 'gone',
    not_signed_in: 'signed_out',
  })
