import { columnById } from '#engine/frame/frame.ts'
import { missingKinds, missingPatterns, rowsByMissing } from '#engine/methods/missing/missing-patterns.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { MissingMapData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More rows than this have no line of pixels each. */
const MOST_BANDS = 300

export async function compute(
  [frame]: ChartFrames,
  options: Options,
  { checkpoint, progress }: ComputeContext,
): Promise<Answer> {
  const { view, colours } = options
  if (frame.rows === 0) return rejected(definition, 'no-rows', 'variables')
  const apart = options.apart && view !== 'patterns'
  const columns: {
    readonly id: string
    readonly kinds: Uint8Array
    readonly blank: number
    readonly declared: number
  }[] = []
  for (const [k, id] of options.variables.entries()) {
    const column = columnById(frame, id)
    if (column === undefined) throw new Error(`There is no column ${id}`)
    const kinds = missingKinds(column)
    let [blank, declared] = [0, 0]
    for (const kind of kinds)
      if (kind === 2 && apart) declared++
      else if (kind !== 0) blank++
    columns.push({ id, kinds, blank, declared })
    progress((0.7 * (k + 1)) / options.variables.length)
    await checkpoint()
  }
  const missing = ({ blank, declared }: { readonly blank: number; readonly declared: number }) => blank + declared
  const drawn = options.order === 'missing' ? columns.toSorted((a, b) => missing(b) - missing(a)) : columns
  const kinds = drawn.map((column) => column.kinds)
  const patterns = view === 'patterns' ? await missingPatterns(kinds, checkpoint) : []
  const shown = patterns.slice(0, options.patterns)
  const rest = patterns.slice(options.patterns)
  const sorted = options.rows === 'missing' && view === 'map'
  const bands = Math.min(frame.rows, MOST_BANDS)
  const order = sorted ? rowsByMissing(kinds) : null
  await checkpoint()
  const shares: { readonly blank: readonly number[]; readonly declared: readonly number[] }[] = []
  for (const of of view === 'map' ? kinds : []) {
    shares.push(bandShares(of, order, bands, apart))
    await checkpoint()
  }
  const data: MissingMapData = {
    view,
    apart,
    colours,
    variables: drawn.map(({ id }) => id),
    rows: frame.rows,
    sorted,
    blank: drawn.map(({ blank }) => blank),
    declared: drawn.map(({ declared }) => declared),
    bands: { blank: shares.map(({ blank }) => blank), declared: shares.map(({ declared }) => declared) },
    patterns: shown.map((pattern) => ({
      missing: drawn.map((_, k) => (pattern.missing.includes(k) ? 1 : 0)),
      rows: pattern.rows,
    })),
    others: { patterns: rest.length, rows: rest.reduce((sum, { rows }) => sum + rows, 0) },
  }
  progress(1)
  return chartAnswer(data, { total: frame.rows, used: frame.rows, excluded: [] }, [
    drawn.every((column) => missing(column) === 0) && notice(definition, 'nothing-missing'),
    view === 'map' && frame.rows > bands && notice(definition, 'binned', { rows: frame.rows, n: bands }),
  ])
}

/** Row i of n is in band ⌊i · bands / n⌋. */
function bandShares(kinds: Uint8Array, order: Int32Array | null, bands: number, apart: boolean) {
  const rows = kinds.length
  const [blank, declared, size] = [new Float64Array(bands), new Float64Array(bands), new Float64Array(bands)]
  for (let i = 0; i < rows; i++) {
    const band = Math.floor((i * bands) / rows)
    const kind = kinds[order === null ? i : (order[i] as number)]
    size[band] = (size[band] as number) + 1
    if (kind === 0) continue
    const into = kind === 2 && apart ? declared : blank
    into[band] = (into[band] as number) + 1
  }
  const share = (counts: Float64Array) => Array.from(counts, (count, band) => count / (size[band] as number))
  return { blank: share(blank), declared: share(declared) }
}
