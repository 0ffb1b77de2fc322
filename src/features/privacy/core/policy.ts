/** The parts of the privacy page, in order; the texts are `policy:parts.<part>`. */
export const policyParts = [
  'short',
  'device',
  'private',
  'asked',
  'account',
  'server',
  'cookies',
  'outside',
  'logs',
  'yours',
  'contact',
] as const
export type PolicyPart = (typeof policyParts)[number]

/** The parts of the terms, in order (specification, section 2). */
export const termsParts = ['agreement', 'service', 'use', 'content', 'money', 'contact'] as const

export const mayDo = ['personal', 'share', 'learn', 'times'] as const
export const mayNotDo = ['trade', 'change', 'reverse', 'illegal', 'mislead'] as const
