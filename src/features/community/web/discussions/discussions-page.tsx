import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { reading } from '#shared/web/api/reading.ts'
import { DirectoryPage } from '#shared/web/directory/directory-page.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { HADITH_PATH } from '../../core/discussion.ts'
import { type ListedThread, listMentions, listThreads } from '../../core/discussions.contract.ts'
import { HiddenPeople } from '../safety/hidden-people.tsx'
import { useDraft } from './discussion-drafts.ts'
import { PostForm } from './post-form.tsx'
import { RulesButton } from './rules.tsx'
import { useStartThread } from './use-discussions.ts'

const PATH = '/community/discussions'
const SKELETONS = 4
const list = { path: PATH, source: { path: listThreads.path, entries: 'threads' } } as const

/** `/community/discussions`: the threads; with `?hadith=` those of one hadith. */
export default function DiscussionsPage() {
  const [query] = useAddressQuery()
  const asked = query.get('hadith') ?? ''
  const hadith = HADITH_PATH.test(asked) ? asked : ''
  return (
    <DirectoryPage<ListedThread>
      card={(thread) => <ThreadCard thread={thread} />}
      columns={2}
      filters={
        hadith
          ? [
              {
                name: 'hadith',
                label: t('discussions:about'),
                all: t('discussions:all'),
                values: [{ value: hadith, text: t('discussions:thisHadith') }],
              },
            ]
          : []
      }
      keyOf={({ id }) => id}
      list={list}
      skeletons={SKELETONS}
      texts={{
        documentTitle: t('pages:discussions.title'),
        title: t('pages:discussions.link'),
        about: t('discussions:intro'),
        search: t('discussions:search'),
        searchHint: t('discussions:searchHint'),
        none: t('discussions:none'),
        failed: t('discussions:failed'),
      }}
    >
      <Start hadith={hadith} />
      <Mentions />
      <HiddenPeople />
    </DirectoryPage>
  )
}

function ThreadCard({ thread: { id, title, author, replies, lastPostAt } }: { thread: ListedThread }) {
  return (
    <article
      aria-labelledby={`thread-${id}`}
      className="min-w-0 rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <h2 className="min-w-0 text-xl leading-snug" dir="auto" id={`thread-${id}`}>
        <Link
          className="inline-flex min-h-11 items-center break-words underline-offset-4 hover:text-action hover:underline"
          href={`${PATH}/${id}`}
        >
          {title || t('discussions:removed')}
        </Link>
      </h2>
      {author !== null && <p>{t('discussions:by', { name: `\u2068${author}\u2069` })}</p>}
      <p className="text-muted text-sm">
        {t('discussions:replies', { number: formatNumber(replies) })} ·{' '}
        {t('discussions:latest', { when: formatInstant(lastPostAt) })}
      </p>
    </article>
  )
}

/** Starting a thread, about the hadith of the list if it has one. */
function Start({ hadith }: { hadith: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data: user } = useUser()
  const back = hadith ? `${PATH}?${new URLSearchParams({ hadith })}` : PATH
  return (
    <div className="mt-4 print:hidden">
      {isOpen && user ? (
        <NewThread hadith={hadith} onCancel={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {user ? (
            <Button look="action" onClick={() => setOpen(true)}>
              {t('discussions:start')}
            </Button>
          ) : (
            <Link
              className={classNames(buttonClass({ look: 'action' }), user === undefined && 'invisible')}
              href={`/login?${new URLSearchParams({ from: back })}`}
            >
              {t('discussions:signIn')}
            </Link>
          )}
          <RulesButton />
          <Link className={buttonClass()} href="/community">
            {t('discussions:circles')}
          </Link>
        </div>
      )}
    </div>
  )
}

function NewThread({ hadith, onCancel }: { hadith: string; onCancel: () => void }) {
  const [draft, setDraft] = useDraft(`new ${hadith}`)
  const start = useStartThread()
  return (
    <section className="rounded-card bg-raised p-5 shadow-card sm:p-6">
      <PostForm
        error={start.error}
        hasTitle
        isSending={start.isPending}
        label={t('discussions:form.text')}
        onCancel={onCancel}
        onChange={setDraft}
        onSend={({ title = '', text }) =>
          start.mutate(
            { title, text, hadith },
            {
              onSuccess: ({ id, isWaiting }) => {
                setDraft(undefined)
                toast({ title: t(isWaiting ? 'community-safety:review.sent' : 'discussions:sent') })
                navigate(`${PATH}/${id}`)
              },
            },
          )
        }
        submit={t('discussions:form.send')}
        written={draft}
      />
    </section>
  )
}

/** The latest posts that mention the person. */
function Mentions() {
  const { data: user } = useUser()
  const { data } = useQuery({
    ...reading(listMentions, undefined),
    enabled: Boolean(user),
    refetchOnMount: 'always',
  })
  const mentions = data?.answer.mentions ?? []
  if (!user || mentions.length === 0) return null
  return (
    <details className="mt-4 rounded-card bg-raised px-5 py-2 shadow-card print:hidden">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('discussions:mentions', { number: formatNumber(mentions.length) })}
      </summary>
      <ul className="grid gap-3 py-2">
        {mentions.map(({ threadId, title, author, text, writtenAt }) => (
          <li className="min-w-0" key={`${threadId} ${writtenAt}`}>
            <Link
              className="break-words underline underline-offset-4 hover:text-action"
              href={`${PATH}/${threadId}`}
            >
              <bdi>{title || t('discussions:removed')}</bdi>
            </Link>
            <p className="line-clamp-2 break-words" dir="auto">
              {text}
            </p>
            <p className="text-muted text-sm">
              <bdi>{author ?? t('community-safety:deletedAccount')}</bdi> · {formatInstant(writtenAt)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
