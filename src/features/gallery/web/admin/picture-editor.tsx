import type { EntryAction } from '#shared/core/directory/entry-state.ts'
import { type EditedEntries, EntryEditor } from '#shared/web/admin/entries/entry-editor.tsx'
import { throwRefusal } from '#shared/web/admin/throw-refusal.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import {
  newPicture,
  type PictureValues,
  pictureTextFields,
  pictureTroubles,
} from '../../core/added-picture.ts'
import {
  actOnPictures,
  createPicture,
  listAdminPictures,
  readAdminPicture,
  updatePicture,
} from '../../core/gallery-admin.contract.ts'
import { PictureFields } from './picture-fields.tsx'

/** Does something to several pictures. Throws the code of the first refusal. */
export async function actOnAll(action: EntryAction, ids: readonly string[]): Promise<void> {
  throwRefusal(await call(actOnPictures, { body: { action, ids: [...ids] } }))
}

const editedPictures: EditedEntries<PictureValues> = {
  draft: 'picture',
  list: listAdminPictures.path,
  empty: newPicture,
  troubles: pictureTroubles,
  read: (id) => call(readAdminPicture, { params: { id } }),
  create: (values) => call(createPicture, { body: values }),
  save: (id, values, version) =>
    call(updatePicture, { params: { id }, body: { ...values, ...(version !== undefined && { version }) } }),
  act: actOnAll,
}

/** The editor of a picture, or of a new one without an id. */
export function PictureEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EntryEditor
      entries={editedPictures}
      fields={[
        ...pictureTextFields.map((field) => ({
          title: t(`admin-gallery:fields.${field}`),
          text: (values: PictureValues) => values[field],
        })),
        {
          title: t('admin-gallery:category'),
          text: ({ category }: PictureValues) => t(`gallery:categories.${category}`),
        },
        { title: t('admin-gallery:file'), text: ({ file }: PictureValues) => file },
      ]}
      id={id}
      onClose={onClose}
      title={t(`admin-gallery:${id === undefined ? 'create' : 'edit'}`)}
    >
      {(editor) => <PictureFields editor={editor} />}
    </EntryEditor>
  )
}
