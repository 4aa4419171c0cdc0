import type { AnalysisDefinition, MessageSpecs } from '../analysis.ts'
import { warning } from './build-table.ts'
import type { Notice, Params, Rejected } from './outcome.ts'

/** Messages of an analysis that answers for each of several variables separately. */
export const leftOutMessages = {
  'left-out': {
    en: 'Left out, because this analysis cannot be computed for them: {variables}. The reason of each follows.',
    zh: '以下变量无法进行本分析，未纳入：{variables}。原因分述如下。',
  },
  'all-missing': { en: '{variable} has no value at all.', zh: '{variable} 全部缺失。' },
} as const satisfies MessageSpecs

type LeftOutMessages = MessageSpecs & Record<keyof typeof leftOutMessages, unknown>

/** Warnings that name the omitted variables, with the reason for each. */
export function leftOut<M extends LeftOutMessages>(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: M },
  refused: readonly Rejected[],
): readonly Notice[] {
  if (refused.length === 0) return []
  const variables = refused.flatMap(({ params }) => params.variable ?? [])
  const warn = (code: string, params: Params) => warning(definition, code as Extract<keyof M, string>, params)
  return [warn('left-out', { variables }), ...refused.map(({ code, params }) => warn(code, params))]
}

export interface Answerable<T> {
  readonly kept: readonly T[]
  readonly refused: readonly Rejected[]
  /** 1 for rows complete in all remaining variables; undefined if each uses its own rows. */
  readonly rows: Uint8Array | undefined
}

/**
 * Which of several variables, or pairs of them, an analysis can answer for. One that cannot be analysed on its own takes no rows from the
 * others: `complete` gives the rows complete in the remaining ones, and those for which these rows do not suffice are omitted too.
 */
export async function answerable<T>(
  asked: readonly T[],
  refusal: (one: T, rows?: Uint8Array) => Rejected | undefined,
  complete: ((kept: readonly T[]) => Promise<Uint8Array> | Uint8Array) | null,
  checkpoint: () => Promise<void>,
): Promise<Answerable<T>> {
  const refused: Rejected[] = []
  const judged = async (all: readonly T[], rows?: Uint8Array): Promise<readonly T[]> => {
    const kept: T[] = []
    for (const one of all) {
      const reason = refusal(one, rows)
      if (reason === undefined) kept.push(one)
      else refused.push(reason)
      await checkpoint()
    }
    return kept
  }
  const own = await judged(asked)
  if (complete === null || own.length === 0) return { kept: own, refused, rows: undefined }
  const rows = await complete(own)
  await checkpoint()
  return { kept: await judged(own, rows), refused, rows }
}
