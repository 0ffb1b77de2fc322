import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

const MAX_LENGTH = 200

/** A search field with a button. */
export function VerseSearchForm({ value, onSend }: { value: string; onSend: (text: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  return (
    <search>
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSend(text.trim())
        }}
      >
        <input
          aria-label={t('browse:searchVerses')}
          autoComplete="off"
          className="min-h-12 min-w-0 grow basis-[12rem] rounded-full border border-hairline bg-raised px-5 py-2.5 text-lg"
          dir={text === '' ? undefined : 'auto'}
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          onChange={(event) => {
            setText(event.target.value)
            if (event.target.value === '') onSend('')
          }}
          placeholder={t('browse:searchHint')}
          type="search"
          value={text}
        />
        <Button className="min-h-12" look="action" type="submit">
          <Search aria-hidden className="max-sm:hidden" size={18} />
          {t('browse:search')}
        </Button>
      </form>
    </search>
  )
}
