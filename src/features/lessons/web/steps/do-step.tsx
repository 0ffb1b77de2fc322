import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { DoStep } from '../../core/lesson.ts'
import { StepSources } from './step-sources.tsx'

/** Something to do, with the views of the schools where they differ. */
export function DoStepView({ step: { title, text, views, sources } }: { step: DoStep }) {
  return (
    <>
      <h2 className="font-display text-2xl" {...contentAttributes()}>
        {contentText(title)}
      </h2>
      <p className="mt-2 text-lg leading-relaxed" {...contentAttributes()}>
        {contentText(text)}
      </p>
      {views && (
        <section aria-label={t('lessons:views')} className="mt-5 rounded-xl bg-sunken p-4">
          <h3 className="font-semibold">{t('lessons:views')}</h3>
          <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
            {views.map((view) => (
              <div className="sm:col-span-2 sm:grid sm:grid-cols-subgrid" key={view.school}>
                <dt className="font-semibold">{t(`lessons:schools.${view.school}`)}</dt>
                <dd {...contentAttributes()}>{contentText(view.text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <StepSources sources={sources} />
    </>
  )
}
