import { estimateTokens } from '#contract/assistant/estimate.ts'

/** Most tokens of a tool's answer (SPEC AI13). */
export const MAX_TOKENS = 2000
/** For `"cut":true` and the braces. */
const FOR_ENDS = 12

interface List {
  readonly name: string
  readonly items: readonly unknown[]
  /** The list takes no more than this share of the answer, with what stands before it; 1 for all. */
  readonly until: number
}

/**
 * The answer of a tool as JSON: some fields, then lists as far as they fit into `MAX_TOKENS`. `cut` says that something was left out.
 * @param fields short
 */
export function answerText(fields: Readonly<Record<string, unknown>>, lists: readonly List[]): string {
  let tokens = estimateTokens(JSON.stringify(fields)) + FOR_ENDS
  let isCut = false
  const shown: Record<string, readonly unknown[]> = {}
  for (const { name, items, until } of lists) {
    if (items.length === 0) continue
    tokens += estimateTokens(`"${name}":[],`)
    const fitting: unknown[] = []
    for (const item of items) {
      const more = estimateTokens(`${JSON.stringify(item)},`)
      if (tokens + more > MAX_TOKENS * until) {
        isCut = true
        break
      }
      tokens += more
      fitting.push(item)
    }
    shown[name] = fitting
  }
  return JSON.stringify({ ...fields, ...shown, ...(isCut && { cut: true }) })
}

/** An error that the model can act on; never words of this device. */
export const errorText = (error: ToolError): string => JSON.stringify({ error })

/** The user does not want to show it. */
export const REFUSED = JSON.stringify({ refused: true })

export type ToolError =
  | 'unknown-tool'
  | 'invalid-arguments'
  | 'unknown-id'
  | 'not-available'
  | 'no-room'
  | 'no-dataset'
  | 'no-result'
