import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { focusFirstError } from '#shared/web/ui/focus-first-error.ts'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { POST_LENGTHS, postTroubles, type WrittenPost } from '../../core/discussion.ts'
import { agreedToRules } from './discussion-drafts.ts'
import { RulesDialog } from './rules.tsx'
import { discussionFailure } from './use-discussions.ts'

/** A post being written, with a title if it starts a thread. The rules are shown before one’s first post. */
export function PostForm({
  written,
  onChange,
  hasTitle,
  label,
  submit,
  isSending,
  error,
  onSend,
  onCancel,
}: {
  written: { readonly title: string; readonly text: string }
  onChange: (written: { title: string; text: string }) => void
  hasTitle: boolean
  label: string
  submit: string
  isSending: boolean
  error: unknown
  onSend: (post: WrittenPost) => void
  onCancel?: () => void
}) {
  const [tried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The second press of a double click comes before `isSending` does.
  const isSent = useRef(false)
  useEffect(() => {
    isSent.current = isSending
  })
  const { data: user } = useUser()
  const { title, text } = written
  const post: WrittenPost = hasTitle ? { title: title.trim(), text: text.trim() } : { text: text.trim() }
  const troubles = postTroubles(post)
  const trouble = (field: keyof WrittenPost) => {
    const found = tried && troubles[field]
    return found ? t(`discussions:trouble.${found}`) : undefined
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSent.current) return
    const isRight = Object.keys(troubles).length === 0
    setTried(!isRight)
    if (!isRight) focusFirstError(form.current)
    else if (agreedToRules.read()) sendOnce()
    else setAsks(true)
  }
  const sendOnce = () => {
    isSent.current = true
    onSend(post)
  }
  const agree = () => {
    agreedToRules.write(true)
    setAsks(false)
    sendOnce()
  }
  return (
    <form className="grid min-w-0 gap-4" noValidate onSubmit={send} ref={form}>
      {hasTitle && (
        <TextField
          error={trouble('title')}
          label={t('discussions:form.title')}
          maxLength={POST_LENGTHS.title}
          name="title"
          onChange={({ target }) => onChange({ title: target.value, text })}
          value={title}
        />
      )}
      <TextArea
        className="min-h-28"
        dir="auto"
        hint={t('discussions:form.hint', {
          most: formatNumber(POST_LENGTHS.text),
          name: `\u2068${user?.firstName || user?.username || ''}\u2069`,
        })}
        label={label}
        maxLength={POST_LENGTHS.text}
        onText={(changed) => onChange({ title, text: changed })}
        trouble={trouble('text')}
        value={text}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={isSending} look="action" type="submit">
            {submit}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('discussions:cancel')}</Button>}
        </div>
        <p className="mt-2 text-ending empty:mt-0" role="alert">
          {Boolean(error) && t(`discussions:failures.${discussionFailure(error)}`)}
        </p>
      </div>
      {asks && <RulesDialog onAgree={agree} onClose={() => setAsks(false)} />}
    </form>
  )
}
