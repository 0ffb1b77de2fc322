import { z } from 'zod'

/**
 * Makes bodies that follow the rules of an editor: `troublesOf` gives the problems of their values by field, as codes, and
 * each becomes an issue of its field. The editor applies the same function before it sends.
 */
export const withRulesOf =
  <Values>(troublesOf: (values: Values) => Readonly<Partial<Record<keyof Values & string, string>>>) =>
  <Shape extends z.ZodRawShape>(shape: Shape) =>
    z.strictObject(shape).check((context) => {
      for (const [field, code] of Object.entries(troublesOf(context.value as Values)))
        context.issues.push({ code: 'custom', message: code as string, path: [field], input: context.value })
    })
