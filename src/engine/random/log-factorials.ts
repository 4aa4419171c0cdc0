import { portableLog } from './portable-log.ts'

/** ln 0!, ln 1!, ..., ln n!, the same on every machine, by compensated summation of logarithms (Neumaier 1974). */
export function logFactorials(n: number): Float64Array {
  const table = new Float64Array(n + 1)
  let [sum, lost] = [0, 0]
  for (let k = 2; k <= n; k++) {
    const addend = portableLog(k)
    const next = sum + addend
    lost += sum >= addend ? sum - next + addend : addend - next + sum
    sum = next
    table[k] = sum + lost
  }
  return table
}
