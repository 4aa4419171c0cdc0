import { countSorted, type SortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import type { LevelRef, Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { isConstant, LEAST_FOR_CURVE } from './group-curves.ts'

/** More strokes than this along an axis are a solid band. */
const MOST_MARKS = 2000

export function isRugTooDense({ values }: SortedCases): boolean {
  let distinct = 0
  for (let k = 0; k < values.length && distinct <= MOST_MARKS; k++) if (values[k] !== values[k - 1]) distinct++
  return distinct > MOST_MARKS
}

/** Remarks on what is not drawn. */
export function noticesOf(
  samples: readonly SortedCases[],
  refs: readonly (LevelRef | null)[],
  all: SortedCases,
  { variable, group, arrangement, curve, normal, rug }: OptionsOf<typeof definition>,
): readonly (Notice | false)[] {
  const filled = samples.flatMap((sample, g) => {
    const [ref, n] = [refs[g], countSorted(sample)]
    return ref === null || ref === undefined || n === 0 ? [] : [{ ref, n, sample }]
  })
  const few = filled.filter(({ n }) => n < LEAST_FOR_CURVE)
  const constant = filled.filter(({ n, sample }) => n >= LEAST_FOR_CURVE && isConstant(sample))
  const refsOf = (groups: typeof filled) => groups.map(({ ref }) => ref)
  return [
    isConstant(all) && notice(definition, 'no-variation', { variable: { variable } }),
    group !== null &&
      arrangement === 'mirror' &&
      filled.length !== 2 &&
      notice(definition, 'mirror-needs-two', { group: { variable: group }, n: filled.length }),
    few.length > 0 && notice(definition, 'only-values', { groups: refsOf(few) }),
    constant.length > 0 &&
      (curve || normal) &&
      !isConstant(all) &&
      notice(definition, 'constant-groups', { groups: refsOf(constant) }),
    rug && isRugTooDense(all) && notice(definition, 'rug-too-dense', { max: MOST_MARKS }),
  ]
}
