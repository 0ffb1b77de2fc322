import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { policyParts } from '../core/policy.ts'
import { OperatorContact } from './operator-contact.tsx'
import { PolicyFrame, PolicyList, PolicySection } from './policy-frame.tsx'
import { policyRows } from './policy-rows.ts'

/** `/privacy`: what is stored where and for how long, from the same list as the settings and `docs/privacy.md`. */
export default function PrivacyPage() {
  return (
    <PolicyFrame pageTitle={t('pages:privacy.title')} title={t('policy:privacyTitle')}>
      {policyParts.map((part) => {
        const rows = policyRows(part, t, t('shell:comma'))
        return (
          <PolicySection id={part} key={part} title={t(`policy:parts.${part}.title`)}>
            {part === 'contact' ? (
              <OperatorContact hours="privacyHours" text="policy:parts.contact.text" />
            ) : (
              <p className="mt-2">{t(`policy:parts.${part}.text`)}</p>
            )}
            {rows.length > 0 && <PolicyList rows={rows} />}
            {part === 'yours' && (
              <Link className={`${buttonClass()} mt-4`} href="/settings#privacy">
                {t('policy:settings')}
              </Link>
            )}
          </PolicySection>
        )
      })}
    </PolicyFrame>
  )
}
