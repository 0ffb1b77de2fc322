import { Link, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { DirectoryFailed } from '#shared/web/directory/directory-failed.tsx'
import { EntryPage } from '#shared/web/directory/entry-page.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { listThreads, type ThreadAnswer } from '../../core/discussions.contract.ts'
import { useDraft } from './discussion-drafts.ts'
import { PostCard } from './post-card.tsx'
import { PostForm } from './post-form.tsx'
import { RulesButton } from './rules.tsx'
import { useReplies, useWriteReply } from './use-discussions.ts'

const LIST = '/community/discussions'
const toList = () => navigate(LIST)

/** `/community/discussions/<id>`: a thread with its replies. */
export default function DiscussionPage() {
  const { slug = '' } = useParams<{ slug: string }>()
  return (
    <EntryPage<ThreadAnswer>
      api={listThreads.path}
      back={t('discussions:all')}
      failed={t('discussions:failed')}
      fallbackTitle={t('pages:discussions.title')}
      key={slug}
      list={LIST}
      slug={slug}
      titleOf={(thread) => t('discussions:page.title', { title: titleOf(thread) })}
    >
      {(thread) => <Thread thread={thread} />}
    </EntryPage>
  )
}

const titleOf = ({ title, isHidden }: ThreadAnswer) =>
  title || t(isHidden ? 'community-safety:hide.title' : 'discussions:removed')

function Thread({ thread }: { thread: ThreadAnswer }) {
  const { id, title, hadith, opening, isHidden } = thread
  const { data: user } = useUser()
  return (
    <>
      <h1 className="break-words font-display text-3xl leading-snug" dir="auto">
        {titleOf(thread)}
      </h1>
      {hadith !== '' && (
        <Link
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-action"
          href={hadith}
        >
          {t('discussions:page.hadith')}
        </Link>
      )}
      <div className="mt-4">
        {opening ? (
          <PostCard onThreadGone={toList} post={opening} title={title} />
        ) : (
          <p className="text-muted">
            {t(isHidden ? 'community-safety:hide.first' : 'discussions:page.removed')}
          </p>
        )}
      </div>
      <h2 className="mt-8 text-xl">{t('discussions:page.replies')}</h2>
      <Replies id={id} />
      <div className="mt-8 grid gap-4 print:hidden">
        {user && <ReplyForm id={id} />}
        <div className="flex flex-wrap gap-3">
          {user === null && (
            <Link
              className={buttonClass({ look: 'action' })}
              href={`/login?${new URLSearchParams({ from: `${LIST}/${id}` })}`}
            >
              {t('discussions:signIn')}
            </Link>
          )}
          <RulesButton />
        </div>
      </div>
    </>
  )
}

function Replies({ id }: { id: string }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useReplies(id)
  if (!data) {
    return isError ? (
      <DirectoryFailed onRetry={() => void refetch()} title={t('discussions:page.repliesFailed')} />
    ) : (
      <CardSkeletons count={2} />
    )
  }
  const posts = data.pages.flatMap((page) => page.posts)
  if (posts.length === 0) return <p className="mt-2 text-muted">{t('discussions:page.noReplies')}</p>
  return (
    <>
      <ul className="mt-3 grid gap-4">
        {posts.map((post) => (
          <li className="min-w-0" key={post.id}>
            <PostCard onThreadGone={toList} post={post} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {isFetchNextPageError && t('directory:moreFailed')}
      </p>
      {hasNextPage && (
        <Button className="mt-4" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('directory:more')}
        </Button>
      )}
    </>
  )
}

function ReplyForm({ id }: { id: string }) {
  const [draft, setDraft] = useDraft(id)
  const write = useWriteReply(id)
  return (
    <PostForm
      error={write.error}
      hasTitle={false}
      isSending={write.isPending}
      label={t('discussions:form.reply')}
      onChange={setDraft}
      onSend={({ text }) =>
        write.mutate(text, {
          onSuccess: ({ isWaiting }) => {
            setDraft(undefined)
            toast({ title: t(isWaiting ? 'community-safety:review.sent' : 'discussions:sent') })
          },
        })
      }
      submit={t('discussions:form.send')}
      written={draft}
    />
  )
}
