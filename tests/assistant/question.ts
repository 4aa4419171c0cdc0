import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const patterns = z.array(z.string().refine((text) => isPattern(text), 'a regular expression'))

const question = z.strictObject({
  /** Its group, and a number. */
  id: z.string().regex(/^[ABCD]\d+$/),
  locale: z.enum(['zh', 'en']),
  question: z.string(),
  /** What a right answer has. */
  expect: z.strictObject({
    /** One of these entries of the catalogue is named, by its id or its title. */
    entries: z.array(z.string()).optional(),
    /** None of these is named as an id. */
    not: z.array(z.string()).optional(),
    /** This tool is called. */
    tool: z.string().optional(),
    /** Each matches the answer; upper and lower case are alike. */
    says: patterns.optional(),
    /** None matches. */
    says_not: patterns.optional(),
  }),
})
export type Question = z.output<typeof question>

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'iu') instanceof RegExp
  } catch {
    return false
  }
}

/** A: which analysis, B: agreement, planning and reading, C: limits and safety, D: the product. With the least share of right answers. */
export const groups = { A: 0.9, B: 0.85, C: 1, D: 0.9 } as const
export type Group = keyof typeof groups

export function readQuestions(): readonly Question[] {
  const file = fileURLToPath(new URL('questions.json', import.meta.url))
  return z.array(question).parse(JSON.parse(readFileSync(file, 'utf8')))
}
