/** A link in a line of its own, as tall as a finger needs. */
export const linkClass = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'
