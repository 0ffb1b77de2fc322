import { useRef } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

const examples = ['قل هو الله أحد الله الصمد', 'fa inna maʿal ʿusri yusra', 'اهدنا السراط المستقيم']

/** The recited or typed text, which can be edited. Offers examples when empty. */
export function RecitationField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  // The pressed button disappears, so move the focus.
  const write = (words: string) => {
    onText(words)
    field.current?.focus()
  }
  return (
    <>
      <label className="mt-6 mb-2 block font-semibold" htmlFor="heard">
        {t('transcription:field')}
      </label>
      <textarea
        autoCapitalize="off"
        autoComplete="off"
        className="field-sizing-content max-h-72 min-h-28 w-full resize-none rounded-card border border-hairline bg-raised px-5 py-4 font-typed text-2xl leading-relaxed shadow-card"
        dir={text ? 'auto' : undefined}
        id="heard"
        onChange={({ target }) => onText(target.value)}
        placeholder={t('transcription:placeholder')}
        ref={field}
        rows={2}
        spellCheck={false}
        value={text}
      />
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-2">
        {text ? (
          <Button onClick={() => write('')}>{t('transcription:clear')}</Button>
        ) : (
          <>
            <span className="text-muted text-sm">{t('transcription:try')}</span>
            {examples.map((example) => (
              <Button className="font-typed" dir="auto" key={example} onClick={() => write(example)}>
                {example}
              </Button>
            ))}
          </>
        )}
      </div>
    </>
  )
}
