import { diffWordsWithSpace } from 'diff'
import { t } from '../../i18n/i18n.ts'

/** A field as it appears in a comparison. */
export interface ComparedField<Values> {
  readonly title: string
  readonly text: (values: Values) => string
  /** The direction of the text, if it has one of its own. */
  readonly dir?: 'ltr' | 'rtl'
  readonly lang?: string
}

/** The fields that differ between two versions, word by word. */
export function CompareVersions<Values>({
  fields,
  before,
  after,
  beforeTitle,
  afterTitle,
}: {
  fields: readonly ComparedField<Values>[]
  before: Values
  after: Values
  beforeTitle: string
  afterTitle: string
}) {
  const changed = fields.filter(({ text }) => text(before) !== text(after))
  if (changed.length === 0) return <p className="text-muted">{t('admin:compare.same')}</p>
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <del className="bg-ending-soft px-1.5 text-ending">{beforeTitle}</del>
        <ins className="bg-action-soft px-1.5 text-action no-underline">{afterTitle}</ins>
      </p>
      <dl className="grid gap-4">
        {changed.map(({ title, text, dir, lang }) => (
          <div key={title}>
            <dt className="mb-1 text-muted text-sm">{title}</dt>
            <dd className="whitespace-pre-line break-words leading-relaxed" dir={dir ?? 'auto'} lang={lang}>
              <Difference after={text(after)} before={text(before)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Difference({ before, after }: { before: string; after: string }) {
  let at = 0
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
    const key = at
    at += 1
    if (removed)
      return (
        <del className="bg-ending-soft text-ending" key={key}>
          {value}
        </del>
      )
    if (added)
      return (
        <ins className="bg-action-soft text-action" key={key}>
          {value}
        </ins>
      )
    return <span key={key}>{value}</span>
  })
}
