import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type { PostAnswer } from '../../core/discussions.contract.ts'
import { HideButton } from '../safety/hide-button.tsx'
import { RemoveButton } from '../safety/remove-button.tsx'
import { ReportButton } from '../safety/report-button.tsx'
import { PostForm } from './post-form.tsx'
import { discussionFailure, usePostActions } from './use-discussions.ts'

/** A post with its reactions, and what its author may do with it. `title` is that of the thread, for its first post. */
export function PostCard({
  post,
  title,
  onThreadGone,
}: {
  post: PostAnswer
  title?: string
  onThreadGone: () => void
}) {
  const [isEditing, setEditing] = useState(false)
  const { author, username, text, writtenAt, editedAt, mayReport, mayEdit, mayDelete, mayRemove } = post
  const { readAgain } = usePostActions(post.id)
  // Only its author still sees a discussion whose first post was removed.
  const onRemoved = () => (title === undefined ? void readAgain() : onThreadGone())
  return (
    <article className="min-w-0 rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none">
      <p className="text-muted text-sm">
        <bdi className="font-semibold text-ink">{author ?? t('community-safety:deletedAccount')}</bdi>{' '}
        {username && <bdi className="break-all">@{username}</bdi>} ·{' '}
        <time dateTime={writtenAt}>{formatInstant(writtenAt)}</time>
        {editedAt && ` · ${t('discussions:edited')}`}
      </p>
      <ReviewMark post={post} />
      {isEditing ? (
        <EditForm onEnd={() => setEditing(false)} post={post} title={title} />
      ) : (
        <p className="mt-2 whitespace-pre-line break-words" dir="auto">
          {text}
        </p>
      )}
      {post.status === 'shown' && (
        <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
          <Reactions post={post} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-2 print:hidden">
        {mayEdit && !isEditing && (
          <Button look="plain" onClick={() => setEditing(true)}>
            {t('discussions:edit')}
          </Button>
        )}
        {mayReport && <ReportButton id={post.id} type="post" />}
        {mayReport && author !== null && username !== null && (
          <HideButton name={author} username={username} />
        )}
        {mayRemove && <RemoveButton id={post.id} onRemoved={onRemoved} />}
        {mayDelete && <DeleteButton id={post.id} onThreadGone={onThreadGone} />}
      </div>
    </article>
  )
}

/** Why others don’t see one’s own post. */
function ReviewMark({ post: { status, note } }: { post: PostAnswer }) {
  if (status === 'shown') return null
  return (
    <p className="mt-2 break-words rounded-xl bg-sunken px-4 py-2">
      {status === 'waiting'
        ? t('community-safety:review.waiting')
        : t('community-safety:review.removed', { reason: `\u2068${note ?? ''}\u2069` })}
    </p>
  )
}

function EditForm({
  post,
  title,
  onEnd,
}: {
  post: PostAnswer
  title: string | undefined
  onEnd: () => void
}) {
  const [written, setWritten] = useState({ title: title ?? '', text: post.text })
  const { change } = usePostActions(post.id)
  return (
    <div className="mt-3">
      <PostForm
        error={change.error}
        hasTitle={title !== undefined}
        isSending={change.isPending}
        label={t('discussions:form.text')}
        onCancel={onEnd}
        onChange={setWritten}
        onSend={(body) =>
          change.mutate(body, {
            onSuccess: ({ isWaiting }) => {
              if (isWaiting) toast({ title: t('community-safety:review.sent') })
              onEnd()
            },
          })
        }
        submit={t('discussions:form.save')}
        written={written}
      />
    </div>
  )
}

/** The reactions with their numbers, which signed-in people give and take back. */
function Reactions({ post: { id, reactions } }: { post: PostAnswer }) {
  const { data: user } = useUser()
  const { react } = usePostActions(id)
  const toggle = (name: PostAnswer['reactions'][number]['name']) =>
    react.mutate(reactions.filter((each) => each.isOwn !== (each.name === name)).map((each) => each.name))
  return (
    <>
      {reactions.map(({ name, count, isOwn }) => (
        <Button
          aria-pressed={isOwn}
          disabled={!user || react.isPending}
          key={name}
          look={isOwn ? 'action' : 'quiet'}
          onClick={() => toggle(name)}
        >
          {t(`discussions:reactions.${name}`)}
          {count > 0 && <span className="tabular">{formatNumber(count)}</span>}
        </Button>
      ))}
      <span className="text-ending empty:hidden" role="alert">
        {react.error && t(`discussions:failures.${discussionFailure(react.error)}`)}
      </span>
    </>
  )
}

function DeleteButton({ id, onThreadGone }: { id: string; onThreadGone: () => void }) {
  const [asks, setAsks] = useState(false)
  const { remove, readAgain } = usePostActions(id)
  const removeNow = () =>
    remove.mutate(undefined, {
      onSuccess: ({ threadRemains }) => {
        toast({ title: t('discussions:deleted') })
        setAsks(false)
        if (threadRemains) void readAgain()
        else onThreadGone()
      },
    })
  return (
    <>
      <Button look="plain" onClick={() => setAsks(true)}>
        {t('discussions:delete')}
      </Button>
      <Dialog onClose={() => setAsks(false)} open={asks} title={t('discussions:deleteTitle')}>
        <div className="flex flex-wrap gap-3">
          <Button disabled={remove.isPending} look="ending" onClick={removeNow}>
            {t('discussions:delete')}
          </Button>
          <Button data-autofocus onClick={() => setAsks(false)}>
            {t('discussions:cancel')}
          </Button>
        </div>
        <p className="mt-2 text-ending empty:mt-0" role="alert">
          {remove.error && t(`discussions:failures.${discussionFailure(remove.error)}`)}
        </p>
      </Dialog>
    </>
  )
}
