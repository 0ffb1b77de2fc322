import { t } from '#shared/web/i18n/i18n.ts'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { VerseCards } from '../browse/verse-cards.tsx'
import { FoundVerses } from './found-verses.tsx'
import { isSearchable } from './is-searchable.ts'
import { rememberSearch } from './recent-searches.ts'
import { handleResultKeys } from './result-keys.ts'
import { useSearchAddress } from './search-address.ts'
import { SearchFilters } from './search-filters.tsx'
import { Suggestions } from './suggestions.tsx'
import { SurahResults } from './surah-results.tsx'
import { TranslationChoice } from './translation-choice.tsx'
import { useTypedText } from './use-typed-text.ts'

const MAX_LENGTH = 200

/** Searches verses by words, meaning, reference or name. The state is in the address. */
export default function SearchPage() {
  usePageTitle(t('pages:search.title'))
  const [{ q, language, ...filter }, change] = useSearchAddress()
  const { typed, setTyped, send } = useTypedText(q, (text) => change({ q: text }))
  const choose = (text: string) => {
    send(text)
    rememberSearch(text)
  }
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={useFocusFallback()}>
      <h1 className="mb-5 font-display text-3xl">{t('search:title')}</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field and the results inside take the keys. */}
      <div onKeyDown={handleResultKeys}>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              choose(typed)
            }}
          >
            <input
              aria-label={t('search:field')}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: searching is all that this page is for.
              autoFocus={q === ''}
              className="w-full rounded-xl border border-hairline bg-raised px-5 py-3.5 text-xl"
              dir={typed === '' ? undefined : 'auto'}
              enterKeyHint="search"
              maxLength={MAX_LENGTH}
              onChange={(event) => setTyped(event.target.value)}
              placeholder={t('search:placeholder')}
              type="search"
              value={typed}
            />
          </form>
          <SearchFilters filter={filter} onChange={change}>
            <TranslationChoice chosen={language} onChoose={(id) => change({ language: id })} />
          </SearchFilters>
        </search>
        {typed.trim() === '' ? (
          <Suggestions onChoose={choose} />
        ) : (
          <section aria-label={t('browse:results')} className="pt-2">
            <SurahResults onOpen={() => rememberSearch(q)} text={q} />
            {isSearchable(typed) && !isSearchable(q) ? (
              <VerseCards verses={undefined} />
            ) : (
              <FoundVerses
                filter={filter}
                language={language}
                none={t('search:none')}
                onOpen={() => rememberSearch(q)}
                text={isSearchable(typed) ? q : typed}
              />
            )}
          </section>
        )}
      </div>
    </main>
  )
}
