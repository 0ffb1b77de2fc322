import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import { OSM_TEXT_LENGTH } from '#shared/core/osm/osm-texts.ts'
import type { ComparedField } from '#shared/web/admin/editor/compare-versions.tsx'
import { arabic } from '#shared/web/admin/editor/field-language.ts'
import type { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { comparedState } from '#shared/web/admin/entries/compared-state.ts'
import { type EditedEntries, EntryEditor } from '#shared/web/admin/entries/entry-editor.tsx'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { countryName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { SUBMISSION_LENGTHS, type SubmissionTroubles } from '../../core/business-submission.ts'
import {
  type BusinessValues,
  businessTroubles,
  newBusiness,
  submittedFields,
} from '../../core/business-values.ts'
import {
  actOnBusinesses,
  createBusiness,
  listAdminBusinesses,
  readAdminBusiness,
  updateBusiness,
} from '../../core/businesses-admin.contract.ts'
import { BusinessFields, Part } from '../submit/business-fields.tsx'
import type { PlaceFinder } from '../submit/place-picker.tsx'

/** Does something to several businesses. Throws the code of the first refusal. */
export async function actOnAll(action: EntryAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnBusinesses, { body: { action, ids: [...ids] } }))
}

type Body = BodyInput<typeof createBusiness>

/** The values without troubles, so with a category. */
const bodyOf = (values: BusinessValues) => values as Body

const editedBusinesses = (): EditedEntries<BusinessValues> => ({
  draft: 'business',
  list: listAdminBusinesses.path,
  empty: newBusiness,
  troubles: businessTroubles,
  read: (id) => call(readAdminBusiness, { params: { id } }),
  create: (values) => call(createBusiness, { body: bodyOf(values) }),
  save: (id, values, version) =>
    call(updateBusiness, {
      params: { id },
      body: { ...bodyOf(values), ...(version !== undefined && { version }) },
    }),
  act: actOnAll,
  resetLabel: t('admin-businesses:list.reset'),
})

/** The editor of a listed business, or of a new one without an id. */
export function BusinessEditor({
  id,
  finder,
  onClose,
}: {
  id: string | undefined
  finder: PlaceFinder
  onClose: () => void
}) {
  return (
    <EntryEditor
      entries={editedBusinesses()}
      fields={comparedFields()}
      id={id}
      onClose={onClose}
      title={t(`admin-businesses:list.${id === undefined ? 'create' : 'edit'}`)}
    >
      {(editor) => <EditedFields editor={editor} finder={finder} />}
    </EntryEditor>
  )
}

type Editing = Pick<ReturnType<typeof useEditor<BusinessValues>>, 'values' | 'change' | 'troubles'>

/** The fields of a submission, those in Arabic, and how the business is shown. */
function EditedFields({ editor, finder }: { editor: Editing; finder: PlaceFinder }) {
  const { values, change, troubles } = editor
  const trouble = (field: 'nameArabic' | 'descriptionArabic') => {
    const code = troubles[field]
    return code && t(`business-submission:trouble.${code}`)
  }
  return (
    <div className="grid min-w-0 gap-8">
      <BusinessFields
        business={submittedFields(values)}
        change={change}
        finder={finder}
        troubles={troubles as SubmissionTroubles}
      />
      <Part title={t('admin-businesses:list.part')}>
        <TextField
          error={trouble('nameArabic')}
          label={t('admin-businesses:list.nameArabic')}
          maxLength={OSM_TEXT_LENGTH}
          name="nameArabic"
          note={t('business-submission:optional')}
          onChange={({ target }) => change({ nameArabic: target.value })}
          value={values.nameArabic}
          {...arabic}
        />
        <TextArea
          hint={t('business-submission:optional')}
          label={t('admin-businesses:list.descriptionArabic')}
          maxLength={SUBMISSION_LENGTHS.description}
          name="descriptionArabic"
          onText={(descriptionArabic) => change({ descriptionArabic })}
          rows={4}
          trouble={trouble('descriptionArabic')}
          value={values.descriptionArabic}
          {...arabic}
        />
        <div>
          <Switch
            on={values.isVerified}
            onChange={(isVerified) => change({ isVerified })}
            text={t('admin-businesses:list.isVerified')}
          />
          {values.photo !== 'none' && (
            <Switch
              on={values.photo === 'shown'}
              onChange={(isShown) => change({ photo: isShown ? 'shown' : 'hidden' })}
              text={t('admin-businesses:list.showsPhoto')}
            />
          )}
          {(values.photo === 'hidden' || values.photo === 'removed') && (
            <Switch
              on={values.photo === 'removed'}
              onChange={(isRemoved) => change({ photo: isRemoved ? 'removed' : 'hidden' })}
              text={t('admin-businesses:list.removesPhoto')}
            />
          )}
          <Switch
            on={values.isPublished}
            onChange={(isPublished) => change({ isPublished })}
            text={t('admin:entries.states.published')}
          />
        </div>
      </Part>
    </div>
  )
}

const yesOrNo = (is: boolean) => t(is ? 'admin:history.yes' : 'admin:history.no')

const texts = ['name', 'description', 'address', 'city'] as const
const contacts = ['phoneNumber', 'website', 'openingHours'] as const

/** The fields of a business in comparisons of two versions. */
const comparedFields = (): readonly ComparedField<BusinessValues>[] => [
  ...[...texts, ...contacts].map((field) => ({
    title: t(`business-submission:fields.${field}`),
    text: (values: BusinessValues) => values[field],
  })),
  {
    title: t('business-submission:fields.category'),
    text: ({ category }) => (category === '' ? '' : t(`businesses:categories.${category}`)),
  },
  {
    title: t('business-submission:fields.country'),
    text: ({ country }) => (country === '' ? '' : (countryName(country) ?? country)),
  },
  {
    title: t('business-submission:place.label'),
    text: ({ latitude, longitude }) => (latitude === null ? '' : `${latitude}, ${longitude}`),
  },
  { title: t('business-submission:fields.services'), text: ({ services }) => services.join('\n') },
  {
    title: t('business-submission:parts.halal'),
    text: ({ isHalalCertified, certifier, certificateNumber, certificateExpires }) =>
      isHalalCertified ? [certifier, certificateNumber, certificateExpires].filter(Boolean).join(' · ') : '',
  },
  ...(['nameArabic', 'descriptionArabic'] as const).map((field) => ({
    title: t(`admin-businesses:list.${field}`),
    text: (values: BusinessValues) => values[field],
    ...arabic,
  })),
  { title: t('admin-businesses:list.isVerified'), text: ({ isVerified }) => yesOrNo(isVerified) },
  { title: t('admin-businesses:list.showsPhoto'), text: ({ photo }) => yesOrNo(photo === 'shown') },
  { title: t('admin-businesses:list.removesPhoto'), text: ({ photo }) => yesOrNo(photo === 'removed') },
  comparedState(),
]
