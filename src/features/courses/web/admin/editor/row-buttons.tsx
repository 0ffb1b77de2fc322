import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Buttons that move a row of a list and remove it. The focus follows a row that moves. */
export function RowButtons<Row>({
  rows,
  at,
  name,
  list,
  onChange,
}: {
  rows: readonly Row[]
  at: number
  /** Names the row for screen readers. */
  name: string
  /** Names the list in the ids of its buttons. */
  list: string
  onChange: (rows: readonly Row[]) => void
}) {
  const idOf = (place: number, button: string) => `${list}-${place}-${button}`
  const focus = (...ids: string[]) =>
    requestAnimationFrame(() =>
      ids
        .map((id) => document.getElementById(id))
        .find((element) => element instanceof HTMLButtonElement && !element.disabled)
        ?.focus(),
    )
  const move = (to: number, button: 'up' | 'down') => {
    const others = rows.filter((_, place) => place !== at)
    onChange([...others.slice(0, to), ...rows.slice(at, at + 1), ...others.slice(to)])
    focus(idOf(to, button), idOf(to, button === 'up' ? 'down' : 'up'))
  }
  const remove = () => {
    onChange(rows.filter((_, place) => place !== at))
    focus(idOf(Math.min(at, rows.length - 2), 'remove'), `${list}-add`)
  }
  return (
    <span className="flex shrink-0">
      <Button
        aria-label={t('admin-courses:editor.up', { name })}
        disabled={at === 0}
        id={idOf(at, 'up')}
        look="plain"
        onClick={() => move(at - 1, 'up')}
        round
      >
        <ArrowUp aria-hidden size={18} />
      </Button>
      <Button
        aria-label={t('admin-courses:editor.down', { name })}
        disabled={at === rows.length - 1}
        id={idOf(at, 'down')}
        look="plain"
        onClick={() => move(at + 1, 'down')}
        round
      >
        <ArrowDown aria-hidden size={18} />
      </Button>
      <Button
        aria-label={t('admin-courses:editor.remove', { name })}
        id={idOf(at, 'remove')}
        look="plain"
        onClick={remove}
        round
      >
        <Trash2 aria-hidden size={18} />
      </Button>
    </span>
  )
}
