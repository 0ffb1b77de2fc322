/**
 * The steps, parts and features that are named on the command line. Parts without a feature run completely;
 * features without a part run all their kinds of tests. `problem` names unknown words and lists the known
 * ones.
 */
export function choose(words, { steps, features, isFull = false }) {
  const allParts = [...new Set(steps.flatMap((step) => step.keys))]
  const unknown = words.filter((word) => !allParts.includes(word) && !features.includes(word))
  if (unknown.length > 0) {
    return {
      problem: `There is no part or feature named ${unknown.join(', ')}.\nParts: ${allParts.join(', ')}.\nFeatures: ${features.join(', ')}.`,
    }
  }
  const chosenFeatures = words.filter((word) => features.includes(word) && !allParts.includes(word))
  const named = words.filter((word) => allParts.includes(word))
  const ofFeatures = ['core', 'web', 'server', 'e2e']
  const parts = named.length > 0 ? named : chosenFeatures.length > 0 ? ofFeatures : allParts
  return {
    parts,
    features: chosenFeatures,
    steps: steps.filter(
      (step) =>
        step.keys.some((key) => parts.includes(key)) && (isFull || !step.isOnlyFull || named.length > 0),
    ),
  }
}
