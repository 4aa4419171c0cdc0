import type { Verification } from './calculator.ts'

/** A formula on which R and an earlier program agree; the date is that of the comparison. */
export function comparedWithR(on: string): Verification {
  return {
    state: 'two-implementations',
    on,
    how: {
      en: 'Compared with R (its own function where it has one, else the printed formula) and with an implementation written before this one.',
      zh: '已与 R（有现成函数者用其函数，否则按原公式计算）及先前独立编写的实现核对一致。',
    },
  }
}
