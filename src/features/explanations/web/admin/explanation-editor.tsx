import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { serverMessage } from '#shared/web/admin/server-message.ts'
import { call } from '#shared/web/api/call.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Tabs } from '#shared/web/ui/tabs.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { type ExplanationValues, newExplanation } from '../../core/explanation.ts'
import { explanationTroubles } from '../../core/explanation-troubles.ts'
import {
  createExplanation,
  deleteExplanation,
  type Explanation,
  listExplanations,
  readExplanation,
  updateExplanation,
} from '../../core/explanations.contract.ts'
import { comparedFields } from './compared-fields.ts'
import { actOnAll } from './explanation-actions.ts'
import { ExplanationFields } from './explanation-fields.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { VersionList } from './version-list.tsx'

const parts = ['text', 'review', 'versions'] as const

/** The editor of an explanation, or of a new one. Toasts are those of the specification. */
export function ExplanationEditor({
  explanation,
  onClose,
}: {
  explanation: Explanation | undefined
  onClose: () => void
}) {
  const client = useQueryClient()
  const [part, setPart] = useState<(typeof parts)[number]>('text')
  const id = explanation?.id
  const refresh = () => client.invalidateQueries({ queryKey: [listExplanations.path] })
  const start = explanation
    ? { values: valuesIn(explanation), version: explanation.version }
    : { values: newExplanation }
  const editor = useEditor<ExplanationValues>({
    draft: `explanation/${id ?? 'new'}`,
    start,
    troubles: explanationTroubles,
    readAgain: async () => {
      const read = await call(readExplanation, { params: { id: id ?? '' } })
      return { values: valuesIn(read), version: read.version }
    },
    save: async (values, version) => {
      try {
        if (!explanation || !id) await call(createExplanation, { body: values })
        else {
          const saved = await call(updateExplanation, {
            params: { id },
            body: { ...values, ...(version !== undefined && { version }) },
          })
          notify('updated', () => undoSave(explanation, saved.version))
        }
      } catch (error) {
        if (isUnexplained(error)) notifyFailed(explanation ? 'update' : 'create', error)
        throw error
      }
      if (!explanation) notify('created')
      await refresh()
      onClose()
    },
  })
  const undoSave = async (before: Explanation, version: number) => {
    await call(updateExplanation, { params: { id: before.id }, body: { ...valuesIn(before), version } })
    await refresh()
  }
  const remove = async () => {
    if (!id) return
    try {
      await call(deleteExplanation, { params: { id } })
    } catch (error) {
      return notifyFailed('delete', error)
    }
    await refresh()
    onClose()
    notify('deleted', async () => {
      await actOnAll('restore', [id])
      await refresh()
    })
  }
  return (
    <EditorSheet
      actions={
        id && (
          <Button look="ending" onClick={() => void remove()}>
            {t('admin-explanations:actions.delete')}
          </Button>
        )
      }
      editor={editor}
      fields={comparedFields()}
      onClose={onClose}
      title={t(`admin-explanations:${id ? 'edit' : 'create'}`)}
    >
      {explanation ? (
        <Tabs<(typeof parts)[number]>
          chosen={part}
          label={t('admin-explanations:parts.label')}
          onChoose={setPart}
          tabs={parts.map((name) => ({ name, title: t(`admin-explanations:parts.${name}`) }))}
        >
          {part === 'text' && <ExplanationFields editor={editor} rows={6} />}
          {part === 'review' && (
            <ReviewPanel explanation={explanation} onDone={() => void refresh().then(onClose)} />
          )}
          {part === 'versions' && (
            <VersionList
              id={explanation.id}
              now={editor.values}
              onTake={(values) => {
                editor.change(values)
                setPart('text')
              }}
            />
          )}
        </Tabs>
      ) : (
        <ExplanationFields editor={editor} isNew rows={4} />
      )}
    </EditorSheet>
  )
}

/** Problems that the editor shows itself need no toast. */
const isUnexplained = (error: unknown) =>
  !(error instanceof ApiError && (error.code === 'version_conflict' || error.fields.length > 0))

function notify(done: 'created' | 'updated' | 'deleted', undo?: () => Promise<void>): void {
  toast({
    title: t('admin-explanations:toasts.success'),
    description: t(`admin-explanations:toasts.${done}`),
    ...(undo && {
      action: {
        label: t('admin:undo'),
        run: () => void undo().catch((error) => notifyFailed('update', error)),
      },
    }),
  })
}

function notifyFailed(what: 'create' | 'update' | 'delete', error: unknown): void {
  toast({
    title: t('admin-explanations:toasts.error'),
    description: serverMessage(error) ?? t(`admin-explanations:toasts.failed.${what}`),
    tone: 'destructive',
  })
}

const valuesIn = (explanation: Explanation): ExplanationValues => ({
  title: explanation.title,
  category: explanation.category,
  englishContent: explanation.englishContent,
  arabicContent: explanation.arabicContent,
  urduContent: explanation.urduContent,
  isPublished: explanation.isPublished,
  hasAudioTTS: explanation.hasAudioTTS,
  status: explanation.status,
  surah: explanation.surah,
  verse: explanation.verse,
  publishAt: explanation.publishAt,
})
