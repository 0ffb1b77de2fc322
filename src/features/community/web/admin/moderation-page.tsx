import { useState } from 'react'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { communityScreen } from '../../core/community.admin-screens.ts'
import { type ModerationList, moderationLists } from '../../core/moderation.ts'
import { ModerationQueue } from './moderation-queue.tsx'
import { WordListForm } from './word-list-form.tsx'

/** `/admin/community`: posts that wait, what was reported, and the word list. */
export default function ModerationPage() {
  return (
    <AdminPage about={t('admin-community:about')} screen={communityScreen}>
      <Queues />
      <WordListForm />
    </AdminPage>
  )
}

function Queues() {
  const [list, show] = useState<ModerationList>('waiting')
  return (
    <>
      <SelectField
        className="sm:w-60"
        label={t('admin-community:list')}
        onChoose={show}
        options={moderationLists.map((value) => ({ value, text: t(`admin-community:lists.${value}`) }))}
        value={list}
      />
      <ModerationQueue key={list} list={list} />
    </>
  )
}
