import { t } from '#shared/web/i18n/i18n.ts'
import { mayDo, mayNotDo, termsParts } from '../core/policy.ts'
import { OperatorContact } from './operator-contact.tsx'
import { PolicyFrame, PolicySection } from './policy-frame.tsx'

/** `/terms`, with the sections that the specification names. */
export default function TermsPage() {
  return (
    <PolicyFrame pageTitle={t('pages:terms.title')} title={t('policy:termsTitle')}>
      {termsParts.map((part) => (
        <PolicySection id={part} key={part} title={t(`policy:terms.${part}.title`)}>
          {part === 'use' ? (
            <Use />
          ) : part === 'contact' ? (
            <OperatorContact hours="supportHours" text="policy:terms.contact.text" />
          ) : (
            <p className="mt-2">{t(`policy:terms.${part}.text`)}</p>
          )}
        </PolicySection>
      ))}
    </PolicyFrame>
  )
}

function Use() {
  return (
    <>
      <Points points={mayDo.map((point) => t(`policy:may.${point}`))} title={t('policy:terms.use.may')} />
      <Points
        points={mayNotDo.map((point) => t(`policy:mayNot.${point}`))}
        title={t('policy:terms.use.mayNot')}
      />
    </>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className="mt-3 font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
