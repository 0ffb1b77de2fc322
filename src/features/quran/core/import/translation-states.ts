export const translationStates = ['available', 'deleted'] as const
