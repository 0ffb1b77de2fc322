import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { FieldTrouble } from '../../ui/field-parts.tsx'

interface ItemFieldsParts<Item> {
  readonly title: string
  readonly items: readonly Item[]
  readonly onChange: (items: readonly Item[]) => void
  /** A new item. */
  readonly empty: Item
  /** The most items. */
  readonly most: number
  readonly error: string | undefined
  readonly texts: {
    readonly item: (number: string) => string
    readonly add: string
    readonly remove: string
  }
  /** The fields of an item. */
  readonly children: (item: Item, change: (next: Partial<Item>) => void, index: number) => ReactNode
}

/** A list of items with several fields each, such as the bearers of a name, which an editor adds and removes. */
export function ItemFields<Item>({
  title,
  items,
  onChange,
  empty,
  most,
  error,
  texts,
  children,
}: ItemFieldsParts<Item>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 className="font-semibold text-[0.9375rem]" id={id}>
        {title}
      </h3>
      {items.map((item, index) => (
        <fieldset
          className="min-w-0 rounded-xl border border-hairline p-4"
          // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else of their own
          key={index}
        >
          <legend className="px-1 text-muted text-sm">{texts.item(formatNumber(index + 1))}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {children(
              item,
              (next) => onChange(items.map((each, at) => (at === index ? { ...each, ...next } : each))),
              index,
            )}
            <Button
              className="self-end justify-self-start"
              look="plain"
              onClick={() => onChange(items.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden size={16} />
              {texts.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      {error && <FieldTrouble text={error} />}
      {items.length < most && (
        <Button className="justify-self-start" onClick={() => onChange([...items, empty])}>
          <Plus aria-hidden size={16} />
          {texts.add}
        </Button>
      )}
    </section>
  )
}
