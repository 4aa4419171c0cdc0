import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { countMissing } from '#engine/frame/coded-column.ts'
import { eventAnswers } from '#engine/frame/count-events.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import {
  frequentRegions,
  inclusiveRegions,
  maxInclusiveSets,
  type RankedRegion,
  setRegions,
} from '#engine/methods/tables/set-regions.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { countedPlace } from '../../kit/options/counted-value.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, LevelRef, Params, Rejected } from '../../kit/outcome/outcome.ts'
import type { UpsetData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const MOST_VALUES = 30
/** More colours cannot be distinguished. */
const MOST_COLOURS = 12

interface ReadSet {
  readonly variable: string
  readonly counted: LevelRef | null
  readonly values: number
  readonly answers: Int8Array
  readonly missing: number
}

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A chart needs a frame')
  const { variables, colour, count } = options
  if (colour !== null && variables.includes(colour))
    return refused('same-variable-twice', { variable: { variable: colour } }, 'colour')
  if (count === 'inclusive' && variables.length > maxInclusiveSets)
    return refused('too-many-inclusive', { max: maxInclusiveSets }, 'count')
  const by = colour === null ? undefined : columnById(frame, colour)
  if (by !== undefined && hasMoreLevels(by, MOST_COLOURS))
    return refused('too-many-groups', { group: { variable: by.id }, max: MOST_COLOURS }, 'colour')
  const weights = caseWeights(frame, context.weights)
  const sets = await readSets(frame, options, weights, context)
  if ('status' in sets) return sets
  const parts = by === undefined ? undefined : factor(by)
  const groups = parts && { codes: parts.codes, levels: parts.levels.length }
  const answers = sets.map((set) => set.answers)
  const exact = await setRegions(answers, groups, weights, context.checkpoint)
  const { sizes, used } = exact
  context.progress(0.9)
  await context.checkpoint()
  if (!(used > 0)) {
    const all = [...variables, ...(colour === null ? [] : [colour])].map((variable) => ({ variable }))
    return refused('no-complete-rows', { variables: all })
  }
  const places = [...sets.keys()]
  if (options.rows === 'size') places.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const occurring = count === 'inclusive' ? inclusiveRegions(exact, sets.length) : exact
  const frequent = await frequentRegions(occurring, places, options, context.checkpoint)
  const drawn = ordered(frequent, options.order)
  if (drawn.length === 0) return refused('nothing-drawn', {}, 'least')
  const data: UpsetData = {
    show: { count, labels: options.labels },
    variables: places.flatMap((k) => sets[k]?.variable ?? []),
    counted: places.map((k) => sets[k]?.counted ?? null),
    sizes: places.map((k) => sizes[k] ?? 0),
    colours: levelRefs(colour, parts?.levels ?? [null]),
    total: allCases(frame.rows, weights),
    used,
    combinations: drawn.map(({ members, counts }) => ({ members: bitsOf(members, places), counts })),
    others: {
      combinations: occurring.masks.length - drawn.length,
      cases: count === 'inclusive' ? 0 : used - drawn.reduce((sum, { n }) => sum + n, 0),
    },
    empty: 2 ** sets.length - 1 - (occurring.masks.length - (occurring.masks.includes(0) ? 1 : 0)),
  }
  const named = (some: readonly ReadSet[]) => ({ variables: some.map(({ variable }) => ({ variable })) })
  const [never, several] = [sets.filter(({ counted }) => counted === null), sets.filter(({ values }) => values > 2)]
  return chartAnswer(
    data,
    {
      total: data.total,
      used,
      excluded: [
        ...sets.flatMap(({ variable, missing }) => exclusion(variable, 'missing', missing)),
        ...(parts === undefined ? [] : exclusion(colour, 'missing', countMissing(parts, weights))),
      ],
    },
    [
      ...(never.length > 0 ? [notice(definition, 'empty-sets', named(never), { weight: 'warning' })] : []),
      ...(several.length > 0 ? [notice(definition, 'other-values', named(several), { weight: 'warning' })] : []),
    ],
  )
}

async function readSets(
  frame: Frame,
  { variables, counted: asked }: Options,
  weights: Float64Array | undefined,
  { checkpoint, progress }: ComputeContext,
): Promise<readonly ReadSet[] | Rejected> {
  const sets: ReadSet[] = []
  const unknown: { readonly variable: string }[] = []
  for (const [k, variable] of variables.entries()) {
    const column = columnById(frame, variable)
    if (column === undefined) throw new Error(`There is no column ${variable}`)
    if (hasMoreLevels(column, MOST_VALUES))
      return refused('too-many-values', { variable: { variable }, max: MOST_VALUES })
    await checkpoint()
    const coded = factor(column, { keep: 'all' })
    await checkpoint()
    const place = countedPlace(coded.levels, asked)
    if (place === 'unknown') unknown.push({ variable })
    const level = typeof place === 'number' ? coded.levels[place] : undefined
    sets.push({
      variable,
      counted: level === undefined ? null : { variable, level: level.value },
      values: coded.levels.length,
      answers: eventAnswers(coded, typeof place === 'number' ? place : -1),
      missing: countMissing(coded, weights),
    })
    progress((0.6 * (k + 1)) / variables.length)
    await checkpoint()
  }
  if (unknown.length > 0) return refused('no-counted-value', { variables: unknown }, 'counted')
  if (asked.trim() !== '' && sets.every(({ counted }) => counted === null))
    return refused('never-counted', {}, 'counted')
  return sets
}

/** In the order drawn; equal ones stay in that of their frequency. */
function ordered(regions: readonly RankedRegion[], order: Options['order']): readonly RankedRegion[] {
  if (order === 'frequency') return regions
  const first = ({ rank }: RankedRegion) => (order === 'sets' ? placeOfFirst(rank) : 0)
  return regions.toSorted((a, b) => first(b) - first(a) || a.degree - b.degree)
}

/** The place of the highest bit, which is the first variable; −1 without any. */
function placeOfFirst(rank: number): number {
  return 31 - Math.clz32(rank)
}

function bitsOf(members: number, places: readonly number[]): readonly number[] {
  return places.map((k) => (members >> k) & 1)
}

function refused(code: string, params: Params, option = 'variables'): Rejected {
  return { status: 'rejected', code, params, option }
}
