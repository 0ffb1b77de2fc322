import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { ImportedHadithAnswer } from '../../core/hadith-collections.contract.ts'
import { gradeLooks } from '../hadith-parts.tsx'
import { gradeText, importedGrades, importedReference, importedText } from './imported-texts.ts'

/** The grades, each with its scholar. */
export function ImportedGrades({ hadith }: { hadith: ImportedHadithAnswer }) {
  const grades = importedGrades(hadith)
  if (grades.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      {grades.map((each) => (
        <li
          className={classNames(
            'rounded-full px-3 py-1 font-semibold',
            each.kind ? gradeLooks[each.kind] : 'bg-sunken text-muted',
          )}
          key={each.grader}
        >
          <bdi>{gradeText(each)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Narrator, Arabic text and, outside the Arabic interface, the English of the file. */
export function ImportedText({ hadith }: { hadith: ImportedHadithAnswer }) {
  const isArabic = currentLanguage().code === 'ar'
  const { narrator, arabicText, translation } = hadith
  return (
    <>
      {narrator && !isArabic && (
        <p className="mt-3 text-muted text-sm">{t('hadiths:narrator', { narrator })}</p>
      )}
      {arabicText && (
        <p className="quran-text mt-2 whitespace-pre-line text-[1.5rem]" lang="ar">
          {arabicText}
        </p>
      )}
      {!arabicText && isArabic && <p className="mt-2 text-muted">{t('hadiths:collection-pages.noText')}</p>}
      {translation && (!isArabic || !arabicText) && (
        <p className="mt-2 whitespace-pre-line" dir="ltr" lang="en">
          {translation}
        </p>
      )}
    </>
  )
}

export const ImportedActions = ({ hadith }: { hadith: ImportedHadithAnswer }) => (
  <EntryActions
    path={`/hadith-collection/${hadith.id}`}
    picture={{
      head: hadith.chapterNameArabic || hadith.collectionNameArabic,
      arabic: hadith.arabicText,
      translations:
        currentLanguage().code === 'ar' || hadith.translation === ''
          ? []
          : [{ text: hadith.translation, language: 'en', direction: 'ltr' }],
      reference: [importedReference(hadith), ...importedGrades(hadith).map(gradeText)].join(' · '),
      fileName: `rafiq-${hadith.id.replace('/', '-')}`,
    }}
    target={targetKey('hadith', hadith.id)}
    text={importedText(hadith)}
    title={importedReference(hadith)}
  />
)
