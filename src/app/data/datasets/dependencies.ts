import { namedRecords } from '#catalog/kit/options/named-records.ts'
import type { SyncedRecord } from '#contract/calls/sync.ts'
import { carriesRows, isKind, isOptional, kinds } from '#contract/records/kinds.ts'
import { fieldValue } from '../database/records.ts'
import { answersOf } from './analysis.ts'

/** A record names another one. */
export interface Edge {
  readonly from: string
  readonly to: string
  /** The field, or the leaf of the answer, that names it. */
  readonly via: string
  /** `parent`: `from` is hidden when `to` is deleted. `optional`: it stays. `answer`: it stays, and the answer names a record like any other value. */
  readonly sort: 'parent' | 'optional' | 'answer'
  /** Whether `to` is meant as it is today, so that a change of it makes `from` stale. */
  readonly follows: boolean
  readonly stamp: string
}

/** The records of a user, or a project with all that belongs to it, and what they name of each other (SPEC D12). */
export interface Graph {
  readonly records: ReadonlyMap<string, SyncedRecord>
  /** By `from`, `via` and `to`, so that every device has them in one order. */
  readonly edges: readonly Edge[]
}

/** What a record names, whether or not that exists: its references, and of a kind that asks options the records in its answers. */
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
 * Deleted records belong in it too: their edges stay, and so deletion and its reversal leave the same graph. An answer names a record only within the
 * projects that the record of the answer reaches by its references: so rows come from nowhere else, and these references are all that SPEC R6 has to look at.
 */
export function graphOf(given: Iterable<SyncedRecord>): Graph {
  const records = new Map(Array.from(given, (record) => [record.id, record]))
  const edges = [...records.values()].flatMap(edgesOf)
  const references = nextBy(edges.filter(({ sort }) => sort !== 'answer').map(({ from, to }) => [from, to]))
  const homesOf = (id: string) =>
    new Set([id, ...reach([id], references)].filter((near) => (records.get(near)?.kind ?? 'project') === 'project'))
  const isWithin = ({ from, to }: Edge) => {
    const kind = records.get(to)?.kind
    // what a step makes is named by its column
    if (kind === undefined || !isKind(kind) || kind === 'step') return false
    const homes = homesOf(to)
    return homes.size === 0 ? !Object.keys(kinds[kind].fields).some(carriesRows) : isSubset(homes, homesOf(from))
  }
  const known = edges.filter((edge) => edge.sort !== 'answer' || isWithin(edge))
  return { records, edges: known.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) }
}

export const keyOf = ({ from, via, to }: Edge) => `${from} ${via} ${to}`

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one))

/** Deleted records and those that are hidden because one that they belong to is deleted, or is not there. */
export function goneOf({ records, edges }: Graph): ReadonlySet<string> {
  const parents = edges.filter(({ sort }) => sort === 'parent')
  const deleted = [...records.values()].filter((record) => fieldValue(record, 'deleted') === true).map(({ id }) => id)
  const orphans = parents.filter(({ to }) => !records.has(to)).map(({ from }) => from)
  const first = [...deleted, ...orphans]
  return new Set([...first, ...reach(first, nextBy(parents.map(({ from, to }) => [to, from])))])
}

/** The edges by which records that are there name one that is gone: each is to be shown with that. */
export function lostEdges(graph: Graph): Edge[] {
  const gone = goneOf(graph)
  return graph.edges.filter(({ from, to }) => !gone.has(from) && (gone.has(to) || !graph.records.has(to)))
}

/** What is stale when the record has changed, at any distance. Whether something really is another, versions say (SPEC D3, D4). */
export function dependentsOf(graph: Graph, id: string): ReadonlySet<string> {
  const follows = graph.edges.filter((edge) => edge.follows)
  const found = reach([id], nextBy(follows.map((edge) => needOf(graph, edge)).map(([from, to]) => [to, from])))
  found.delete(id)
  return found
}

/** What must be there too wherever the records are to be: what they depend on and what that belongs to, at any distance, and themselves. */
export function neededBy(graph: Graph, ids: Iterable<string>): ReadonlySet<string> {
  const { edges } = graph
  const next = nextBy([
    ...edges.map((edge) => needOf(graph, edge)),
    ...edges.map(({ from, to }) => [from, to] as const),
  ])
  const first = [...ids]
  return new Set([...first, ...reach(first, next)])
}

/** Variables, sets and steps make their dataset: it depends on them. All else depends on what it names. */
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

/** Where one comes from some by at least one step; these themselves only where they lie on a circle. */
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
