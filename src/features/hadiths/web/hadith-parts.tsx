import { BadgeCheck } from 'lucide-react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { HadithGrade } from '../core/hadith.ts'
import type { HadithAnswer } from '../core/hadiths.contract.ts'
import { gradeOf, narratorOf, referenceOf, sharedText } from './hadith-texts.ts'

/** Sahih is green, hasan yellow and daif red; the words say the same. */
export const gradeLooks: Readonly<Record<HadithGrade, string>> = {
  sahih: 'bg-action-soft text-action',
  hasan: 'bg-mark text-ink',
  daif: 'bg-ending-soft text-ending',
}

/** The grade, and the mark of an authentic hadith. */
export function HadithBadges({ hadith }: { hadith: HadithAnswer }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className={classNames('rounded-full px-3 py-1 font-semibold', gradeLooks[hadith.grade])}>
        {gradeOf(hadith)}
      </span>
      {hadith.isAuthentic && (
        <span
          className="inline-flex items-center gap-1 text-action"
          data-tooltip={t('hadiths:verifiedAbout')}
        >
          <BadgeCheck aria-hidden size={16} />
          {t('hadiths:verified')}
        </span>
      )}
    </p>
  )
}

/** Narrator, Arabic text and, outside the Arabic interface, the translation. */
export function HadithText({ hadith }: { hadith: HadithAnswer }) {
  return (
    <>
      <p className="mt-3 text-muted text-sm">{narratorOf(hadith)}</p>
      <p className="quran-text mt-2 text-[1.5rem]" lang="ar">
        {hadith.arabicText}
      </p>
      {currentLanguage().code !== 'ar' && (
        <p className="mt-2" dir="ltr" lang="en">
          {hadith.translation}
        </p>
      )}
    </>
  )
}

export const HadithActions = ({ hadith }: { hadith: HadithAnswer }) => (
  <EntryActions
    path={`/hadiths/${hadith.id}`}
    picture={{
      head: hadith.bookArabic,
      arabic: hadith.arabicText,
      translations:
        currentLanguage().code === 'ar'
          ? []
          : [{ text: hadith.translation, language: 'en', direction: 'ltr' }],
      reference: `${referenceOf(hadith)} · ${gradeOf(hadith)}`,
      fileName: `rafiq-${hadith.id}`,
    }}
    target={targetKey('hadith', hadith.id)}
    text={sharedText(hadith)}
    title={referenceOf(hadith)}
  />
)
