import type { Language } from '#catalog/kit/words.ts'
import type { BlockContent } from '../../data/reports/block-content.ts'
import type { FrozenState } from '../../data/reports/frozen-block.ts'
import type { BlockSource, BlockType } from '../../data/reports/report.ts'
import { partOf, type ShownResult } from '../shown-result.ts'

interface ResultBlock {
  readonly id: string
  readonly type: BlockType
  readonly source: BlockSource | undefined
}

/** The frozen results of a report, by block. */
export type FrozenBlocks = ReadonlyMap<string, FrozenState>

type Part = Pick<BlockSource, 'part' | 'group'>

const known = new WeakMap<ShownResult, Map<string, BlockContent | undefined>>()

/** What a block shows of a result, the same object each time; undefined if the result does not have it. */
export function contentOf({ type, source }: Omit<ResultBlock, 'id'>, result: ShownResult): BlockContent | undefined {
  const part: Part = source ?? { part: null }
  const key = JSON.stringify([type, part.part, part.group ?? null])
  const made = known.get(result) ?? new Map<string, BlockContent | undefined>()
  known.set(result, made)
  if (!made.has(key)) made.set(key, partContent(type, part, result))
  return made.get(key)
}

function partContent(type: BlockType, part: Part, result: ShownResult): BlockContent | undefined {
  const { methods, paragraphs } = result
  if (type === 'reading') {
    if (part.group === undefined) return { paragraphs, methods }
    const group = result.groups.find(({ key }) => key === part.group)
    return group && { heading: group.name, paragraphs: group.paragraphs, methods }
  }
  if (type === 'table') {
    const table = partOf(result.tables, part)
    if (!table) return undefined
    const { keys: _keys, group: _group, ...printed } = table // what blocks and numbers in texts are bound to is not frozen
    return { paragraphs: [], table: printed, methods }
  }
  const found = type === 'figure' ? partOf(result.figures, part) : undefined
  if (!found) return undefined
  const { group: _, ...figure } = found
  return { paragraphs: [], figure, methods }
}

interface Shown {
  readonly results: ReadonlyMap<string, ShownResult>
  readonly frozen: FrozenBlocks
  readonly language: Language
}

/** What a block shows: its frozen result, or else the present one. Undefined if it has none here. */
export function shownContent(block: ResultBlock, { results, frozen, language }: Shown): BlockContent | undefined {
  const state = frozen.get(block.id)
  if (state !== undefined) return typeof state === 'string' ? undefined : state.content[language]
  const result = block.source && results.get(block.source.id)
  return result && contentOf(block, result)
}
