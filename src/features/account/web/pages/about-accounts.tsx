import { CloudOff, Database, Smartphone } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'

const points = [
  { name: 'free', Icon: CloudOff },
  { name: 'carry', Icon: Smartphone },
  { name: 'stored', Icon: Database },
] as const

/** Explains what an account is for and what is stored. */
export function AboutAccounts() {
  return (
    <aside
      aria-labelledby="about-accounts"
      className="mx-auto w-full max-w-[28rem] @min-[60rem]:mt-32 @min-[60rem]:border-hairline @min-[60rem]:border-s @min-[60rem]:ps-10"
    >
      <h2 className="text-lg text-muted" id="about-accounts">
        {t('account:about.title')}
      </h2>
      <ul className="mt-4 grid gap-5">
        {points.map(({ name, Icon }) => (
          <li className="flex gap-3.5" key={name}>
            <Icon aria-hidden className="mt-0.5 shrink-0 text-action" size={21} strokeWidth={1.75} />
            <div>
              <h3 className="font-sans text-base">{t(`account:about.${name}.title`)}</h3>
              <p className="text-[0.9375rem] text-muted">{t(`account:about.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
