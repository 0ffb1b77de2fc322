import type { ReactNode } from 'react'
import type { Endpoint } from '#shared/core/contract/endpoint.ts'
import type { BulkAction } from './bulk-bar.tsx'

/** A column; its id is also the name of its order in the contract. */
export interface AdminColumn<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
}

/** A filter of the contract, with the text of the choice that leaves it out. */
export interface AdminFilter {
  readonly name: string
  readonly label: string
  readonly all: string
  readonly values: readonly { readonly value: string; readonly text: string }[]
}

export interface AdminTableProps<Row> {
  /** The call that answers a page, with `tableQuery` and `tableAnswer`. */
  readonly list: Endpoint
  /** The field of the answer with the rows; `data` by default. */
  readonly rowsIn?: string
  /** The call that answers all rows as a file, with `exportQuery`. */
  readonly exported?: Endpoint
  /** The call that checks and imports a file. */
  readonly imported?: Endpoint
  /** Whether the import is open at first. */
  readonly startsImport?: boolean
  readonly columns: readonly AdminColumn<Row>[]
  readonly filters?: readonly AdminFilter[]
  readonly keyOf: (row: Row) => string
  /** The name of a row for screen readers and on a phone. */
  readonly titleOf: (row: Row) => string
  /** The name of the table. */
  readonly label: string
  readonly searchLabel: string
  /** Shown when there are no rows: what to do next. */
  readonly empty: string
  /** Opens a row, for example in an editor. */
  readonly onOpen?: (row: Row) => void
  /** Actions on the chosen rows. */
  readonly bulk?: readonly BulkAction[]
}
