/** The selected items of a list, and the one from which a range starts. */
export interface Selection {
  readonly chosen: ReadonlySet<string>
  readonly anchor?: string
}

export const emptySelection: Selection = { chosen: new Set() }

/** After a press on an item: toggles it, and the next range starts from it. */
export function toggled({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return { chosen: next, anchor: id }
}

/**
 * After a press with Shift: everything from the last pressed item to this one gets the state of that item.
 */
export function extendedTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return toggled(selection, id)
  const next = new Set(selection.chosen)
  const choose = selection.anchor !== undefined && selection.chosen.has(selection.anchor)
  for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (choose) next.add(each)
    else next.delete(each)
  }
  return { chosen: next, anchor: id }
}

export const allOf = (order: readonly string[]): Selection => ({ chosen: new Set(order) })

/** The selection without items that are no longer in the list; the same object if nothing changed. */
export function stillListed(selection: Selection, order: ReadonlySet<string>): Selection {
  if ([...selection.chosen].every((id) => order.has(id))) return selection
  const chosen = new Set([...selection.chosen].filter((id) => order.has(id)))
  return { chosen, ...(selection.anchor !== undefined && { anchor: selection.anchor }) }
}
