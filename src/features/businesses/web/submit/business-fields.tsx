import { useState } from 'react'
import { countryCodes } from '#shared/core/country-codes.ts'
import { countryName, formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { businessCategories } from '../../core/business.ts'
import {
  parseServices,
  SERVICES,
  SHORTEST_DESCRIPTION,
  SUBMISSION_LENGTHS,
  type SubmissionTroubles,
  type SubmittedBusiness,
} from '../../core/business-submission.ts'
import { parseOpeningWeek } from '../../core/opening-week.ts'
import { HoursEditor } from './hours-editor.tsx'
import { type PlaceFinder, PlacePicker } from './place-picker.tsx'
import { useTyped } from './use-typed.ts'

export interface BusinessFieldsProps {
  readonly business: SubmittedBusiness
  readonly change: (part: Partial<SubmittedBusiness>) => void
  /** Shown from the first attempt to send. */
  readonly troubles: SubmissionTroubles
  readonly finder: PlaceFinder
}

type TextName = keyof typeof SUBMISSION_LENGTHS

/** What describes a business, for its submitter and its reviewer. */
export function BusinessFields(props: BusinessFieldsProps) {
  const { business, change, troubles, finder } = props
  const place =
    business.latitude === null || business.longitude === null
      ? undefined
      : { latitude: business.latitude, longitude: business.longitude }
  return (
    <>
      <Part title={t('business-submission:parts.business')}>
        <BusinessText {...props} name="name" required />
        <SelectField
          error={troubleText(troubles.category)}
          label={t('business-submission:fields.category')}
          onChoose={(category) => change({ category })}
          options={[
            { value: '' as const, text: t('business-submission:choose') },
            ...businessCategories.map((value) => ({ value, text: t(`businesses:categories.${value}`) })),
          ]}
          value={business.category}
        />
        <TextArea
          className="min-h-32"
          dir="auto"
          hint={t('business-submission:descriptionHint', {
            least: formatNumber(SHORTEST_DESCRIPTION),
            most: formatNumber(SUBMISSION_LENGTHS.description),
          })}
          label={t('business-submission:fields.description')}
          maxLength={SUBMISSION_LENGTHS.description}
          onText={(description) => change({ description })}
          required
          trouble={troubleText(troubles.description)}
          value={business.description}
        />
        <Services {...props} />
      </Part>
      <Part title={t('business-submission:parts.place')}>
        <BusinessText {...props} autoComplete="off" name="address" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <BusinessText {...props} name="city" required />
          <Country {...props} />
        </div>
        <PlacePicker
          city={business.city}
          country={business.country}
          finder={finder}
          onPlace={(at) => change({ latitude: at?.latitude ?? null, longitude: at?.longitude ?? null })}
          place={place}
        />
      </Part>
      <Part title={t('business-submission:parts.contact')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <BusinessText {...props} dir="ltr" inputMode="tel" name="phoneNumber" type="tel" />
          <BusinessText
            {...props}
            dir="ltr"
            inputMode="url"
            name="website"
            placeholder="https://"
            type="url"
          />
        </div>
        <Hours {...props} />
      </Part>
      <Part title={t('business-submission:parts.halal')}>
        <Switch
          on={business.isHalalCertified}
          onChange={(isHalalCertified) => change({ isHalalCertified })}
          text={t('business-submission:isCertified')}
        />
        {business.isHalalCertified && (
          <>
            <BusinessText {...props} name="certifier" required />
            <div className="grid gap-5 sm:grid-cols-2">
              <BusinessText {...props} dir="ltr" name="certificateNumber" />
              <BusinessText {...props} name="certificateExpires" type="date" />
            </div>
          </>
        )}
      </Part>
    </>
  )
}

/** A titled part of the form. */
export function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid min-w-0 gap-5 border-hairline border-t pt-6 first:border-t-0 first:pt-0">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** A text of the submission with its limit and its problem. */
export function BusinessText({
  name,
  business,
  change,
  troubles,
  required = false,
  hint,
  ...input
}: { name: TextName; required?: boolean; hint?: string } & Pick<
  BusinessFieldsProps,
  'business' | 'change' | 'troubles'
> &
  Pick<React.ComponentProps<'input'>, 'type' | 'dir' | 'inputMode' | 'placeholder' | 'autoComplete'>) {
  // Not passed on to the input.
  const { finder: _, ...rest } = input as typeof input & { finder?: PlaceFinder }
  return (
    <TextField
      error={troubleText(troubles[name])}
      hint={hint}
      label={t(`business-submission:fields.${name}`)}
      maxLength={SUBMISSION_LENGTHS[name]}
      name={name === 'website' ? 'site' : name}
      {...(!required && { note: t('business-submission:optional') })}
      onChange={({ target }) => change({ [name]: target.value })}
      required={required}
      value={business[name]}
      {...rest}
    />
  )
}

/** The hours of a week, or a text with rules that a week can’t show, such as those of an import. */
function Hours(props: BusinessFieldsProps) {
  const { openingHours } = props.business
  const [isText, setText] = useState(false)
  // It stays a text while the rules are being changed.
  if (!isText && openingHours !== '' && !parseOpeningWeek(openingHours)) setText(true)
  if (!isText)
    return <HoursEditor hours={openingHours} onHours={(changed) => props.change({ openingHours: changed })} />
  const hint = t('business-submission:hours.textHint', { example: '\u2066Mo-Fr 09:00-17:00; PH off\u2069' })
  return <BusinessText {...props} dir="ltr" hint={hint} name="openingHours" />
}

function Services({ business, change, troubles }: BusinessFieldsProps) {
  const [text, setText] = useTyped(business.services.join(', '), (services) => services)
  return (
    <TextField
      error={troubleText(troubles.services)}
      hint={t('business-submission:servicesHint', { most: formatNumber(SERVICES.most) })}
      label={t('business-submission:fields.services')}
      name="services"
      note={t('business-submission:optional')}
      onChange={({ target }) => {
        const services = parseServices(target.value)
        setText(target.value, services.join(', '))
        change({ services })
      }}
      value={text}
    />
  )
}

function Country({ business, change, troubles }: BusinessFieldsProps) {
  const countries = countryCodes
    .map((value) => ({ value, text: countryName(value) ?? value }))
    .toSorted((a, b) => a.text.localeCompare(b.text, currentLanguage().locale))
  return (
    <SelectField
      error={troubleText(troubles.country)}
      label={t('business-submission:fields.country')}
      onChoose={(country) => change({ country })}
      options={[{ value: '', text: t('business-submission:choose') }, ...countries]}
      value={business.country}
    />
  )
}

/** What is wrong with a field, in words. */
const troubleText = (trouble: SubmissionTroubles[keyof SubmissionTroubles]): string | undefined =>
  trouble && t(`business-submission:trouble.${trouble}`)
