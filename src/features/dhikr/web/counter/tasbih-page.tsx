import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useCountingKeys } from '#shared/web/use-counting-keys.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useWakeLock } from '#shared/web/use-wake-lock.ts'
import type { Preset } from '../../core/preset.ts'
import { useCurrentPreset } from '../counting.ts'
import { presetName, usePresets } from '../library.ts'
import { useDhikrSettings } from '../settings.ts'
import { CounterBar } from './counter-bar.tsx'
import { PhraseView } from './phrase-view.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { TapArea } from './tap-area.tsx'
import { useCounter } from './use-counter.ts'
import { useHeadphones } from './use-headphones.ts'

const FIRST = 'after-prayer'

/** On wide screens the tap area is on the side of the chosen hand in both writing directions. */
const besideRight = {
  words: 'ltr:beside:col-start-1 rtl:beside:col-start-2',
  tapArea: 'ltr:beside:col-start-2 rtl:beside:col-start-1',
}
const besideLeft = {
  words: 'ltr:beside:col-start-2 rtl:beside:col-start-1',
  tapArea: 'ltr:beside:col-start-1 rtl:beside:col-start-2',
}

/** `/tasbih` continues the preset that was counted last; `/tasbih/<preset>` counts that one. */
export default function TasbihPage() {
  usePageTitle(t('pages:tasbih.title'))
  const { preset: wanted } = useParams<{ preset?: string }>()
  const current = useCurrentPreset()
  const presets = usePresets()
  const preset =
    presets && (presets.get(wanted ?? current ?? FIRST) ?? (wanted ? undefined : presets.get(FIRST)))
  return (
    <main
      className="mx-auto flex min-h-[calc(100dvh-4.75rem)] w-full max-w-content flex-col gap-3 px-4 pb-[calc(1rem+var(--player-bar)+env(safe-area-inset-bottom))] sm:px-8"
      data-alone
      id="main"
    >
      {!presets && <CounterSkeleton />}
      {presets && !preset && <PresetNotFound />}
      {preset && <Counter key={preset.id} preset={preset} />}
    </main>
  )
}

function Counter({ preset }: { preset: Preset }) {
  const { session, position, onTap, onUndo, announcement } = useCounter(preset)
  const settings = useDhikrSettings()
  const tapArea = useRef<HTMLButtonElement>(null)
  const [setting, setSetting] = useState(false)
  useCountingKeys(tapArea, { onTap, onUndo })
  useWakeLock(settings.awake && !session.paused)
  useHeadphones(settings.headphones && !session.paused, { title: presetName(preset), onTap, onUndo })
  const sides = settings.hand === 'left' ? besideLeft : besideRight
  const state = session.paused ? 'paused' : session.waiting ? 'waiting' : 'running'
  return (
    <>
      <div className="flex min-h-11 items-center gap-2">
        <Link
          aria-label={t('dhikr:counter.back')}
          className={buttonClass({ look: 'plain', round: true })}
          data-tooltip={t('dhikr:counter.back')}
          href="/dhikr"
        >
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={20} />
        </Link>
        <h1 className="line-clamp-2 min-w-0 text-xl [overflow-wrap:anywhere]">
          <bdi>{presetName(preset)}</bdi>
        </h1>
      </div>
      <div className="grid flex-1 grid-cols-1 grid-rows-[auto_auto_minmax(14rem,1fr)] gap-3 beside:grid-cols-2 beside:grid-rows-[1fr_auto] beside:gap-x-8">
        <div className={classNames('grid grid-cols-1 content-center beside:row-start-1', sides.words)}>
          <PhraseView position={position} preset={preset} />
        </div>
        <div className={classNames('beside:row-start-2', sides.words)}>
          <CounterBar onSettings={() => setSetting(true)} preset={preset} session={session} />
        </div>
        <div className={classNames('grid beside:row-span-2 beside:row-start-1', sides.tapArea)}>
          <TapArea
            onTap={onTap}
            position={position}
            ref={tapArea}
            state={state}
            steps={preset.steps}
            total={session.total}
          />
        </div>
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {setting && <SettingsDialog onClose={() => setSetting(false)} />}
    </>
  )
}

function PresetNotFound() {
  return (
    <div className="grid flex-1 place-content-center gap-4 text-center">
      <h1 className="text-2xl">{t('dhikr:notThere.title')}</h1>
      <p className="text-muted">{t('dhikr:notThere.text')}</p>
      <p>
        <Link className={buttonClass({ look: 'action' })} href="/dhikr">
          {t('dhikr:counter.back')}
        </Link>
      </p>
    </div>
  )
}

function CounterSkeleton() {
  return (
    <div aria-busy="true" className="grid flex-1 grid-cols-1 grid-rows-[auto_auto_1fr] gap-3">
      <h1 className="sr-only">{t('pages:tasbih.link')}</h1>
      <Skeleton className="h-11 w-48" />
      <Skeleton className="mx-auto h-28 w-80" />
      <Skeleton className="h-full w-full" />
    </div>
  )
}
