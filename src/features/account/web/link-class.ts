/** A link on its own line with a touch target of 44 px. */
export const linkClass = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'
