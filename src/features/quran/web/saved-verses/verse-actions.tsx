import { Bookmark, BookmarkCheck, Copy, Highlighter, Image, NotebookPen, Play, Share2 } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { verseKey } from '../../core/index.ts'
import { toggleSaved, useIsSaved } from './saved-verses.ts'
import { useVerseColour } from './verse-marks.ts'
import { useNotesOf } from './verse-notes.ts'
import { addressOfVerse, referenceOf, type VerseTexts } from './verse-texts.ts'

const NoteDialog = lazyWithMessages(() => import('./note-dialog.tsx'))
const MarkDialog = lazyWithMessages(() => import('./mark-dialog.tsx'))
const CopyDialog = lazyWithMessages(() => import('./copy-dialog.tsx'))
const ShareDialog = lazyWithMessages(() => import('#shared/web/share/share-dialog.tsx'), 'share')
const VersePicture = lazyWithMessages(() => import('./verse-picture.tsx'), 'picture')

/** The actions for a verse: seven labelled buttons in a row, some of which open a dialog. */
export default function VerseActions({ onListen, ...verse }: VerseTexts & { onListen: () => void }) {
  const key = verseKey(verse.verse)
  const saved = useIsSaved(key)
  const notes = useNotesOf(key)
  const colour = useVerseColour(key)
  const [open, setOpen] = useState<'mark' | 'note' | 'copy' | 'share' | 'picture'>()
  const close = () => setOpen(undefined)
  const reference = referenceOf(verse)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields. */}
      <div
        aria-label={t('saved-verses:actions', { verse: reference })}
        className="flex flex-wrap gap-x-1 gap-y-2 font-sans"
        role="group"
      >
        <Action
          Icon={Play}
          label={t('saved-verses:listenFromHere')}
          onClick={onListen}
          text={t('saved-verses:listen')}
        />
        <Action
          Icon={saved ? BookmarkCheck : Bookmark}
          lit={saved}
          onClick={() => void toggleSaved(key)}
          pressed={saved}
          text={t(saved ? 'saved-verses:saved' : 'saved-verses:save')}
        />
        <Action
          Icon={NotebookPen}
          {...(notes?.length && { label: t('saved-verses:note.written') })}
          lit={Boolean(notes?.length)}
          onClick={() => setOpen('note')}
          text={t('saved-verses:note.action')}
        />
        <Action
          Icon={Highlighter}
          {...(colour && {
            label: t('saved-verses:mark.marked', { colour: t(`saved-verses:colours.${colour}`) }),
          })}
          lit={colour !== undefined}
          onClick={() => setOpen('mark')}
          text={t('saved-verses:mark.action')}
        />
        <Action Icon={Copy} onClick={() => setOpen('copy')} text={t('saved-verses:copy.action')} />
        <Action Icon={Share2} onClick={() => setOpen('share')} text={t('saved-verses:share')} />
        <Action
          Icon={Image}
          label={t('saved-verses:picture.title')}
          onClick={() => setOpen('picture')}
          text={t('saved-verses:picture.action')}
        />
      </div>
      <Suspense>
        {open === 'note' && notes && <NoteDialog notes={notes} onClose={close} verse={verse} />}
        {open === 'mark' && <MarkDialog onClose={close} verse={verse} />}
        {open === 'copy' && <CopyDialog onClose={close} verse={verse} />}
        {open === 'picture' && <VersePicture onClose={close} verse={verse} />}
        {open === 'share' && (
          <ShareDialog
            onClose={close}
            text={[verse.arabicText, verse.translations[0]?.text, reference].filter(Boolean).join('\n\n')}
            url={addressOfVerse(verse.verse)}
          />
        )}
      </Suspense>
    </>
  )
}

function Action({
  Icon,
  text,
  label,
  lit = false,
  pressed,
  onClick,
}: {
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  text: string
  /** The accessible name, if it says more than the text. */
  label?: string
  lit?: boolean
  pressed?: boolean
  onClick: () => void
}) {
  return (
    <button
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        'flex min-h-13 min-w-11 flex-col items-center justify-center gap-1 rounded-xl px-2 text-xs leading-tight transition-colors hover:bg-sunken hover:text-action',
        lit ? 'text-action' : 'text-muted',
      )}
      onClick={onClick}
      type="button"
    >
      <Icon aria-hidden size={20} />
      {text}
    </button>
  )
}
