import { useQueryClient } from '@tanstack/react-query'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { type MosqueValues, mosqueTroubles, newMosque } from '../../core/mosque-values.ts'
import { listAdminMosques, readAdminMosque } from '../../core/mosques-admin.contract.ts'
import {
  acceptMosqueSuggestion,
  listMosqueSuggestions,
  type MosqueSuggestion,
} from '../../core/suggestions.contract.ts'
import { comparedFields } from './compared-mosque.ts'
import { MosqueFields } from './mosque-fields.tsx'
import { placedValues, valuesIn } from './mosque-values-in.ts'
import type { FindCity } from './place-fields.tsx'
import { suggestionMarks } from './suggestion-marks.ts'
import { Said } from './suggestion-said.tsx'

/** The editor of the mosque that a suggestion is about; saving accepts the suggestion. */
export function SuggestionEditor({
  suggestion,
  findCity,
  onClose,
}: {
  suggestion: MosqueSuggestion
  findCity: FindCity
  onClose: () => void
}) {
  const client = useQueryClient()
  const { id, kind } = suggestion
  const mosque = kind === 'correction' ? suggestion.mosque : null
  const editor = useEditor<MosqueValues>({
    draft: `mosque-suggestion/${id}`,
    start: mosque
      ? { values: valuesIn(mosque), version: mosque.version }
      : { values: suggestedValues(suggestion) },
    troubles: mosqueTroubles,
    readAgain: async () => {
      const read = await call(readAdminMosque, { params: { id: mosque?.id ?? '' } })
      return { values: valuesIn(read), version: read.version }
    },
    save: async (values, version) => {
      const body = { ...placedValues(values), ...(version && { version }) }
      await call(acceptMosqueSuggestion, { params: { id }, body })
      toast({ title: t('admin-mosques:pendingPage.done.accepted') })
      onClose()
      await client.invalidateQueries({ queryKey: [listAdminMosques.path] })
      await client.invalidateQueries({ queryKey: [listMosqueSuggestions.path] })
    },
  })
  return (
    <EditorSheet
      editor={editor}
      fields={comparedFields()}
      onClose={onClose}
      title={t(`admin-mosques:pendingPage.accept.${kind}`)}
    >
      <div className="rounded-xl bg-sunken px-4 py-3">
        <Said suggestion={suggestion} />
      </div>
      <MosqueFields
        editor={editor}
        findCity={findCity}
        others={suggestionMarks(suggestion).filter(({ id: mark }) => mark !== mosque?.id)}
      />
    </EditorSheet>
  )
}

/** What a person suggested about a missing mosque; an administrator completes the address. */
const suggestedValues = ({ name, address, coordinates }: MosqueSuggestion): MosqueValues => ({
  ...newMosque,
  name: name ?? '',
  street: address ?? '',
  ...(coordinates && { latitude: coordinates.lat, longitude: coordinates.lng }),
})
