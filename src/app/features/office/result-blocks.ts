import type { Node } from 'prosemirror-model'
import type { Language } from '#catalog/kit/words.ts'
import type { BlockContent } from '../../data/reports/block-content.ts'
import type { BlockType } from '../../data/reports/report.ts'
import { contentOf, type FrozenBlocks } from '../../report/document/block-content.ts'
import type { ResultBlock } from '../../report/document/make-frozen.ts'
import { blockOfNode } from './editor/schema.ts'
import type { NoContent } from './result-block.tsx'
import type { ReportResults } from './use-results.ts'

export const noneFrozen: FrozenBlocks = new Map()

export const isResult = ({ type }: { readonly type: BlockType }) =>
  type === 'table' || type === 'figure' || type === 'reading'

export const resultBlocks = (nodes: readonly Node[]): readonly ResultBlock[] => nodes.map(blockOfNode).filter(isResult)

interface Shown {
  readonly results: ReportResults
  /** Undefined until it is read. */
  readonly frozen: FrozenBlocks | undefined
  readonly language: Language
}

/** What a block shows, or why it shows nothing. */
export function contentShown(block: ResultBlock, { results, frozen, language }: Shown): BlockContent | NoContent {
  const state = frozen?.get(block.id)
  if (state !== undefined) return typeof state === 'string' ? state : state.content[language]
  const result = block.source && results.shown.get(block.source.id)
  if (!frozen || (block.source && !result)) return 'computing'
  if (!result) return 'elsewhere'
  return typeof result === 'string' ? result : (contentOf(block, result) ?? 'no-part')
}
