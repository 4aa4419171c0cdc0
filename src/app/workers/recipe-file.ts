import * as z from 'zod/mini'
import type { Json } from '#catalog/kit/json.ts'
import { isStoredKey } from '#catalog/kit/steps/secret-key.ts'
import { FormatError } from '#formats/format-error.ts'

/** Steps without rows, to be used on another dataset. */
export interface Recipe {
  /** The variables with which they begin. */
  readonly columns: readonly RecipeColumn[]
  readonly steps: readonly RecipeStep[]
}

export interface RecipeColumn {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly type: string
}

export interface RecipeStep {
  readonly id: string
  readonly type: string
  readonly version: number
  readonly firstVersion?: number
  readonly comment?: string
  readonly options: Readonly<Record<string, Json>>
  /** The columns that it makes. */
  readonly makes: readonly { readonly id: string; readonly name: string }[]
}

const id = z.string().check(z.minLength(1), z.maxLength(200))
const text = z.string().check(z.maxLength(2000))
const version = z.int().check(z.gte(1), z.lte(10_000))
const stored = z.object({
  format: z.literal('slipstick-recipe'),
  version: z.literal(1),
  columns: z
    .array(z.object({ id, name: text, label: text, type: z.enum(['number', 'text', 'date', 'datetime']) }))
    .check(z.maxLength(20_000)),
  steps: z
    .array(
      z.object({
        id,
        type: id,
        version,
        firstVersion: z.optional(version),
        comment: z.optional(text),
        options: z.record(id, z.json()),
        makes: z.array(z.object({ id, name: text })).check(z.maxLength(20_000)),
      }),
    )
    .check(z.maxLength(1000)),
})

/** Bytes of the longest file that is read. */
const LONGEST = 16_000_000

/** The id of a variable of the recipe in options of a copy, if the dataset lacks it. */
export const lackingId = (id: string) => `lacking.${id}`

/** The recipe as a file. Formulas and rules are part of it, and may quote values of the rows; keys are not. */
export function writeRecipe({ columns, steps }: Recipe): Blob {
  const withoutKeys = steps.map((step) => ({
    ...step,
    options: Object.fromEntries(Object.entries(step.options).filter(([, value]) => !isStoredKey(value))),
  }))
  const whole = { format: 'slipstick-recipe', version: 1, columns, steps: withoutKeys }
  return new Blob([JSON.stringify(whole, null, 1)], { type: 'application/json' })
}

/** Undefined if it is not a recipe; nesting too deep for the stack is not one either. */
function parsed(text: string): z.output<typeof stored> | undefined {
  try {
    return stored.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Throws FormatError. */
export async function readRecipe(file: Blob): Promise<Recipe> {
  const whole = file.size > LONGEST ? undefined : parsed(await file.text())
  if (whole === undefined) throw new FormatError('damaged-recipe')
  const { columns, steps } = whole
  return {
    columns,
    steps: steps.map(({ firstVersion, comment, ...step }) => ({
      ...step,
      ...(firstVersion && { firstVersion }),
      ...(comment && { comment }),
    })),
  }
}
