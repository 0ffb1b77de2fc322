import { ArrowLeft, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { Link } from 'wouter'
import { useCountedView } from '#shared/web/directory/use-counted-view.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { DesignActions } from './design-actions.tsx'
import { LookChoice } from './look-choice.tsx'
import { Preview } from './preview.tsx'
import { SavedDesigns } from './saved-designs.tsx'
import { TextChoice } from './text-choice.tsx'
import { type DesignState, useDesign } from './use-design.ts'
import { useDrawing } from './use-drawing.ts'
import type { VerseSource } from './verse-source.ts'

/** Makes a picture: choices on one side, the picture on the other. The address contains the whole design. */
export function Studio({ verses }: { verses: VerseSource }) {
  usePageTitle(t('pages:galleryStudio.title'))
  useCountedView('/gallery/make')
  const state = useDesign()
  const { design, change } = state
  const drawing = useDrawing(design, verses)
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <Link
        className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-action print:hidden"
        href="/gallery"
      >
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('gallery:back')}
      </Link>
      <h1 className="font-display text-3xl print:hidden">{t('gallery:studio.title')}</h1>
      <p className="mt-1 max-w-reading text-muted print:hidden">{t('gallery:studio.about')}</p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="lg:sticky lg:top-4">
          <Preview design={design} drawing={drawing} />
          <DesignActions design={design} drawn={drawing.data} />
        </div>
        <div className="grid gap-6 print:hidden">
          <Steps state={state} />
          <TextChoice
            chosen={drawing.data?.verse}
            onChange={(text) => change({ text })}
            text={design.text}
            verses={verses}
          />
          <LookChoice change={change} design={design} />
          <SavedDesigns />
        </div>
      </div>
    </main>
  )
}

function Steps({ state: { undo, redo, reset } }: { state: DesignState }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={!undo} onClick={undo}>
        <Undo2 aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('user-data:undo')}
      </Button>
      <Button disabled={!redo} onClick={redo}>
        <Redo2 aria-hidden className="rtl:-scale-x-100" size={18} />
        {t('gallery:studio.redo')}
      </Button>
      <Button onClick={reset}>
        <RotateCcw aria-hidden size={18} />
        {t('gallery:studio.reset')}
      </Button>
    </div>
  )
}
