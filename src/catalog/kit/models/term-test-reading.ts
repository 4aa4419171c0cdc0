import type { Say } from '../present/reading.ts'
import type { TermTestFact } from './ratio-facts.ts'

/** A sentence on the terms whose coefficients cannot be interpreted on their own; none if all can. */
export function termTestSentences(tests: readonly TermTestFact[], say: Say): readonly string[] {
  if (tests.length === 0) return []
  const parts = tests.map((test) => testText(test, say))
  return say.language === 'zh'
    ? [`曲线、交互项及其组成变量的单个系数不宜单独解读，整体检验：${parts.join('；')}。`]
    : [`Curves, products and what stands in products are read as a whole: ${parts.join('; ')}.`]
}

function testText({ cell, statistic, df, p }: TermTestFact, say: Say): string {
  const test = `χ²(${df}) = ${say.number(statistic, 2)}`
  return say.language === 'zh'
    ? `${say.term(cell)}（似然比 ${test}，${say.p(p)}）`
    : `${say.term(cell)} (likelihood ratio ${test}, ${say.p(p)})`
}
