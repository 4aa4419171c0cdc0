import type { FunctionSpec } from './function-spec.ts'
import { asLogical, asNumbers, asText, buildText, lengthOf, textAt, type Vector } from './vector.ts'

export const logicalFunctions = {
  is_missing: {
    parameters: ['any'],
    result: 'logical',
    evaluate: ([x]) => missingness(x as Vector),
  },
  if: {
    parameters: ['logical', 'any', 'any'],
    result: 'same',
    evaluate: ([condition, yes, no], { rows }) =>
      choose(asLogical(condition as Vector), [yes as Vector, no as Vector], rows),
  },
  coalesce: {
    parameters: ['any', 'any'],
    rest: 'any',
    result: 'same',
    evaluate: (args, { rows }) =>
      args.reduceRight((rest, x) => {
        const { values, single } = missingness(x)
        return choose({ type: 'logical', values, single }, [rest, x], rows)
      }),
  },
} satisfies Record<string, FunctionSpec>

/** Whether each value is missing. */
export function missingness(vector: Vector): { type: 'logical'; values: Int8Array; single: boolean } {
  const { single } = vector
  if (vector.type === 'missing') return { type: 'logical', values: Int8Array.of(1), single }
  if (vector.type === 'text') return { type: 'logical', values: belowZero(vector.codes), single }
  if (vector.type === 'logical') return { type: 'logical', values: belowZero(vector.values), single }
  const numbers = vector.values
  const values = new Int8Array(numbers.length)
  for (let i = 0; i < numbers.length; i++) values[i] = Number.isNaN(numbers[i]) ? 1 : 0
  return { type: 'logical', values, single }
}

function belowZero(codes: Int32Array | Int8Array): Int8Array {
  const values = new Int8Array(codes.length)
  for (let i = 0; i < codes.length; i++) values[i] = (codes[i] as number) < 0 ? 1 : 0
  return values
}

/** The first value if the condition holds, the second if it does not, missing if the condition is missing. */
function choose(
  condition: { values: Int8Array; single: boolean; type: 'logical' },
  [yes, no]: readonly [Vector, Vector],
  rows: number,
): Vector {
  const { length, single } = lengthOf([condition, yes, no], rows)
  const at = (row: number) => condition.values[condition.single ? 0 : row] as number
  if (yes.type === 'text' || no.type === 'text') {
    const [a, b] = [textAt(asText(yes)), textAt(asText(no))]
    return buildText(length, single, (row) => (at(row) < 0 ? null : at(row) === 1 ? a(row) : b(row)))
  }
  const pick = <T extends Float64Array | Int8Array>(into: T, a: T, b: T, missing: number): T => {
    const [stepA, stepB] = [yes.single ? 0 : 1, no.single ? 0 : 1]
    for (let i = 0; i < length; i++)
      into[i] = at(i) < 0 ? missing : ((at(i) === 1 ? a[i * stepA] : b[i * stepB]) as number)
    return into
  }
  const logical = (v: Vector) => v.type === 'logical' || v.type === 'missing'
  if ((logical(yes) && logical(no) && yes.type !== no.type) || (yes.type === 'logical' && no.type === 'logical')) {
    return {
      type: 'logical',
      values: pick(new Int8Array(length), asLogical(yes).values, asLogical(no).values, -1),
      single,
    }
  }
  const [a, b] = [asNumbers(yes), asNumbers(no)]
  const type =
    yes.type === 'missing' ? b.type : no.type === 'missing' ? a.type : a.type === b.type ? a.type : 'datetime'
  return { type, values: pick(new Float64Array(length), a.values, b.values, Number.NaN), single }
}
