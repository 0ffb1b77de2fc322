import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useWhereSaved } from '#shared/web/user-data/use-where-saved.ts'
import type { OwnPreset } from '../core/own-preset.ts'
import DhikrToday from './dhikr-today.tsx'
import { HistoryPart } from './history/history-part.tsx'
import { ownPresets } from './own-presets.ts'
import { LibraryPart } from './presets/library-part.tsx'
import { OwnPart } from './presets/own-part.tsx'
import { PresetForm } from './presets/preset-form.tsx'

/** `/dhikr`: today’s count, the presets and the history. The counter itself is `/tasbih`. */
export default function DhikrPage() {
  usePageTitle(t('pages:dhikr.title'))
  const page = useFocusFallback()
  const [form, setForm] = useState<OwnPreset | 'new'>()
  const own = ownPresets.use()
  const kept = useWhereSaved('dhikr-count')
  // A person’s own presets come before the library’s.
  const ownPart = <OwnPart key="own" onEdit={setForm} onNew={() => setForm('new')} />
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t('dhikr:title')}</h1>
      <p className="mt-1 max-w-reading text-muted">
        {t('dhikr:about')} {kept}
      </p>
      <div className="mt-6 grid grid-cols-1 gap-10">
        <DhikrToday more={false} />
        {own && own.size > 0
          ? [ownPart, <LibraryPart key="library" />]
          : [<LibraryPart key="library" />, ownPart]}
        <HistoryPart />
      </div>
      {form && <PresetForm onClose={() => setForm(undefined)} {...(form !== 'new' && { preset: form })} />}
    </main>
  )
}
