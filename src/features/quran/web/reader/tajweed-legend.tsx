import { t } from '#shared/web/i18n/i18n.ts'
import { canColourLetters } from './paint-letters.ts'
import { tajweedFamilies, tajweedFamilyNames } from './tajweed-families.ts'
import TajweedText from './tajweed-text.tsx'

/** The meaning of the tajweed colours, each with an example from the Quran. */
export default function TajweedLegend() {
  if (!canColourLetters()) return <p className="mt-2 text-muted text-sm">{t('reader:tajweed.unsupported')}</p>
  return (
    <div className="mt-2 text-sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4">
        {tajweedFamilyNames.map((family) => (
          <div className="col-span-2 grid grid-cols-subgrid border-hairline border-b py-1" key={family}>
            <dt className="flex min-w-20 flex-col items-center">
              <span className="font-quran text-2xl leading-[2]" dir="rtl" lang="ar">
                <TajweedText only={family} text={tajweedFamilies[family].example} />
              </span>
            </dt>
            <dd className="self-center">
              <strong className="block font-semibold">{t(`reader:tajweed.${family}.name`)}</strong>
              <span className="text-muted">{t(`reader:tajweed.${family}.about`)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">{t('reader:tajweed.note')}</p>
    </div>
  )
}
