import { t } from '#shared/web/i18n/i18n.ts'
import { presetGroups } from '../../core/preset.ts'
import { useTapsToday } from '../dhikr-counts.ts'
import { library, sourcesOf } from '../library.ts'
import { PresetCard } from './preset-card.tsx'

/** The library’s presets, grouped by when they are said. */
export function LibraryPart() {
  const tapsToday = useTapsToday()
  return (
    // A grid would print its last text over the card before it.
    <section aria-labelledby="library" className="space-y-8">
      <h2 className="sr-only" id="library">
        {t('dhikr:library.title')}
      </h2>
      {presetGroups.map((group) => (
        <div key={group}>
          <h3 className="mb-3 text-lg text-muted">{t(`dhikr:groups.${group}`)}</h3>
          <ul className="grid items-stretch gap-3 @min-[48rem]:grid-cols-2">
            {library
              .filter((preset) => preset.group === group)
              .map((preset) => (
                <PresetCard
                  key={preset.id}
                  preset={preset}
                  sources={sourcesOf(preset)}
                  today={tapsToday.get(preset.id) ?? 0}
                />
              ))}
          </ul>
        </div>
      ))}
      <p className="max-w-reading text-muted text-sm">{t('dhikr:library.counts')}</p>
    </section>
  )
}
