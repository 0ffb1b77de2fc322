import type { ReactNode } from 'react'

/** The class of a sheet’s content with its {@link SheetButtons}; nothing in it is wider than the sheet. */
export const aboveSheetButtons = '-mb-6 grid grid-cols-1 gap-5'

/** Buttons that stay at the lower edge of a sheet, over its padding. */
export const SheetButtons = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-6 -mx-6 flex flex-wrap gap-3 border-hairline border-t bg-raised px-6 py-3">
    {children}
  </div>
)
