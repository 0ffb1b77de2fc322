import { Pause, Play, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { VerseRange } from '#features/quran/core/index.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { planProgress } from '../core/plan-progress.ts'
import type { ReadingLog } from '../core/reading-log.ts'
import { pauseTimer } from '../core/reading-timer.ts'
import { discardTimer } from './discard-timer.ts'
import { ElapsedTime } from './elapsed-time.tsx'
import { formatVerseRange, type GetSurahName } from './format-reading.ts'
import { readReadingLog, useReadingLog } from './saved-reading-log.ts'
import { changeTimer, pauseOrResume, readTimer, startHeartbeat, useTimer, writeTimer } from './saved-timer.ts'
import { SessionForm } from './session-form.tsx'
import { SilenceQuestion } from './silence-question.tsx'
import { usePlans } from './use-plans.ts'
import type { SessionDraft } from './use-session-draft.ts'

/** The running session at the bottom of the reader: its goal, its time and a button to finish. */
export function SessionStrip(props: StripProps) {
  const log = useReadingLog()
  return log ? <RunningSession {...props} log={log} /> : null
}

interface StripProps {
  readonly names: GetSurahName
  /** The last verse of a portion that was probably read; `undefined` if unknown. */
  readonly readUpTo: (portion: VerseRange) => number | undefined
}

function RunningSession({ names, readUpTo, log }: StripProps & { log: ReadingLog }) {
  const timer = useTimer()
  const { today, all, nextOf, draftOf } = usePlans(log)
  const [draft, setDraft] = useState<SessionDraft>()
  useEffect(startHeartbeat, [])
  if (!timer) return null
  const portion = timer.planId ? nextOf(timer.planId) : undefined
  const runs = timer.lastSeenAt !== undefined
  const finish = () => {
    changeTimer(pauseTimer)
    const paused = readTimer()
    if (!paused) return
    const last = portion && readUpTo(portion)
    setDraft({ ...draftOf(paused), ...(portion && last && { range: { first: portion.first, last } }) })
  }
  const icon = (label: string) =>
    ({ 'aria-label': label, 'data-tooltip': label, look: 'plain', round: true }) as const
  return (
    <section
      aria-label={t('reading:timer.title')}
      className="sticky bottom-[calc(var(--bottom-bar)+var(--player-bar)+0.5rem)] z-10 mx-auto w-full max-w-reading px-3 lg:bottom-[calc(var(--player-bar)+0.75rem)] print:hidden"
    >
      <div className="rounded-card border border-hairline bg-raised p-2 shadow-card">
        <SilenceQuestion timer={timer} />
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1 px-2">
            <p className="truncate font-semibold text-sm">
              {portion
                ? t('reading:strip.upTo', {
                    verse: formatVerseRange({ first: portion.last, last: portion.last }, names),
                  })
                : t('reading:session.noPlan')}
            </p>
            <p className="text-muted text-sm" role="timer">
              <ElapsedTime timer={timer} /> {!runs && t('reading:timer.rests')}
            </p>
          </div>
          <Button {...icon(t(runs ? 'reading:timer.rest' : 'reading:timer.resume'))} onClick={pauseOrResume}>
            {runs ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          </Button>
          <Button {...icon(t('reading:timer.discard'))} onClick={() => discardTimer(timer)}>
            <X aria-hidden size={18} />
          </Button>
          <Button look="action" onClick={finish}>
            {t('reading:timer.finish')}
          </Button>
        </div>
      </div>
      {draft && (
        <SessionForm
          draft={draft}
          names={names}
          nextOf={nextOf}
          onClose={() => setDraft(undefined)}
          onSaved={() => {
            writeTimer(undefined)
            void notifyRecorded(timer.planId, today)
          }}
          plans={all}
          today={today}
        />
      )}
    </section>
  )
}

/** Confirms that the session was recorded, and whether today's portion is complete. */
async function notifyRecorded(planId: string | undefined, today: string): Promise<void> {
  const log = await readReadingLog()
  const plan = log.plans.find(({ id }) => id === planId)
  const done = plan && planProgress(plan, log, today).doneToday
  toast({ title: t(done ? 'reading:strip.done' : 'reading:strip.noted') })
}
