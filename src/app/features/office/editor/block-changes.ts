import { generateNKeysBetween } from 'fractional-indexing'
import type { Node } from 'prosemirror-model'
import type { Block } from '../../../data/reports/report.ts'
import { type BlockChange, seenIn } from '../../../data/reports/write-blocks.ts'
import { blockOfNode, type EditedBlock } from './schema.ts'

/** The blocks as the editor last read or wrote them, by id. */
export type KnownBlocks = ReadonlyMap<string, Block>

/** What has to be written so that the stored blocks are those of the document. */
export function changesOf(doc: Node, known: KnownBlocks, device: string): BlockChange[] {
  const edited = doc.children.map(blockOfNode)
  if (isUntouched(doc) && !known.has(edited[0]?.id ?? '')) edited.pop()
  const orders = ordersOf(edited.map(({ id }) => known.get(id)?.order ?? null))
  const changes = edited.flatMap((block, k) => changeOf(block, known.get(block.id), orders[k] as string, device) ?? [])
  const kept = new Set(edited.map(({ id }) => id))
  const gone = [...known.values()].filter(({ id }) => !kept.has(id))
  return [...changes, ...gone.map((block) => ({ id: block.id, deleted: true as const, seen: seenIn(block, device) }))]
}

/** Whether there is nothing but one empty paragraph. */
export function isUntouched({ childCount, firstChild }: Node): boolean {
  return childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0
}

/** Undefined if the block is stored as it is. */
function changeOf(edited: EditedBlock, known: Block | undefined, order: string, device: string) {
  const { id, type, level, source, runs } = edited
  if (!known)
    return { id, type, order, ...(level > 1 && { level }), ...(source && { source }), ...(runs.length > 0 && { runs }) }
  const change = {
    ...(known.type !== type && { type }),
    ...(known.order !== order && { order }),
    ...(known.level !== level && { level }),
    ...(isSame(runs, known.text?.runs ?? []) ? {} : { runs, seen: seenIn(known, device) }),
  }
  return Object.keys(change).length > 0 ? { id, ...change } : undefined
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The order keys of blocks in their new order: as many as possible keep theirs, so that moving one block writes one key. `null` has none yet.
 */
function ordersOf(orders: readonly (string | null)[]): string[] {
  const kept = rising(orders)
  const keys: string[] = []
  let last: string | null = null
  for (let k = 0; k < orders.length; ) {
    const own = orders[k] ?? null
    if (kept.has(k) && own !== null) {
      keys.push(own)
      last = own
      k += 1
      continue
    }
    let end = k
    while (end < orders.length && !kept.has(end)) end += 1
    keys.push(...generateNKeysBetween(last, orders[end] ?? null, end - k))
    last = keys.at(-1) ?? null
    k = end
  }
  return keys
}

/** The places of a longest rising subsequence (Fredman 1975). */
function rising(orders: readonly (string | null)[]): ReadonlySet<number> {
  const tails: number[] = []
  const before: number[] = []
  for (const [k, order] of orders.entries()) {
    if (order === null) continue
    let at = tails.findIndex((tail) => (orders[tail] as string) >= order)
    if (at < 0) at = tails.length
    before[k] = tails[at - 1] ?? -1
    tails[at] = k
  }
  const kept = new Set<number>()
  for (let k = tails.at(-1) ?? -1; k >= 0; k = before[k] ?? -1) kept.add(k)
  return kept
}
