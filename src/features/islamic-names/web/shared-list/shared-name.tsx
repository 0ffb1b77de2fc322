import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import type { SharedNameAnswer } from '../../core/shared-list/shared-list.contract.ts'
import { isAgreed, type ListPerson, type Vote, votes } from '../../core/shared-list/shared-list.ts'

/** A name with one’s own vote to choose and the other person’s vote to read. */
export function SharedName({
  name: shared,
  person,
  onVote,
  onRemove,
}: {
  name: SharedNameAnswer
  person: ListPerson
  onVote: (vote: Vote) => void
  onRemove: () => void
}) {
  const { name, slug, arabicName } = shared
  const other = shared.votes[person === 'first' ? 'second' : 'first']
  return (
    <li className="min-w-0 rounded-card bg-raised p-4 shadow-card print:break-inside-avoid print:p-0 print:shadow-none">
      <div className="flex items-start justify-between gap-3">
        <h2 className="wrap-anywhere min-w-0 text-xl leading-snug">
          {slug ? (
            <Link
              className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline"
              href={`/islamic-names/${slug}`}
            >
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi className="inline-flex min-h-11 items-center">{name}</bdi>
          )}
          {arabicName && arabicName !== name && (
            <bdi className="ms-3 font-typed" dir="rtl" lang="ar">
              {arabicName}
            </bdi>
          )}
        </h2>
        <Button
          aria-label={t('name-list:remove', { name })}
          className="text-muted"
          data-tooltip={t('name-list:remove', { name })}
          look="plain"
          onClick={onRemove}
          round
        >
          <Trash2 aria-hidden size={18} />
        </Button>
      </div>
      <RadioGroup<Vote | ''>
        label={t('name-list:yourVote')}
        onChoose={(vote) => vote && onVote(vote)}
        options={votes.map((value) => ({ value, text: t(`name-list:votes.${value}`) }))}
        value={shared.votes[person] ?? ''}
      />
      <p className="mt-2 text-muted text-sm">
        {isAgreed(shared)
          ? t('name-list:both')
          : other
            ? t('name-list:other', { vote: t(`name-list:votes.${other}`) })
            : t('name-list:notYet')}
      </p>
    </li>
  )
}
