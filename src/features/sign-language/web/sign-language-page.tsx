import { Printer, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useCountedView } from '#shared/web/directory/use-counted-view.ts'
import { isContentForeign } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { type SignLanguagePart, signLanguageParts } from '../core/sign-language.ts'
import { OrganisationsPart } from './organisations-part.tsx'
import { PracticePart } from './practice-part.tsx'
import { SignsPart } from './signs-part.tsx'
import { StepsPart } from './steps-part.tsx'

const ShareDialog = lazyWithMessages(() => import('#shared/web/share/share-dialog.tsx'), 'share')

const addressOf = (part: SignLanguagePart) =>
  part === 'prayer' ? '/sign-language' : `/sign-language?part=${part}`

/** `/sign-language`: the prayer, wudu, signs, practice and organisations. */
export default function SignLanguagePage() {
  usePageTitle(t('pages:signLanguage.title'))
  useCountedView('/sign-language')
  const page = useFocusFallback()
  const [query] = useAddressQuery()
  const part = signLanguageParts.find((each) => each === query.get('part')) ?? 'prayer'
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="font-display text-3xl">{t('sign-language:title')}</h1>
        <Actions part={part} />
      </header>
      <p className="mt-3 max-w-reading text-muted print:hidden">{t('sign-language:intro')}</p>
      {isContentForeign() && (
        <p className="mt-2 max-w-reading text-muted print:hidden">{t('sign-language:inEnglish')}</p>
      )}
      <nav aria-label={t('sign-language:parts.label')} className="mt-5 mb-6 print:hidden">
        <ul className="flex flex-wrap gap-1.5 sm:gap-2">
          {signLanguageParts.map((each) => (
            <li key={each}>
              <Link
                aria-current={each === part ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center rounded-full border px-4 py-1.5 text-[0.9375rem] transition-colors',
                  each === part
                    ? 'border-action bg-action-soft font-semibold text-action'
                    : 'border-hairline bg-raised hover:border-action hover:text-action',
                )}
                href={addressOf(each)}
              >
                {t(`sign-language:parts.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {part !== 'organisations' && (
        <p className="mb-6 max-w-reading text-muted text-sm">{t('sign-language:facing')}</p>
      )}
      {(part === 'prayer' || part === 'wudu') && <StepsPart key={part} part={part} />}
      {part === 'signs' && <SignsPart />}
      {part === 'practice' && <PracticePart />}
      {part === 'organisations' && <OrganisationsPart />}
    </main>
  )
}

/** Printing and sharing the part that is shown. */
function Actions({ part }: { part: SignLanguagePart }) {
  const [sharing, setSharing] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {part !== 'practice' && (
        <Button onClick={() => print()}>
          <Printer aria-hidden size={18} />
          {t('directory:print')}
        </Button>
      )}
      <Button onClick={() => setSharing(true)}>
        <Share2 aria-hidden size={18} />
        {t('directory:share')}
      </Button>
      <Suspense>
        {sharing && (
          <ShareDialog
            onClose={() => setSharing(false)}
            text={`${t('sign-language:title')} · ${t(`sign-language:parts.${part}`)}`}
            url={`${location.origin}${addressOf(part)}`}
          />
        )}
      </Suspense>
    </div>
  )
}
