/** How bad an error in a browser is. */
export const severities = ['low', 'medium', 'high', 'critical'] as const
