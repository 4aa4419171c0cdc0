import { type Factor, factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { fisherExactP } from '#engine/methods/tables/fisher-exact.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer, LevelRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { GenePair, OncoprintData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const max = { sample: 5000, gene: 30_000, type: 8, group: 6 }
/** More columns have no names. */
const maxNamed = 60
/** Rows between two checkpoints. */
const portion = 1 << 14

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { group, view, extra } = options
  const { checkpoint, progress } = context
  const many = (['sample', 'gene', 'type', 'group'] as const).find((role) => {
    const column = columnById(frame, options[role] ?? '')
    return hasMoreLevels(column, max[role])
  })
  if (many !== undefined) {
    const codes = {
      sample: 'too-many-samples',
      gene: 'too-many-genes',
      type: 'too-many-types',
      group: 'too-many-groups',
    } as const
    return rejected(definition, codes[many], many, { group: { variable: options[many] ?? '' }, max: max[many] })
  }
  const [samples, genes] = [levelsOf(frame, options.sample), levelsOf(frame, options.gene)]
  const [types, groups] = [levelsOf(frame, options.type), levelsOf(frame, group)]
  await checkpoint()
  const lost = { sample: 0, group: 0, gene: 0, type: 0 }
  /** The group of each sample; -1 if it does not occur. */
  const groupOf = new Int32Array(samples.levels.length).fill(-1)
  const altered = new Int32Array(genes.levels.length)
  const burden = new Int32Array(samples.levels.length * types.levels.length)
  const pairs = new Uint32Array(Math.ceil((samples.levels.length * genes.levels.length) / 32))
  let [used, divided] = [0, -1]
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    const [s, g] = [samples.codes[i] as number, genes.codes[i] as number]
    const [t, of] = [types.codes[i] as number, groups.codes[i] as number]
    if (s < 0) lost.sample++
    else if (of < 0) lost.group++
    else {
      if ((groupOf[s] as number) >= 0 && groupOf[s] !== of) divided = s
      groupOf[s] = of
      if (g < 0) lost.gene++
      else if (t < 0) lost.type++
      else {
        used++
        burden[s * types.levels.length + t] = (burden[s * types.levels.length + t] as number) + 1
        const pair = g * samples.levels.length + s
        const bit = 1 << (pair & 31)
        const word = pairs[pair >>> 5] as number
        if ((word & bit) === 0) altered[g] = (altered[g] as number) + 1
        pairs[pair >>> 5] = word | bit
      }
    }
  }
  progress(0.5)
  if (divided >= 0 && group !== null)
    return rejected(definition, 'divided-sample', 'group', {
      sample: mustName(samples.refOf(divided)),
      group: { variable: group },
    })
  if (used === 0) return rejected(definition, 'no-alterations', 'gene')
  const found = [...altered.keys()].filter((g) => (altered[g] as number) > 0)
  const most =
    (counts: ArrayLike<number>, { keyOf }: Named) =>
    (a: number, b: number) =>
      (counts[b] ?? 0) - (counts[a] ?? 0) || compareTexts(keyOf(a), keyOf(b))
  if (view === 'pairs' && found.length < 2) return rejected(definition, 'one-gene', 'view')
  const drawn = found.sort(most(altered, genes)).slice(0, options.genes)
  const frequent = typesOf(burden, types).sort(most(totals(burden, types.levels.length), types))
  const present = [...groupOf.keys()].filter((s) => (groupOf[s] as number) >= 0)
  const n = present.length + extra
  const masks = await masksOf(frame.rows, { samples, genes, types }, { drawn, frequent, groupOf }, checkpoint)
  progress(0.8)
  const has = (k: number, s: number) => ((masks[k * samples.levels.length + s] as number) > 0 ? 1 : 0)
  const isAltered = (s: number) => drawn.some((_, k) => has(k, s) === 1)
  const columns = present
    .filter((s) => !options.altered || isAltered(s))
    .sort(
      (a, b) =>
        (groupOf[a] as number) - (groupOf[b] as number) ||
        memo(a, b, drawn.length, has) ||
        compareTexts(samples.keyOf(a), samples.keyOf(b)),
    )
  const blank = options.altered ? 0 : extra
  if (columns.length + blank > max.sample)
    return rejected(definition, 'too-many-columns', 'altered', { n: columns.length + blank, max: max.sample })
  const counted = groups.levels.map((_, of) => columns.filter((s) => groupOf[s] === of).length)
  const landscape = view === 'landscape'
  const data: OncoprintData = {
    of: { sample: options.sample, type: options.type, group },
    view,
    n,
    altered: present.filter(isAltered).length,
    otherGenes: found.length - drawn.length,
    types: frequent.map(types.refOf),
    groups: groups.levels.flatMap((_, of) =>
      (counted[of] ?? 0) > 0
        ? [{ name: groups.refOf(of), columns: (counted[of] ?? 0) + (group === null ? blank : 0) }]
        : [],
    ),
    genes: drawn.map((g, k) => ({
      name: mustName(genes.refOf(g)),
      n: altered[g] as number,
      places: landscape
        ? frequent.map((_, t) =>
            [...columns.keys()].filter(
              (at) => ((masks[k * samples.levels.length + (columns[at] as number)] as number) & (1 << t)) > 0,
            ),
          )
        : [],
    })),
    samples: landscape && columns.length + blank <= maxNamed ? columns.map((s) => mustName(samples.refOf(s))) : [],
    burden:
      landscape && options.burden
        ? frequent.map((t) => columns.map((s) => burden[s * types.levels.length + t] as number))
        : null,
    pairs: landscape
      ? []
      : await pairsOf(
          drawn.map((_, k) => present.map((s) => has(k, s))),
          n,
          checkpoint,
        ),
    colours: options.colours,
  }
  progress(1)
  const excluded = [
    ...exclusion(options.sample, 'missing', lost.sample),
    ...exclusion(group, 'missing', lost.group),
    ...exclusion(options.gene, 'missing', lost.gene),
    ...exclusion(options.type, 'missing', lost.type),
  ]
  const notices = lost.gene > 0 ? [notice(definition, 'without-gene', { n: lost.gene })] : []
  return chartAnswer(data, { total: frame.rows, used, excluded }, notices)
}

