/** The steps in their order, quiet ones that follow each other as one batch to run at the same time. */
export function batches(steps) {
  const made = []
  for (const step of steps) {
    const last = made.at(-1)
    if (step.isQuiet && last?.[0].isQuiet) last.push(step)
    else made.push([step])
  }
  return made
}
