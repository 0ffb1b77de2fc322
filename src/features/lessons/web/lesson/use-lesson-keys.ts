import { useEffect, useRef } from 'react'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { isTyping } from '#shared/web/is-typing.ts'

interface LessonKeys {
  readonly onNext: () => void
  readonly onBack: () => void
  /** For the keys 1 to 4. */
  readonly onNumber: (number: number) => void
}

const MOST = 4

/** The arrow that points forwards goes on, the other one back; 1 to 4 answer. */
export function useLessonKeys(keys: LessonKeys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const forwards = currentLanguage().direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.altKey || event.metaKey) return
      // Arrows choose among the options of a group.
      const isInGroup = event.target instanceof HTMLElement && event.target.closest('[type=radio]')
      const number = Number(event.key)
      if (number >= 1 && number <= MOST) now.current.onNumber(number)
      else if (isInGroup) return
      else if (event.key === forwards) now.current.onNext()
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') now.current.onBack()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
