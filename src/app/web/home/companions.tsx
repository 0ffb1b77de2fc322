import { DailyWisdom } from '#features/reflection/web/daily-wisdom.tsx'
import { MomentButton } from '#features/reflection/web/moment-button.tsx'
import { useHomePart } from '#shared/web/home-parts.ts'
import { useMayInterrupt } from './use-may-interrupt.ts'

/** The parts of the home page beside its content. */
export default function Companions() {
  const mayInterrupt = useMayInterrupt()
  return (
    <>
      {useHomePart('wisdom') && <DailyWisdom mayInterrupt={mayInterrupt} />}
      {useHomePart('moment') && <MomentButton />}
    </>
  )
}
