import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { reading } from '#shared/web/api/reading.ts'
import { deleteMessage, listMessages, markMessage } from '../../core/contact.contract.ts'
import type { MessageStatus } from '../../core/contact-message.ts'

/** A page of messages, fetched again whenever it is opened, because others answer too. */
export function useMessages(status: MessageStatus, page: number) {
  return useQuery({ ...reading(listMessages, { status, page: String(page) }), refetchOnMount: 'always' })
}

/** Marking and deleting one message. Every list is fetched again afterwards. */
export function useMessageActions(id: string) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: [listMessages.path] })
  const mark = useMutation({
    mutationFn: (status: MessageStatus) => call(markMessage, { params: { id }, body: { status } }),
    onSuccess,
  })
  const remove = useMutation({ mutationFn: () => call(deleteMessage, { params: { id } }), onSuccess })
  return { mark, remove }
}
