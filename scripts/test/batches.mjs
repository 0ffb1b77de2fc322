/** The steps in order; consecutive quiet ones form a batch that runs in parallel. */
export function batches(steps) {
  const made = []
  for (const step of steps) {
    const last = made.at(-1)
    if (step.isQuiet && last?.[0].isQuiet) last.push(step)
    else made.push([step])
  }
  return made
}
