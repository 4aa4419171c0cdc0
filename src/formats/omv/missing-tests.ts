import type { MissingRange } from '#engine/frame/frame.ts'

export interface DeclaredMissing {
  readonly codes: readonly (number | string)[]
  readonly ranges: readonly MissingRange[]
  /** Tests that are neither codes nor ranges, as they are written. */
  readonly others: readonly string[]
}

const form = /^\s*(==|!=|<=|>=|<|>)\s*(.+?)\s*$/

/** What jamovi declares as missing: tests such as `== 99`, `< 0` or `== 'NA'`. Both ends of a range are in it. */
export function missingTests(tests: readonly unknown[], type: 'number' | 'text', isWhole: boolean): DeclaredMissing {
  const codes: (number | string)[] = []
  const ranges: MissingRange[] = []
  const others: string[] = []
  for (const test of tests) {
    if (typeof test !== 'string') continue
    const [, sign, given = ''] = form.exec(test) ?? []
    const text = /^(['"])(.*)\1$/.exec(given)?.[2] ?? given
    const value = Number(text)
    const isNumber = type === 'number' && text !== '' && Number.isFinite(value)
    if (sign === '==' && type === 'text') codes.push(text)
    else if (sign === '==' && isNumber) codes.push(value)
    else if (isNumber && sign === '<=') ranges.push([null, value])
    else if (isNumber && sign === '>=') ranges.push([value, null])
    else if (isNumber && sign === '<') ranges.push([null, isWhole ? Math.ceil(value) - 1 : next(value, -1)])
    else if (isNumber && sign === '>') ranges.push([isWhole ? Math.floor(value) + 1 : next(value, 1), null])
    else others.push(test)
  }
  return { codes, ranges, others }
}

/** The next double in a direction. */
function next(value: number, direction: 1 | -1): number {
  if (value === 0) return direction * Number.MIN_VALUE
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(value > 0 ? direction : -direction))
  return view.getFloat64(0)
}
