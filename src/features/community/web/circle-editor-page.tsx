import { DirectoryFailed } from '#shared/web/directory/directory-failed.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { SignInFirst } from '#shared/web/session/sign-in-first.tsx'
import { useUser } from '#shared/web/session/use-user.ts'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { CircleForm } from './circle-form.tsx'
import { useCircle } from './use-circles.ts'

/** `/community/circle` starts a circle; with `?id=` one changes one’s own. */
export default function CircleEditorPage() {
  usePageTitle(t('pages:circleEditor.title'))
  const page = useFocusFallback()
  const [query] = useAddressQuery()
  const id = query.get('id') ?? undefined
  const user = useUser()
  const circle = useCircle(user.data ? id : undefined)
  if (user.data === null) {
    return (
      <SignInFirst
        back={id ? `/community/circle?id=${id}` : '/community/circle'}
        text={t('circles:editor.signIn')}
        title={t('circles:start')}
      />
    )
  }
  const isReady = user.data && (id === undefined || circle.isFetchedAfterMount)
  const failed = user.isError || circle.isError || circle.data?.mayEdit === false
  return (
    <main className="mx-auto w-full max-w-reading px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t(id ? 'circles:editor.change' : 'circles:start')}</h1>
      {failed ? (
        <DirectoryFailed
          onRetry={() => void (user.data ? circle.refetch() : user.refetch())}
          title={t('circles:failures.gone')}
        />
      ) : isReady ? (
        <CircleForm circle={circle.data} id={id} key={id} />
      ) : (
        <CardSkeletons />
      )}
    </main>
  )
}
