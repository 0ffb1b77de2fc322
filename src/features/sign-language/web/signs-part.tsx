import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { signLanguages } from '../core/sign-language.ts'
import { signs } from './content.ts'
import { SignCard } from './sign-card.tsx'
import { useLearned } from './use-learned.ts'

const ALL = 'all'
const withSigns = signLanguages.filter((language) => signs.some((sign) => sign.signLanguage === language))

/** The signs, by sign language. */
export function SignsPart() {
  const [query, change] = useAddressQuery()
  const { countOf } = useLearned()
  const chosen = withSigns.find((language) => language === query.get('language')) ?? ALL
  const shown = signs.filter(({ signLanguage }) => chosen === ALL || signLanguage === chosen)
  const learned = countOf(shown.map(({ id }) => `signs-${id}`))
  return (
    <section>
      <h2 className="font-display text-2xl">{t('sign-language:parts.signs')}</h2>
      <p className="mt-1 max-w-reading text-muted">{t('sign-language:signs.about')}</p>
      <SelectField
        className="mt-4 sm:w-72 print:hidden"
        label={t('sign-language:signs.language')}
        onChoose={(language) =>
          change(
            (now) => {
              if (language === ALL) now.delete('language')
              else now.set('language', language)
              return now
            },
            { replace: true },
          )
        }
        options={[
          { value: ALL, text: t('sign-language:signs.all') },
          ...withSigns.map((value) => ({ value, text: t(`sign-language:languages.${value}`) })),
        ]}
        value={chosen}
      />
      <p className="mt-3 text-muted text-sm print:hidden" role="status">
        {t('sign-language:learned.count', {
          learned: formatNumber(learned),
          total: formatNumber(shown.length),
        })}
      </p>
      <ul className="mt-4 grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
        {shown.map((sign) => (
          <li className="grid min-w-0" key={sign.id}>
            <SignCard sign={sign} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-reading rounded-card bg-sunken p-4 print:hidden">
        {t('sign-language:signs.missing')}
      </p>
    </section>
  )
}
