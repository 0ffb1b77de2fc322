import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { movedPresets, type OwnPreset, sortedPresets } from '../../core/own-preset.ts'
import { useTapsToday } from '../dhikr-counts.ts'
import { ownPresets, removePreset, savePresets } from '../own-presets.ts'
import { PresetCard } from './preset-card.tsx'

/** The person’s own presets: to count, edit, reorder and delete. */
export function OwnPart({ onNew, onEdit }: { onNew: () => void; onEdit: (preset: OwnPreset) => void }) {
  const saved = ownPresets.use()
  const tapsToday = useTapsToday()
  const presets = saved && sortedPresets(saved.values())
  return (
    <section aria-labelledby="own-presets" className={classNames(presets?.length === 0 && 'print:hidden')}>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg text-muted" id="own-presets">
          {t('dhikr:own.title')}
        </h2>
        <Button onClick={onNew}>
          <Plus aria-hidden size={18} />
          {t('dhikr:own.new')}
        </Button>
      </header>
      {!presets && <Skeleton className="h-24 w-full" />}
      {presets?.length === 0 && (
        <p className="rounded-card border border-hairline border-dashed p-5 text-muted">
          {t('dhikr:own.none')}
        </p>
      )}
      {presets && presets.length > 0 && (
        <ul className="grid grid-cols-1 items-stretch gap-3 @min-[48rem]:grid-cols-2">
          {presets.map((preset, index) => (
            <PresetCard key={preset.id} preset={preset} today={tapsToday.get(preset.id) ?? 0}>
              <OwnButtons index={index} onEdit={() => onEdit(preset)} presets={presets} />
            </PresetCard>
          ))}
        </ul>
      )}
    </section>
  )
}

function OwnButtons({
  presets,
  index,
  onEdit,
}: {
  presets: readonly OwnPreset[]
  index: number
  onEdit: () => void
}) {
  const preset = presets[index]
  if (!preset) return null
  const move = (by: number) => savePresets(movedPresets(presets, index, by))
  const label = (key: string) => t(`dhikr:own.${key}`, { name: preset.name })
  return (
    <div className="relative -mx-2 mt-2 -mb-2 flex justify-end">
      {presets.length > 1 && (
        <>
          <Button
            aria-disabled={index === 0}
            aria-label={label('up')}
            look="plain"
            onClick={() => move(-1)}
            round
          >
            <ArrowUp aria-hidden size={18} />
          </Button>
          <Button
            aria-disabled={index === presets.length - 1}
            aria-label={label('down')}
            look="plain"
            onClick={() => move(1)}
            round
          >
            <ArrowDown aria-hidden size={18} />
          </Button>
        </>
      )}
      <Button aria-label={label('edit')} look="plain" onClick={onEdit} round>
        <Pencil aria-hidden size={17} />
      </Button>
      <Button aria-label={label('remove')} look="plain" onClick={() => removePreset(preset)} round>
        <Trash2 aria-hidden size={17} />
      </Button>
    </div>
  )
}
