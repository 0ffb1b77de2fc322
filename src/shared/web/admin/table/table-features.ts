import {
  columnVisibilityFeature,
  type ReactTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/** What the admin tables use of the library. */
export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
})
type AdminTableFeatures = typeof features

export type AdminReactTable<Row> = ReactTable<AdminTableFeatures, Row & object>

/** What the rows are drawn from, as a table or as cards. */
export interface TableParts<Row> {
  readonly table: AdminReactTable<Row>
  readonly titleOf: (row: Row) => string
  readonly onOpen: ((row: Row) => void) | undefined
  readonly canSelect: boolean
}
