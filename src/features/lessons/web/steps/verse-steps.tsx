import { BookOpen } from 'lucide-react'
import { Link } from 'wouter'
import { formatDigits } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import type { LessonVerse, ReadStep } from '../../core/lesson.ts'
import { useLessonParts } from '../lesson-parts.ts'
import { lessonSpeed } from '../speech/speed.ts'
import { SpeedChoice } from '../speech/speed-choice.tsx'

/** A verse to read. */
export function ReadStepView({ step }: { step: ReadStep }) {
  return (
    <>
      <h2 className="text-muted text-sm">
        {t('lessons:readAloud')} <bdi>{verseName(step)}</bdi>
      </h2>
      <p className="quran-text mt-3" lang="ar">
        {step.arabic}
      </p>
      <VerseActions verse={step} />
    </>
  )
}

/** Listening to a verse, at three speeds, and its place in the reader. */
export function VerseActions({ verse }: { verse: LessonVerse }) {
  const { VerseAudio } = useLessonParts()
  const [surah = 1, number = 1] = verse.verse.split(':').map(Number)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
      <VerseAudio place={{ surah, verse: number }} speed={lessonSpeed.use()} title={verseName(verse)} />
      <SpeedChoice />
      <Link className={buttonClass({ look: 'plain' })} href={`/quran/reader/${surah}/${number}`}>
        <BookOpen aria-hidden size={18} />
        {t('lessons:openVerse')}
      </Link>
    </div>
  )
}

/** “Al-Ikhlas 112:1” */
export function verseName({ surah, verse }: LessonVerse): string {
  return `${surah[currentLanguage().code === 'ar' ? 'ar' : 'en']} ${formatDigits(verse)}`
}