/** A variable's levels with their names; one level for all rows without a variable. */
interface Named extends Factor {
  readonly keyOf: (code: number) => string
  readonly refOf: (code: number) => LevelRef | null
}

function levelsOf(frame: Frame, id: string | null): Named {
  const column = id === null ? undefined : columnById(frame, id)
  const { levels, codes } =
    column === undefined ? { levels: [{ value: '', label: '' }], codes: new Int32Array(frame.rows) } : factor(column)
  const keyOf = (code: number) => String(levels[code]?.value ?? '')
  return {
    levels,
    codes,
    keyOf,
    refOf: (code) => (id === null ? null : { variable: id, level: levels[code]?.value ?? '' }),
  }
}

function mustName(ref: LevelRef | null): LevelRef {
  if (ref === null) throw new Error('a variable')
  return ref
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The alterations of each type. */
function totals(burden: Int32Array, types: number): Float64Array {
  const sums = new Float64Array(types)
  for (let k = 0; k < burden.length; k++) sums[k % types] = (sums[k % types] as number) + (burden[k] as number)
  return sums
}

/** The types that occur. */
function typesOf(burden: Int32Array, { levels }: Factor): number[] {
  const sums = totals(burden, levels.length)
  return [...levels.keys()].filter((t) => (sums[t] as number) > 0)
}

/** Alterations gene by gene, each with the samples in order: a bit for each type. */
async function masksOf(
  rows: number,
  { samples, genes, types }: Readonly<Record<'samples' | 'genes' | 'types', Factor>>,
  {
    drawn,
    frequent,
    groupOf,
  }: { readonly drawn: readonly number[]; readonly frequent: readonly number[]; readonly groupOf: Int32Array },
  checkpoint: ComputeContext['checkpoint'],
): Promise<Uint8Array> {
  const masks = new Uint8Array(drawn.length * samples.levels.length)
  const [rank, place] = [new Int32Array(genes.levels.length).fill(-1), new Int32Array(types.levels.length).fill(-1)]
  for (const [k, g] of drawn.entries()) rank[g] = k
  for (const [k, t] of frequent.entries()) place[t] = k
  for (let i = 0; i < rows; i++) {
    if (i % portion === 0) await checkpoint()
    const [s, g, t] = [samples.codes[i] as number, genes.codes[i] as number, types.codes[i] as number]
    if (s < 0 || g < 0 || t < 0 || (groupOf[s] as number) < 0 || (rank[g] as number) < 0) continue
    const at = (rank[g] as number) * samples.levels.length + s
    masks[at] = (masks[at] as number) | (1 << (place[t] as number))
  }
  return masks
}

/** Samples altered in an earlier gene come first: the order of their binary numbers with a digit for each gene. */
function memo(a: number, b: number, genes: number, has: (gene: number, sample: number) => number): number {
  for (let k = 0; k < genes; k++) {
    const difference = has(k, b) - has(k, a)
    if (difference !== 0) return difference
  }
  return 0
}

/** Fisher's exact test of each pair of genes, two-sided, adjusted over all. */
async function pairsOf(
  genes: readonly (readonly number[])[],
  n: number,
  checkpoint: ComputeContext['checkpoint'],
): Promise<readonly GenePair[]> {
  const found: Omit<GenePair, 'adjusted'>[] = []
  for (let j = 1; j < genes.length; j++)
    for (let i = 0; i < j; i++) {
      const [a, b] = [genes[i] ?? [], genes[j] ?? []]
      let [both, first, second] = [0, 0, 0]
      for (let s = 0; s < a.length; s++) {
        if (a[s] === 1 && b[s] === 1) both++
        else if (a[s] === 1) first++
        else if (b[s] === 1) second++
      }
      const none = n - both - first - second
      const logOdds = Math.log2(((both + 0.5) * (none + 0.5)) / ((first + 0.5) * (second + 0.5)))
      const p = await fisherExactP(
        [
          [both, first],
          [second, none],
        ],
        checkpoint,
      )
      found.push({ genes: [i, j], counts: [both, first, second, none], logOdds, p })
      await checkpoint()
    }
  const adjusted = adjustPValues(
    found.map(({ p }) => p as number),
    'benjamini-hochberg',
  )
  return found.map((pair, k) => ({ ...pair, adjusted: adjusted[k] ?? null }))
}
