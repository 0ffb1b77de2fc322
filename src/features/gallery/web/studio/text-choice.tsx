import { useId } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { type DesignText, firstDesign, LONGEST_OWN_TEXT } from '../../core/design.ts'
import { greetingNames } from '../../core/greetings.ts'
import { VerseSearch } from './verse-search.tsx'
import type { StudioVerse, VerseSource } from './verse-source.ts'

type Change = (text: DesignText) => void

const kinds = ['verse', 'greeting', 'own', 'none'] as const

/** What a kind of text begins with. */
const beginnings: Readonly<Record<(typeof kinds)[number], DesignText>> = {
  verse: firstDesign.text,
  greeting: { kind: 'greeting', name: 'salam' },
  own: { kind: 'own', text: '' },
  none: { kind: 'none' },
}

/** Chooses the text: a verse, a greeting, one’s own words, or none. */
export function TextChoice({
  text,
  chosen,
  verses,
  onChange,
}: {
  text: DesignText
  chosen: StudioVerse | undefined
  verses: VerseSource
  onChange: Change
}) {
  return (
    <section className="grid gap-4">
      <RadioGroup
        label={t('gallery:studio.text')}
        onChoose={(kind) => onChange(beginnings[kind])}
        options={kinds.map((value) => ({ value, text: t(`gallery:studio.kinds.${value}`) }))}
        value={text.kind}
      />
      {text.kind === 'verse' && (
        <>
          <VerseSearch chosen={chosen} onChoose={(verse) => onChange({ ...text, verse })} verses={verses} />
          <Switch
            on={text.translation}
            onChange={(translation) => onChange({ ...text, translation })}
            text={t('gallery:studio.translation')}
          />
        </>
      )}
      {text.kind === 'greeting' && (
        <SelectField
          label={t('gallery:studio.kinds.greeting')}
          onChoose={(name) => onChange({ kind: 'greeting', name })}
          options={greetingNames.map((value) => ({ value, text: t(`gallery:greetings.${value}`) }))}
          value={text.name}
        />
      )}
      {text.kind === 'own' && <OwnText onChange={onChange} text={text.text} />}
    </section>
  )
}

function OwnText({ text, onChange }: { text: string; onChange: Change }) {
  const id = useId()
  return (
    <div>
      <label className="mb-1 block text-muted text-sm" htmlFor={id}>
        {t('gallery:studio.own')}
      </label>
      <textarea
        aria-describedby={`${id}-hint`}
        className="w-full rounded-xl border border-hairline bg-paper px-3.5 py-2.5"
        dir="auto"
        id={id}
        maxLength={LONGEST_OWN_TEXT}
        onChange={(event) => onChange({ kind: 'own', text: event.target.value })}
        rows={3}
        value={text}
      />
      <p className="mt-1 text-muted text-sm" id={`${id}-hint`}>
        {t('gallery:studio.ownHint')}
      </p>
    </div>
  )
}
