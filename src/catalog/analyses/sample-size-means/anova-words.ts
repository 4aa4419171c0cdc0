import { type DesignWords, shows } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { Words } from '../../kit/words.ts'
import type { AboutAnova } from './study.ts'

/** The text that differs between the designs. */
interface Anova {
  readonly test: (about: AboutAnova) => Words
  /** The assumed means, row by row. */
  readonly means: (rows: readonly (readonly string[])[], say: Say) => Words
  /** Set if persons are measured on several occasions. */
  readonly repeats?: true
}

/** Text for one-way analysis of variance, for the reading and the protocol. */
export const anovaWords = wordsOf({
  test: () => ({ en: 'the F test of one-way analysis of variance', zh: '单因素方差分析' }),
  means: ([row = []], say) => ({
    en: `differences between means of ${say.list(row)}`,
    zh: `各组均数分别为 ${say.list(row)}`,
  }),
})

/** Text for two between-subjects factors, for the reading and the protocol. */
export const factorialWords = wordsOf({
  test({ levels, tested }) {
    const effect = {
      first: { en: 'the main effect of the first factor', zh: '因素 A 的主效应' },
      second: { en: 'the main effect of the second factor', zh: '因素 B 的主效应' },
      interaction: { en: 'the interaction', zh: '交互效应' },
    }[tested]
    return {
      en: `the F test of ${effect.en} in a ${levels.join(' × ')} factorial analysis of variance`,
      zh: `${levels.join(' × ')} 析因设计方差分析对${effect.zh}的检验`,
    }
  },
  means: (rows) => ({
    en: `means of ${rows.map((row) => row.join(', ')).join('; ')} in the cells (rows are levels of the first factor)`,
    zh: `各处理组合的均数为 ${rows.map((row) => row.join('、')).join('；')}（行为因素 A 的水平）`,
  }),
})

/** Text for repeated measures, for the reading and the protocol. */
export const repeatedWords = wordsOf({
  repeats: true,
  test: ({ levels: [occasions], epsilon }) => ({
    en: `the F test of ${occasions} occasions in a repeated-measures analysis of variance${corrected(epsilon).en}`,
    zh: `${corrected(epsilon).zh}${occasions} 个时点重复测量方差分析`,
  }),
  means: ([row = []], say) => ({
    en: `differences between means of ${say.list(row)}`,
    zh: `各时点均数分别为 ${say.list(row)}`,
  }),
})

/** Text for groups with repeated measures, for the reading and the protocol. */
export const mixedWords = wordsOf({
  repeats: true,
  test({ levels: [groups, occasions], tested, epsilon }) {
    const effect = {
      first: { en: 'the groups', zh: '组别' },
      second: { en: 'the occasions', zh: '时点' },
      interaction: { en: 'the interaction', zh: '组别与时点交互效应' },
    }[tested]
    return {
      en: `the F test of ${effect.en} in a repeated-measures analysis of variance of ${groups} groups on ${occasions} occasions${corrected(epsilon).en}`,
      zh: `${corrected(epsilon).zh}${groups} 组 ${occasions} 个时点重复测量方差分析对${effect.zh}的检验`,
    }
  },
  means: (rows) => ({
    en: `means of ${rows.map((row) => row.join(', ')).join('; ')} in the cells (rows are groups)`,
    zh: `各组各时点的均数为 ${rows.map((row) => row.join('、')).join('；')}（每行一组）`,
  }),
})

function corrected(epsilon: number): Words {
  if (epsilon === 1) return { en: '', zh: '' }
  return { en: ' with its degrees of freedom corrected for sphericity', zh: '经球形性校正的 ' }
}

function wordsOf({ test, means, repeats }: Anova): DesignWords<AboutAnova> {
  return ({ about, effect }, say) => {
    const f = say.number(effect, 3)
    const within = repeats ? [correlationOf(about, say)] : []
    const rows = about.means.map((row) => row.map((mean) => say.quantity(mean)))
    const sd = say.quantity(about.sd)
    const values = means(rows, say)
    const and = within.map(({ zh }) => `，${zh}`).join('')
    return {
      test: test(about),
      assumed:
        rows.length === 0
          ? {
              en: [`Cohen’s f of ${f}`, ...within.map(({ en }) => en)].join(' with '),
              zh: ` Cohen f 为 ${f}${and}`,
            }
          : {
              en: `${values.en} with ${[`a standard deviation of ${sd}`, ...within.map(({ en }) => en)].join(' and ')} (Cohen’s f ${f})`,
              zh: `${values.zh}，标准差为 ${sd}${and}（Cohen f 为 ${f}）`,
            },
      aim: shows.difference,
      effect: { en: 'Cohen’s f', zh: ' Cohen f ' },
      method: methodOf(about),
    }
  }
}

function correlationOf({ correlation, epsilon }: AboutAnova, say: Say): Words {
  const r = say.quantity(correlation)
  const spherical =
    epsilon === 1 ? { en: '', zh: '' } : { en: `, ε ${say.quantity(epsilon)}`, zh: `，ε 为 ${say.quantity(epsilon)}` }
  return {
    en: `a correlation of ${r} between occasions${spherical.en}`,
    zh: `重复测量间的相关系数为 ${r}${spherical.zh}`,
  }
}

/** Occasions are compared under compound symmetry, or by an approximation if that is not assumed. */
function methodOf({ design, tested, epsilon }: AboutAnova): Words {
  const exact = { en: 'from the non-central F distribution', zh: '的非中心 F 分布' }
  const comparesOccasions = design === 'repeated' || (design === 'mixed' && tested !== 'first')
  if (!comparesOccasions) return exact
  return epsilon === 1
    ? { ...exact, en: `${exact.en} under compound symmetry` }
    : { en: `${exact.en} by the approximation of Muller and Barton`, zh: '的 Muller–Barton 近似法' }
}
