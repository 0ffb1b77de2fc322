import { Link } from 'wouter'
import { countView } from '#shared/web/directory/use-counted-view.ts'
import type { ImportedHadithAnswer } from '../../core/hadith-collections.contract.ts'
import { ImportedActions, ImportedGrades, ImportedText } from './imported-parts.tsx'
import { chapterOf, importedReference } from './imported-texts.ts'

/** A hadith of an imported collection in a list, with a link to its page. */
export function ImportedHadithCard({ hadith }: { hadith: ImportedHadithAnswer }) {
  const { id, chapter, chapterName, chapterNameArabic } = hadith
  const path = `/hadith-collection/${id}`
  return (
    <article
      aria-labelledby={`hadith-${id}`}
      className="flex min-w-0 flex-col rounded-card bg-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:p-0 print:shadow-none"
    >
      <header className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-lg leading-snug" id={`hadith-${id}`}>
          <Link
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-action hover:underline"
            href={path}
            onClick={() => countView(path)}
          >
            {importedReference(hadith)}
          </Link>
        </h2>
        <span className="-me-2.5 shrink-0">
          <ImportedActions hadith={hadith} />
        </span>
      </header>
      <ImportedGrades hadith={hadith} />
      <ImportedText hadith={hadith} />
      <p className="mt-auto pt-4 text-muted text-sm">
        {chapterOf({ number: chapter, name: chapterName, nameArabic: chapterNameArabic })}
      </p>
    </article>
  )
}
