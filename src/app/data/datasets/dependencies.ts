import { namedRecords } from '#catalog/kit/options/named-records.ts'
import type { SyncedRecord } from '#contract/calls/sync.ts'
import { carriesRows, isKind, isOptional, kinds } from '#contract/records/kinds.ts'
import { fieldValue } from '../database/records.ts'
import { answersOf } from './analysis.ts'

/** A reference from one record to another. */
export interface Edge {
  readonly from: string
  readonly to: string
  /** The field, or the leaf of the option, with the reference. */
  readonly via: string
  /** `parent`: `from` is hidden when `to` is deleted. `optional`: it stays. `answer`: it stays, and the option keeps its value. */
  readonly sort: 'parent' | 'optional' | 'answer'
  /** Whether the reference follows the current state of `to`, so that a change of it makes `from` stale. */
  readonly follows: boolean
  readonly stamp: string
}

/** The records of a user, or a project with everything in it, and their references (SPEC D12). */
export interface Graph {
  readonly records: ReadonlyMap<string, SyncedRecord>
  /** Sorted by `from`, `via` and `to`, so that the order is the same on every device. */
  readonly edges: readonly Edge[]
}

/** The references of a record, existing or not: those of its kind and, for a kind with options, the records in its options. */
export function edgesOf(record: SyncedRecord): Edge[] {
  const { id: from, kind, fields } = record
  if (!isKind(kind)) return []
  const references = Object.keys(kinds[kind].references).flatMap((via): Edge[] => {
    const [to, stamp = ''] = fields[via] ?? []
    const sort = isOptional(kind, via) ? 'optional' : 'parent'
    return typeof to === 'string' ? [{ from, to, via, sort, follows: true, stamp }] : []
  })
  const named = 'option.*' in kinds[kind].fields ? namedRecords(answersOf(record)) : []
  const answers = named.map(({ leaf, record: to, follows }): Edge => {
    const stamps = [`option.${leaf}`, `data.${leaf}`].map((name) => fields[name]?.[1] ?? '')
    return { from, to, via: leaf, sort: 'answer', follows, stamp: stamps.sort().at(-1) ?? '' }
  })
  return [...references, ...answers]
}

/**
 * Includes deleted records: their edges stay, so deletion and its reversal leave the same graph. An option refers only to records in the
 * projects that its own record reaches by references: so rows come from nowhere else, and SPEC R6 has to check only these references.
 */
export function graphOf(given: Iterable<SyncedRecord>): Graph {
  const records = new Map(Array.from(given, (record) => [record.id, record]))
  const edges = [...records.values()].flatMap(edgesOf)
  const references = nextBy(edges.filter(({ sort }) => sort !== 'answer').map(({ from, to }) => [from, to]))
  const homesOf = (id: string) =>
    new Set([id, ...reach([id], references)].filter((near) => (records.get(near)?.kind ?? 'project') === 'project'))
  const isWithin = ({ from, to }: Edge) => {
    const kind = records.get(to)?.kind
    // a column of a step is identified by its name
    if (kind === undefined || !isKind(kind) || kind === 'step') return false
    const homes = homesOf(to)
    return homes.size === 0 ? !Object.keys(kinds[kind].fields).some(carriesRows) : isSubset(homes, homesOf(from))
  }
  const known = edges.filter((edge) => edge.sort !== 'answer' || isWithin(edge))
  return { records, edges: known.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) }
}

export const keyOf = ({ from, via, to }: Edge) => `${from} ${via} ${to}`

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one))

/** Deleted records, and records hidden because an ancestor is deleted or missing. */
export function goneOf({ records, edges }: Graph): ReadonlySet<string> {
  const parents = edges.filter(({ sort }) => sort === 'parent')
  const deleted = [...records.values()].filter((record) => fieldValue(record, 'deleted') === true).map(({ id }) => id)
  const orphans = parents.filter(({ to }) => !records.has(to)).map(({ from }) => from)
  const first = [...deleted, ...orphans]
  return new Set([...first, ...reach(first, nextBy(parents.map(({ from, to }) => [to, from])))])
}

/** The edges from existing records to deleted ones, to be shown as such. */
export function lostEdges(graph: Graph): Edge[] {
  const gone = goneOf(graph)
  return graph.edges.filter(({ from, to }) => !gone.has(from) && (gone.has(to) || !graph.records.has(to)))
}

/**
 * Everything that is stale after a change of the record, directly or indirectly. Versions decide whether a result really differs (SPEC D3,
 * D4).
 */
export function dependentsOf(graph: Graph, id: string): ReadonlySet<string> {
  const follows = graph.edges.filter((edge) => edge.follows)
  const found = reach([id], nextBy(follows.map((edge) => needOf(graph, edge)).map(([from, to]) => [to, from])))
  found.delete(id)
  return found
}

/** The records with everything they depend on and the ancestors of these, directly or indirectly. */
export function neededBy(graph: Graph, ids: Iterable<string>): ReadonlySet<string> {
  const { edges } = graph
  const next = nextBy([
    ...edges.map((edge) => needOf(graph, edge)),
    ...edges.map(({ from, to }) => [from, to] as const),
  ])
  const first = [...ids]
  return new Set([...first, ...reach(first, next)])
}

/** Variables, sets and steps are parts of their dataset: it depends on them. Every other record depends on what it refers to. */
export function needOf({ records }: Graph, { from, to, sort }: Edge): readonly [string, string] {
  const kind = records.get(from)?.kind
  const isPart = kind === 'variable' || kind === 'set' || kind === 'step'
  return isPart && sort === 'parent' ? [to, from] : [from, to]
}

type Next = ReadonlyMap<string, readonly string[]>

export function nextBy(pairs: readonly (readonly [string, string])[]): Next {
  const next = new Map<string, string[]>()
  for (const [from, to] of pairs) {
    const known = next.get(from)
    if (known) known.push(to)
    else next.set(from, [to])
  }
  return next
}

/** The records reachable by at least one edge; a starting record is included only if it is on a circle. */
export function reach(first: readonly string[], next: Next): Set<string> {
  const found = new Set<string>()
  const open = [...first]
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const near of next.get(id) ?? [])
      if (!found.has(near)) {
        found.add(near)
        open.push(near)
      }
  return found
}
