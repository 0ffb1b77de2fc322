import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { reading } from '#shared/web/api/reading.ts'
import type { SubmittedBusiness } from '../../core/business-submission.ts'
import {
  type BusinessSubmission,
  changeSubmission,
  listOwnSubmissions,
  readSubmission,
  removeSubmissionFile,
  submitBusiness,
  withdrawSubmission,
} from '../../core/submissions.contract.ts'

type Body = BodyInput<typeof changeSubmission>

/** What is sent of a checked form. */
export const bodyOf = (business: SubmittedBusiness): Body => business as Body

const keyOf = (id: string) => [readSubmission.path, id]

/** One’s own submissions, refetched whenever the page is opened, because one may have been decided. */
export const useOwnSubmissions = (isSignedIn: boolean) =>
  useQuery({ ...reading(listOwnSubmissions, undefined), enabled: isSignedIn, refetchOnMount: 'always' })

/** The submission of a status link. */
export const useSubmission = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(readSubmission, { params: { id }, signal }),
    refetchOnMount: 'always',
    retry: false,
  })

/** Puts a changed submission where pages read it. */
export function useStoreSubmission() {
  const client = useQueryClient()
  return (submission: BusinessSubmission) => {
    client.setQueryData(keyOf(submission.id), submission)
    void client.invalidateQueries({ queryKey: reading(listOwnSubmissions, undefined).queryKey })
  }
}

export function useSubmit() {
  const onSuccess = useStoreSubmission()
  return useMutation({
    mutationFn: (body: BodyInput<typeof submitBusiness>) => call(submitBusiness, { body }),
    onSuccess,
  })
}

/** Changing, withdrawing, and removing a file of one submission. */
export function useSubmissionActions(id: string) {
  const onSuccess = useStoreSubmission()
  const change = useMutation({
    mutationFn: (body: Body) => call(changeSubmission, { params: { id }, body }),
    onSuccess,
  })
  const withdraw = useMutation({ mutationFn: () => call(withdrawSubmission, { params: { id } }), onSuccess })
  const removeFile = useMutation({
    mutationFn: (file: 'photo' | 'certificate') => call(removeSubmissionFile, { params: { id, file } }),
    onSuccess,
  })
  return { change, withdraw, removeFile }
}
