import { CircleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'

/** The label above a field. */
export const fieldLabel = 'mb-1.5 block font-semibold text-[0.9375rem]'

/** What is wrong with a field or a list of fields; `id` links it to them, and without one it is announced. */
export const FieldTrouble = ({ text, id, className }: { text: string; id?: string; className?: string }) => (
  <p
    className={classNames('flex items-start gap-1.5 text-ending text-sm', className)}
    id={id}
    role={id ? undefined : 'alert'}
  >
    <CircleAlert aria-hidden className="mt-0.5 shrink-0" size={16} />
    {text}
  </p>
)
