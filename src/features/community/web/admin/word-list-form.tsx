import { type FormEvent, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { Unreachable } from '#shared/web/ui/unreachable.tsx'
import { entriesOf, WORD_LIST } from '../../core/word-list.ts'
import { moderationFailure, useSaveWordList, useWordList } from './use-moderation.ts'

/** The words that make a post wait for a moderator. */
export function WordListForm() {
  const { data, error, refetch } = useWordList()
  return (
    <section className="mt-10 max-w-reading rounded-card bg-raised p-5 shadow-card sm:p-6">
      <h2 className="mb-4 text-xl">{t('admin-community:wordList.title')}</h2>
      {data ? (
        <Words key={data.answer.version} version={data.answer.version} words={data.answer.words} />
      ) : (
        error && <Unreachable onRetry={() => void refetch()} />
      )}
    </section>
  )
}

function Words({ words, version }: { words: readonly string[]; version: number }) {
  const [lines, setLines] = useState(words.join('\n'))
  const saving = useSaveWordList()
  const entries = entriesOf(lines)
  const isTooMuch =
    entries.length > WORD_LIST.words || entries.some((entry) => entry.length > WORD_LIST.length)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isTooMuch || saving.isPending) return
    saving.mutate(
      { words: [...entries], version },
      {
        onSuccess: () => toast({ title: t('admin-community:wordList.saved') }),
        // The page shows the list of someone else after a conflict, so this can’t be beside it.
        onError: (problem) =>
          toast({
            title: t(`admin-community:failures.${moderationFailure(problem)}`),
            tone: 'destructive',
          }),
      },
    )
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={save}>
      <TextArea
        className="min-h-40"
        dir="auto"
        hint={t('admin-community:wordList.about')}
        label={t('admin-community:wordList.label')}
        onText={setLines}
        trouble={
          isTooMuch
            ? t('admin-community:wordList.tooMany', {
                most: formatNumber(WORD_LIST.words),
                length: formatNumber(WORD_LIST.length),
              })
            : undefined
        }
        value={lines}
      />
      <div>
        <Button disabled={saving.isPending} look="action" type="submit">
          {t('admin-community:wordList.save')}
        </Button>
      </div>
    </form>
  )
}
