import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EditorSheet } from '#shared/web/admin/editor/editor-sheet.tsx'
import { useEditor } from '#shared/web/admin/editor/use-editor.ts'
import { call } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { TableSkeleton } from '#shared/web/ui/table-skeleton.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import {
  createCourse,
  type EditedCourse,
  readEditedCourse,
  updateCourse,
} from '../../../core/course-values.contract.ts'
import { type CourseValues, courseTroubles, newCourse } from '../../../core/course-values.ts'
import { listAdminCourses } from '../../../core/courses-admin.contract.ts'
import { actOnAll } from '../act-on-courses.ts'
import { comparedFields } from './compared-fields.ts'
import { CourseFields } from './course-fields.tsx'
import { PlacesPanel } from './places-panel.tsx'

/** The editor of a course, which is read first, or of a new one. */
export function CourseEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [readEditedCourse.path, id],
    queryFn: () => call(readEditedCourse, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    gcTime: 0,
  })
  if (id === undefined || data) return <OpenEditor course={data} onClose={onClose} />
  return (
    <Dialog onClose={onClose} open shape="wideSheet" title={t('admin-courses:editor.edit')}>
      {error ? <Unreachable onRetry={() => void refetch()} /> : <TableSkeleton rows={6} />}
    </Dialog>
  )
}

function OpenEditor({ course, onClose }: { course: EditedCourse | undefined; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [listAdminCourses.path] })
  const id = course?.id
  const editor = useEditor<CourseValues>({
    draft: `course/${id ?? 'new'}`,
    start: course ?? { values: newCourse },
    troubles: courseTroubles,
    readAgain: () => call(readEditedCourse, { params: { id: id ?? '' } }),
    save: async (values, version) => {
      const body = bodyOf(values)
      if (!course || !id) await call(createCourse, { body })
      else {
        const saved = await call(updateCourse, {
          params: { id },
          body: { ...body, ...(version !== undefined && { version }) },
        })
        notify('saved', async () => {
          await call(updateCourse, {
            params: { id },
            body: { ...bodyOf(course.values), version: saved.version },
          })
          await refresh()
        })
      }
      if (!course) notify('created')
      await refresh()
      onClose()
    },
  })
  const act = async (action: 'delete' | 'reset') => {
    if (!id) return
    try {
      await actOnAll(action, [id])
    } catch {
      return void toast({ title: t('admin-courses:toasts.failed'), tone: 'destructive' })
    }
    await refresh()
    onClose()
    if (action === 'reset') return notify('reset')
    notify('deleted', async () => {
      await actOnAll('restore', [id])
      await refresh()
    })
  }
  return (
    <EditorSheet
      actions={
        course && (
          <>
            {course.isEdited && (
              <Button onClick={() => void act('reset')}>{t('admin-courses:actions.reset')}</Button>
            )}
            <Button look="ending" onClick={() => void act('delete')}>
              {t('admin-courses:actions.delete')}
            </Button>
          </>
        )
      }
      editor={editor}
      fields={comparedFields()}
      onClose={onClose}
      title={t(`admin-courses:editor.${course ? 'edit' : 'create'}`)}
    >
      <CourseFields editor={editor} />
      {course && Number(course.values.price) > 0 && <PlacesPanel id={course.id} />}
    </EditorSheet>
  )
}

/** The values as the call takes them. */
const bodyOf = ({ outcomes, modules, ...values }: CourseValues) => ({
  ...values,
  price: values.price.trim(),
  outcomes: [...outcomes],
  modules: modules.map(({ parts, ...module }) => ({ ...module, parts: [...parts] })),
})

function notify(done: 'created' | 'saved' | 'deleted' | 'reset', undo?: () => Promise<void>): void {
  toast({
    title: t(`admin-courses:toasts.${done}`),
    ...(undo && {
      action: {
        label: t('admin:undo'),
        run: () =>
          void undo().catch(() => toast({ title: t('admin-courses:toasts.failed'), tone: 'destructive' })),
      },
    }),
  })
}
