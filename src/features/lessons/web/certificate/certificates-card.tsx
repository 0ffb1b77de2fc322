import { Award } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { Lesson } from '../../core/lesson.ts'
import { lessonUnits } from '../../core/lesson.ts'
import { isFinished, type LearningLog } from '../../core/lesson-path.ts'

const CertificateDialog = lazy(() => import('./certificate-dialog.tsx'))

/** A part of the path whose lessons are all finished. */
interface FinishedPart {
  readonly title: string
  readonly lessons: readonly Lesson[]
}

/** Certificates of the units and of the whole path that the person finished. */
export function CertificatesCard({
  lessons,
  log,
}: {
  lessons: readonly Lesson[]
  log: LearningLog | undefined
}) {
  const [open, setOpen] = useState<FinishedPart>()
  const parts = log ? finishedParts(lessons, log) : []
  return (
    <section
      aria-labelledby="certificates"
      className="mt-10 rounded-card bg-raised p-5 shadow-card sm:p-6 print:hidden"
    >
      <h2 className="font-display text-xl" id="certificates">
        {t('lessons:certificate.title')}
      </h2>
      <p className="mt-1 text-muted">{t('lessons:certificate.about')}</p>
      {parts.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {parts.map((part) => (
            <li className="flex flex-wrap items-center justify-between gap-2" key={part.title}>
              <span className="inline-flex items-center gap-2 font-semibold">
                <Award aria-hidden className="text-ornament" size={20} />
                {part.title}
              </span>
              <Button
                aria-label={`${t('lessons:certificate.make')}${t('shell:colon')}${part.title}`}
                onClick={() => setOpen(part)}
              >
                {t('lessons:certificate.make')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && log && (
        <Suspense>
          <CertificateDialog
            day={lastDay(open.lessons, log)}
            onClose={() => setOpen(undefined)}
            part={open.title}
            titles={open.lessons.map(({ title }) => contentText(title))}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The day on which the last of finished lessons was finished. */
const lastDay = (lessons: readonly Lesson[], { finished }: LearningLog) =>
  lessons
    .map(({ id }) => finished.get(id)?.day ?? '')
    .sort()
    .at(-1) ?? ''

function finishedParts(lessons: readonly Lesson[], { finished }: LearningLog): readonly FinishedPart[] {
  const units = lessonUnits.map((unit) => ({
    title: t(`lessons:units.${unit}`),
    lessons: lessons.filter((lesson) => lesson.unit === unit),
  }))
  const all = { title: t('lessons:certificate.path'), lessons }
  return [...units, all].filter((part) => isFinished(part.lessons, finished))
}
