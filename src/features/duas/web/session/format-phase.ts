import { formatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { ADHKAR_CLOCK, type AdhkarMoment, type AdhkarTime } from '../../core/index.ts'

/** When the adhkar are said, as seen from now: `Best before sunrise at 06:50, and until Dhuhr at 12:03.` */
export function formatPhase(moment: AdhkarMoment, time: AdhkarTime): string {
  const phase = moment[time]
  if (moment.by === 'clock') return formatClockPhase(phase)
  const isMorning = time === 'morning'
  switch (phase.name) {
    case 'early':
      return t('adhkar:phase.eveningEarly', { from: formatClock(phase.from) })
    case 'best':
      return t(isMorning ? 'adhkar:phase.morningBest' : 'adhkar:phase.eveningBest', {
        best: formatClock(phase.best),
        until: formatClock(phase.until),
      })
    case 'open':
      return t(isMorning ? 'adhkar:phase.morningOpen' : 'adhkar:phase.eveningOpen', {
        until: formatClock(phase.until),
      })
    case 'over':
      return t('adhkar:phase.morningOver')
  }
}

function formatClockPhase(phase: AdhkarMoment[AdhkarTime]): string {
  const { dawn, noon } = ADHKAR_CLOCK
  switch (phase.name) {
    case 'early':
      return t('adhkar:clock.early', { from: formatClock(phase.from) })
    case 'over':
      return t('adhkar:clock.over', { from: formatClock(dawn), until: formatClock(noon) })
    default:
      return t('adhkar:clock.open', { until: formatClock(phase.until) })
  }
}
