import { isTool } from './tools/run-tool.ts'

/** What tools did for an answer, as it is stored with it: which were used, and the clinical tools that it offers. */
export interface ToolsUsed {
  readonly names: readonly string[]
  readonly cards: readonly string[]
}

const MOST = 12
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads the field `tools` of a message. Another version may have written it: unknown tools and invalid ids are left out. */
export function readToolsUsed(value: unknown): ToolsUsed | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { names, cards } = value as Partial<Record<keyof ToolsUsed, unknown>>
  const used = { names: textsIn(names).filter(isTool), cards: textsIn(cards).filter((id) => ID.test(id)) }
  return used.names.length + used.cards.length > 0 ? used : undefined
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))].slice(0, MOST) : []
