import { Link } from 'wouter'

/** A link from a card to its page. */
export function CardLink({ href, text }: { href: string; text: string }) {
  return (
    <Link
      className="-my-2 inline-flex min-h-11 min-w-11 items-center justify-end font-semibold text-action print:hidden"
      href={href}
    >
      {text}
    </Link>
  )
}
