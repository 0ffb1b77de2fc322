import { useState } from 'react'
import { AccountSettings } from '#features/account/web/settings/account-settings.tsx'
import { CalendarSettingsFields } from '#features/hijri-calendar/web/calendar-settings-fields.tsx'
import { usePlace } from '#features/location/web/use-place.ts'
import { PrayerSettingsFields } from '#features/prayer/web/settings/prayer-settings-fields.tsx'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { ReciterSelect } from '#features/quran/web/listening/reciter-select.tsx'
import { changeReaderSettings, useReaderSettings } from '#features/quran/web/reader/reader-settings.ts'
import { ReaderSettingsFields } from '#features/quran/web/reader/reader-settings-fields.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SearchField } from '#shared/web/ui/search-field.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { ScrollToHash } from '../home/scroll-to-hash.tsx'
import { LanguageGrid } from '../shell/language-grid.tsx'
import { ThemePicker } from '../shell/theme-picker.tsx'
import { AccessibilityFields } from './accessibility-fields.tsx'
import { ClockFields } from './clock-fields.tsx'
import { HomeFields } from './home-fields.tsx'
import { NotificationFields } from './notification-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PrivacyFields } from './privacy-fields.tsx'
import { ResetAll } from './reset-all.tsx'
import { Section } from './section.tsx'
import { SectionIndex } from './section-index.tsx'
import type { SectionId } from './sections.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useMatchingSections } from './use-matching-sections.ts'

/** All settings on one page; each takes effect at once. */
export default function SettingsPage() {
  usePageTitle(t('pages:settings.title'))
  const page = useFocusFallback()
  const [text, setText] = useState('')
  const [round, setRound] = useState(0)
  const found = useMatchingSections(text)
  const current = useCurrentSection()
  const part = (id: SectionId) => ({ id, hidden: !found.has(id) })
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t('settings:title')}</h1>
      <div className="mt-4 max-w-reading">
        <SearchField
          aria-label={t('settings:search')}
          onText={setText}
          placeholder={t('settings:search')}
          value={text}
        />
        <p aria-live="polite" className="mt-2 min-h-6 text-muted text-sm">
          {text.trim() && t('settings:found', { count: found.size, number: formatNumber(found.size) })}
        </p>
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-5 @min-[60rem]:grid-cols-[14rem_minmax(0,44rem)] @min-[60rem]:gap-10">
        <SectionIndex current={current} found={(id) => found.has(id)} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Section {...part('account')}>
            <AccountSettings />
          </Section>
          <Section {...part('language')}>
            <LanguageGrid />
          </Section>
          <Section {...part('clock')}>
            <ClockFields />
          </Section>
          <Section {...part('theme')}>
            <ThemePicker />
          </Section>
          <Section {...part('place')}>
            <PlaceFields />
          </Section>
          <Section {...part('prayer')}>
            <PrayerFields key={round} />
          </Section>
          <Section {...part('calendar')}>
            <CalendarSettingsFields />
          </Section>
          <Section {...part('reader')}>
            <ReaderFields />
          </Section>
          <Section {...part('listening')}>
            <ReciterSelect />
          </Section>
          <Section {...part('notifications')}>
            <NotificationFields />
          </Section>
          <Section {...part('home')}>
            <HomeFields />
          </Section>
          <Section {...part('accessibility')}>
            <AccessibilityFields />
          </Section>
          <Section {...part('privacy')}>
            <PrivacyFields />
          </Section>
          <ResetAll onReset={() => setRound(round + 1)} />
        </div>
      </div>
      <ScrollToHash />
    </main>
  )
}

function PrayerFields() {
  const { data } = usePrayerDay(usePlace())
  return <PrayerSettingsFields day={data?.answer} />
}

function ReaderFields() {
  const settings = useReaderSettings()
  return (
    <ReaderSettingsFields
      mode={settings.mode}
      onMode={(mode) => changeReaderSettings({ mode })}
      settings={settings}
    />
  )
}
