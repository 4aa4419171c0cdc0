import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import type { StudyWords } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutAnova } from './study.ts'

type Facts = PlanFacts<AboutAnova>

/** What is said of an analysis of variance. */
export const anovaWords = { en: english, zh: chinese }

function english(facts: Facts, say: Say): StudyWords {
  const { about } = facts
  return {
    test: testInEnglish(about),
    assumed: assumedInEnglish(facts, say),
    aim: 'detect',
    effect: 'Cohen’s f',
    method: `from the non-central F distribution${isWithin(about) ? methodOfRepeated(about) : ''}`,
  }
}

/** Whether the test compares occasions. */
function isWithin({ design, tested }: AboutAnova): boolean {
  return design === 'repeated' || (design === 'mixed' && tested !== 'first')
}

function testInEnglish({ design, levels, tested, epsilon }: AboutAnova): string {
  const corrected = epsilon === 1 ? '' : ' with its degrees of freedom corrected for sphericity'
  if (design === 'anova') return 'the F test of one-way analysis of variance'
  if (design === 'repeated')
    return `the F test of ${levels[0]} occasions in a repeated-measures analysis of variance${corrected}`
  if (design === 'mixed') {
    const effect = { first: 'the groups', second: 'the occasions', interaction: 'the interaction' }
    return `the F test of ${effect[tested]} in a repeated-measures analysis of variance of ${levels[0]} groups on ${levels[1]} occasions${corrected}`
  }
  const effect = {
    first: 'the main effect of the first factor',
    second: 'the main effect of the second factor',
    interaction: 'the interaction',
  }
  return `the F test of ${effect[tested]} in a ${levels.join(' × ')} factorial analysis of variance`
}

function methodOfRepeated({ epsilon }: AboutAnova): string {
  return epsilon === 1 ? ' under compound symmetry' : ' by the approximation of Muller and Barton'
}

function assumedInEnglish({ about, effect }: Facts, say: Say): string {
  const { design, means, sd, correlation, epsilon } = about
  const f = `Cohen’s f ${means.length === 0 ? 'of ' : ''}${say.number(effect, 3)}`
  const within =
    design === 'repeated' || design === 'mixed'
      ? [
          `a correlation of ${say.quantity(correlation)} between occasions${epsilon === 1 ? '' : `, ε ${say.quantity(epsilon)}`}`,
        ]
      : []
  if (means.length === 0) return [f, ...within].join(' with ')
  const rows = means.map((row) => row.map((mean) => say.quantity(mean)))
  const values =
    design === 'factorial' || design === 'mixed'
      ? `means of ${rows.map((row) => row.join(', ')).join('; ')} in the cells (rows are ${design === 'mixed' ? 'groups' : 'levels of the first factor'})`
      : `differences between means of ${say.list(rows.flat())}`
  return `${values} with ${[`a standard deviation of ${say.quantity(sd)}`, ...within].join(' and ')} (${f})`
}

function chinese(facts: Facts, say: Say): StudyWords {
  const { about } = facts
  return {
    test: testInChinese(about),
    assumed: assumedInChinese(facts, say),
    aim: '检出该差异',
    effect: ' Cohen f ',
    method: isWithin(about) && about.epsilon !== 1 ? '的 Muller–Barton 近似法' : '的非中心 F 分布',
  }
}

function testInChinese({ design, levels, tested, epsilon }: AboutAnova): string {
  if (design === 'anova') return '单因素方差分析'
  if (design === 'repeated') return `${epsilon === 1 ? '' : '经球形性校正的 '}${levels[0]} 个时点重复测量方差分析`
  if (design === 'mixed') {
    const part = { first: '组别', second: '时点', interaction: '组别与时点交互效应' }
    return `${epsilon === 1 ? '' : '经球形性校正的 '}${levels[0]} 组 ${levels[1]} 个时点重复测量方差分析对${part[tested]}的检验`
  }
  const effect = { first: '因素 A 的主效应', second: '因素 B 的主效应', interaction: '交互效应' }
  return `${levels.join(' × ')} 析因设计方差分析对${effect[tested]}的检验`
}

function assumedInChinese({ about, effect }: Facts, say: Say): string {
  const { design, means, sd, correlation, epsilon } = about
  const f = `Cohen f 为 ${say.number(effect, 3)}`
  const within =
    design === 'repeated' || design === 'mixed'
      ? `，重复测量间的相关系数为 ${say.quantity(correlation)}${epsilon === 1 ? '' : `，ε 为 ${say.quantity(epsilon)}`}`
      : ''
  if (means.length === 0) return ` ${f}${within}`
  const rows = means.map((row) => row.map((mean) => say.quantity(mean)))
  const values = {
    anova: `各组均数分别为 ${say.list(rows.flat())}`,
    repeated: `各时点均数分别为 ${say.list(rows.flat())}`,
    mixed: `各组各时点的均数为 ${rows.map((row) => row.join('、')).join('；')}（每行一组）`,
    factorial: `各处理组合的均数为 ${rows.map((row) => row.join('、')).join('；')}（行为因素 A 的水平）`,
  }
  return `${values[design]}，标准差为 ${say.quantity(sd)}${within}（${f}）`
}
