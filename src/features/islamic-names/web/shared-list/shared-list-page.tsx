import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'wouter'
import { call } from '#shared/web/api/call.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { createSharedList } from '../../core/shared-list/shared-list.contract.ts'
import { UNUSED_DAYS } from '../../core/shared-list/shared-list.ts'
import { knownLists, rememberList } from './known-lists.ts'
import { SharedList } from './shared-list.tsx'

const PATH = '/islamic-names/list'

/** `/islamic-names/list` starts a list; with its secret, it is the list. */
export default function SharedListPage() {
  const { secret } = useParams<{ secret?: string }>()
  const page = useFocusFallback()
  usePageTitle(t('pages:nameList.title'))
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <Link
        className="inline-flex min-h-11 items-center font-semibold text-action text-sm underline-offset-4 hover:underline print:hidden"
        href="/islamic-names"
      >
        {t('name-list:allNames')}
      </Link>
      <h1 className="font-display text-3xl">{t('name-list:title')}</h1>
      {secret ? <SharedList key={secret} path={`${PATH}/${secret}`} secret={secret} /> : <StartList />}
    </main>
  )
}

function StartList() {
  const [, navigate] = useLocation()
  const lists = knownLists.use() ?? []
  const create = useMutation({
    mutationFn: () => call(createSharedList),
    onSuccess: ({ secret }) => {
      rememberList(secret, 'first')
      navigate(`${PATH}/${secret}`)
    },
  })
  return (
    <>
      <p className="mt-1 text-muted">{t('name-list:about')}</p>
      <p className="mt-2 text-muted">{t('name-list:keeps', { days: formatNumber(UNUSED_DAYS) })}</p>
      <Button className="mt-5" disabled={create.isPending} look="action" onClick={() => create.mutate()}>
        {t('name-list:create')}
      </Button>
      {create.isError && (
        <p className="mt-3 text-ending" role="alert">
          {t('name-list:notCreated')}
        </p>
      )}
      {lists.length > 0 && (
        <section aria-labelledby="known" className="mt-8">
          <h2 className="text-lg text-muted" id="known">
            {t('name-list:known')}
          </h2>
          <ul className="mt-2 grid gap-2">
            {lists.map(({ secret }, at) => (
              <li key={secret}>
                <Link
                  className="flex min-h-12 items-center rounded-xl bg-raised px-4 font-semibold text-action shadow-card"
                  href={`${PATH}/${secret}`}
                >
                  {t('name-list:numbered', { number: formatNumber(lists.length - at) })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
