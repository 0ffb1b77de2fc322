import { ImportSheet } from '#shared/web/admin/import/import-sheet.tsx'
import { translatedValues } from '#shared/web/admin/import/translated-values.ts'
import { useFileImport } from '#shared/web/admin/import/use-file-import.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { TRANSLATION_BYTES } from '../../core/import/translation-bytes.ts'
import { writingDirection } from '../../core/language-facts.ts'
import {
  type CheckedTranslation,
  importTranslation,
  type TranslationProblem,
} from '../../core/translations-admin.contract.ts'

const fields = ['language', 'name', 'translator', 'licence', 'id'] as const
type Field = (typeof fields)[number]
const empty: Readonly<Record<Field, string>> = { language: '', name: '', translator: '', licence: '', id: '' }
/** What texts in every language write as the file does. */
const words = translatedValues({
  columns: 'sura, aya, translation',
  encoding: 'UTF-8',
  exampleId: 'fa.fooladvand',
  exampleLanguages: 'fa, ms, zh-Hant',
  numbered: 'sura|aya|text',
  standard: 'BCP 47',
})
const optional: readonly Field[] = ['translator', 'id']
const codes = ['missing', 'too_long', 'not_shown', 'not_a_language', 'not_an_id', 'no_letters']

/** Imports a translation of the Quran: its details and file, a check that shows the first surah, then the import. */
export function ImportTranslation({
  onClose,
  onStored,
}: {
  onClose: () => void
  onStored: (found: CheckedTranslation) => void
}) {
  const importing = useFileImport<typeof empty, CheckedTranslation>(importTranslation, {
    start: empty,
    maxBytes: TRANSLATION_BYTES,
    onStored,
  })
  const { options, change, troubleOf } = importing
  const trouble = (field: Field) => {
    const code = troubleOf(field)
    return code && t(`admin-translations:troubles.${codes.includes(code) ? code : 'not_valid'}`, words)
  }
  return (
    <ImportSheet
      accept=".txt,.xml,.csv,.tsv,.json"
      fileTrouble={() => t('admin-translations:troubles.not_valid')}
      found={(found) => <Found {...found} language={options.language} />}
      hint={t('admin-translations:fileHint', words)}
      importing={importing}
      maxBytes={TRANSLATION_BYTES}
      onClose={onClose}
      problemText={problemText}
      summary={({ verseCount, format }) =>
        t('admin-translations:summary', { count: verseCount, number: formatNumber(verseCount), format })
      }
      title={t('admin-translations:import')}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <TextField
            autoComplete="off"
            error={trouble(field)}
            key={field}
            label={t(`admin-translations:fields.${field}`)}
            name={field}
            onChange={({ target }) => change({ [field]: target.value })}
            value={options[field]}
            {...(optional.includes(field) && { note: t('admin-translations:optional') })}
            {...((field === 'language' || field === 'id') && {
              dir: 'ltr',
              hint: t(`admin-translations:hints.${field}`, words),
            })}
          />
        ))}
      </div>
    </ImportSheet>
  )
}

function Found({ notes, sample, language }: CheckedTranslation & { language: string }) {
  return (
    <>
      {notes.length > 0 && (
        <ul className="list-disc ps-5 text-sm">
          {notes.map((note) => (
            <li key={note.code}>
              {t(`admin-translations:notes.${note.code}`, translatedValues(note.values))}
            </li>
          ))}
        </ul>
      )}
      {sample.some((verse) => verse !== '') && (
        <section aria-labelledby="translation-sample">
          <h3 className="mb-2 font-semibold" id="translation-sample">
            {t('admin-translations:sample')}
          </h3>
          <ol
            className="grid gap-1.5 rounded-xl bg-sunken p-4"
            dir={writingDirection(language)}
            lang={language}
          >
            {sample.map((verse, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: verses are known by their number
              <li className="break-words" key={index}>
                {formatNumber(index + 1)}. {verse}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function problemText({ code, place, values }: TranslationProblem): string {
  const text = t(`admin-translations:problems.${code}`, { ...words, ...translatedValues(values) })
  if (!place) return text
  return t('admin-translations:atVerse', { verse: `${place.surah}:${place.verse}`, text })
}
