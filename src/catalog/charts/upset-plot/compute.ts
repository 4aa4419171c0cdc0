import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { countMissing } from '#engine/frame/coded-column.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { Level } from '#engine/frame/levels.ts'
import { readSets } from '#engine/methods/tables/read-sets.ts'
import {
  frequentRegions,
  inclusiveRegions,
  maxInclusiveSets,
  type RankedRegion,
  setRegions,
} from '#engine/methods/tables/set-regions.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { countedPlace } from '../../kit/options/counted-value.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { answerableSets, countedRef, maxSetValues, setNotices } from '../../kit/outcome/counted-sets.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { UpsetData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More colours cannot be distinguished. */
const MOST_COLOURS = 12

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variables, colour, count } = options
  if (colour !== null && variables.includes(colour))
    return rejected(definition, 'same-variable-twice', 'colour', { variable: { variable: colour } })
  if (count === 'inclusive' && variables.length > maxInclusiveSets)
    return rejected(definition, 'too-many-inclusive', 'count', { max: maxInclusiveSets })
  const by = colour === null ? undefined : columnById(frame, colour)
  if (by !== undefined && hasMoreLevels(by, MOST_COLOURS))
    return rejected(definition, 'too-many-groups', 'colour', { group: { variable: by.id }, max: MOST_COLOURS })
  const weights = caseWeights(frame, context.weights)
  const placeOf = (levels: readonly Level[]) => countedPlace(levels, options.counted)
  const pace = { checkpoint: context.checkpoint, progress: (part: number) => context.progress(0.6 * part) }
  const read = await readSets(frame, variables, placeOf, maxSetValues, weights, pace)
  const sets = answerableSets(read, options.counted)
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
    return rejected(definition, 'no-complete-rows', 'variables', { variables: all })
  }
  const places = [...sets.keys()]
  if (options.rows === 'size') places.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const occurring = count === 'inclusive' ? inclusiveRegions(exact, sets.length) : exact
  const frequent = await frequentRegions(occurring, places, options, context.checkpoint)
  const drawn = ordered(frequent, options.order)
  if (drawn.length === 0) return rejected(definition, 'nothing-drawn', 'least')
  const data: UpsetData = {
    show: { count, labels: options.labels },
    variables: places.flatMap((k) => sets[k]?.variable ?? []),
    counted: places.flatMap((k) => (sets[k] === undefined ? [] : countedRef(sets[k]))),
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
    setNotices(definition, sets),
  )
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
