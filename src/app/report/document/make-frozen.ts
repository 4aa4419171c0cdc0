import type { Language } from '#catalog/kit/words.ts'
import { type Frozen, frozenOf, isTooLong } from '../../data/reports/frozen-block.ts'
import type { BlockSource, BlockType } from '../../data/reports/report.ts'
import type { ProjectQuestion } from '../project-questions.ts'
import { type ShownResult, shownResult } from '../shown-result.ts'
import { contentOf } from './block-content.ts'

export interface ResultBlock {
  readonly id: string
  readonly type: BlockType
  readonly source: BlockSource | undefined
}

/** Why a block stays as it is: it has no result to freeze, or one that is too long. */
export type NotFrozen = 'no-result' | 'too-long'

/** The present results of blocks, to be kept as they are. `blocks` are the ids of those that cannot be frozen, with the reason. */
export async function makeFrozen(
  blocks: readonly ResultBlock[],
  questions: readonly ProjectQuestion[],
  labelled: (label: string, text: string) => string,
  at: number,
): Promise<{ readonly frozen: ReadonlyMap<string, Frozen>; readonly not: ReadonlyMap<string, NotFrozen> }> {
  const frozen = new Map<string, Frozen>()
  const not = new Map<string, NotFrozen>()
  const known = new Map<string, Record<Language, ShownResult> | undefined>()
  for (const block of blocks) {
    const id = block.source?.id ?? ''
    if (!known.has(id))
      known.set(
        id,
        await inBoth(
          questions.find(({ record }) => record.id === id),
          labelled,
        ),
      )
    const made = frozenFrom(block, known.get(id), at)
    if (typeof made === 'string') not.set(block.id, made)
    else frozen.set(block.id, made)
  }
  return { frozen, not }
}

async function inBoth(question: ProjectQuestion | undefined, labelled: (label: string, text: string) => string) {
  if (!question) return undefined
  const en = await shownResult(question, { language: 'en', labelled }).catch(() => undefined)
  const zh = en && (await shownResult(question, { language: 'zh', labelled }))
  return zh && { en, zh }
}

function frozenFrom(block: ResultBlock, results: Record<Language, ShownResult> | undefined, at: number) {
  const [en, zh] = [results && contentOf(block, results.en), results && contentOf(block, results.zh)]
  if (!results || !en || !zh) return 'no-result'
  const { works, from } = results.en
  const made = frozenOf({ at, engine: from.engine, data: from.data, works, content: { en, zh } })
  return isTooLong(made) ? 'too-long' : made
}
