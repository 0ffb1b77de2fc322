import { t } from '#shared/web/i18n/i18n.ts'

const impacts = ['servers', 'review', 'free'] as const

/** What donations do, with a hadith about charity. */
export function Impact() {
  return (
    <>
      <ul className="grid list-disc gap-2 ps-5">
        {impacts.map((impact) => (
          <li key={impact}>{t(`donations:impact.${impact}`)}</li>
        ))}
      </ul>
      <blockquote className="mt-5 border-ornament border-s-2 ps-4">
        <p className="quran-text text-[1.5rem]" lang="ar">
          مَا نَقَصَتْ صَدَقَةٌ مِنْ مَالٍ
        </p>
        <p className="mt-1 text-muted text-sm">{t('donations:quote')}</p>
      </blockquote>
    </>
  )
}
