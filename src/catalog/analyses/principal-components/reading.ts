import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { ComponentFacts, Facts } from './facts.ts'

/** More components, or more variables of one component, are left to the table. */
const [maxComponents, maxVariables] = [4, 6]

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    `Of ${facts.variables} variables in ${facts.n} complete rows ${facts.components.length === 1 ? 'one component is kept: it holds' : `${facts.components.length} components are kept: together they hold`} ${say.percent(facts.held)} of the variance.`,
    ...facts.components.slice(0, maxComponents).map((component, k) => componentInEnglish(component, k, facts, say)),
    `${fitness(facts, say, 'en')}A component says which variables go together in these data; what it stands for is judged by what the variables measure, and another sample may give another one.`,
  ],
  zh: (facts, say) => [
    `${facts.n} 例完整资料的 ${facts.variables} 个变量中提取了 ${facts.components.length} 个成分，${facts.components.length === 1 ? '' : '合计'}解释总方差的 ${say.percent(facts.held)}。`,
    ...facts.components.slice(0, maxComponents).map((component, k) => componentInChinese(component, k, facts, say)),
    `${fitness(facts, say, 'zh')}成分仅反映这些资料中哪些变量共同变化，其含义须结合变量的内容判断，换一份样本可能有所不同。`,
  ],
  methods: {
    en: (facts, say) =>
      [
        `Principal component analysis of the ${facts.matrix} matrix was done on rows with all variables; ${rules.en(facts, say)}.`,
        ...(facts.isRotated ? ['Components were rotated by varimax with Kaiser’s normalisation.'] : []),
        'The fitness of the data was looked at by the Kaiser–Meyer–Olkin measure and Bartlett’s test of sphericity.',
      ].join(' '),
    zh: (facts, say) =>
      [
        `对变量完整者采用基于${facts.matrix === 'correlation' ? '相关' : '协方差'}矩阵的主成分分析，${rules.zh(facts, say)}。`,
        ...(facts.isRotated ? ['采用最大方差法（Kaiser 标准化）进行旋转。'] : []),
        '以 KMO 统计量与 Bartlett 球形检验评价资料是否适合提取主成分。',
      ].join(''),
  },
})

const rules = {
  en: ({ keep, share, matrix, simulations }: Facts, say: Say): string =>
    ({
      eigenvalue: `components with an eigenvalue above ${matrix === 'correlation' ? '1' : 'the mean'} were kept`,
      parallel: `components were kept by parallel analysis, as long as their eigenvalue was above the 95th percentile of that of ${simulations} sets of random data`,
      share: `components were kept up to ${say.percent(share)} of the variance`,
      fixed: 'the number of components was fixed in advance',
    })[keep],
  zh: ({ keep, share, matrix, simulations }: Facts, say: Say): string =>
    ({
      eigenvalue: matrix === 'correlation' ? '保留特征根大于 1 的成分' : '保留特征根大于平均特征根的成分',
      parallel: `以平行分析（${simulations} 组随机数据特征根的第 95 百分位数）确定成分个数`,
      share: `保留累积方差贡献率达到 ${say.percent(share)} 的成分`,
      fixed: '成分个数事先指定',
    })[keep],
}

function componentInEnglish({ share, strong }: ComponentFacts, k: number, { components }: Facts, say: Say): string {
  const name = components.length === 1 ? 'It' : `Component ${k + 1} (${say.percent(share)})`
  if (strong.length === 0) return `${name} has no loading of 0.5 or more.`
  return `${name} goes with ${say.list([...named(strong, say), ...(strong.length > maxVariables ? ['others'] : [])])}.`
}

function componentInChinese({ share, strong }: ComponentFacts, k: number, _: Facts, say: Say): string {
  const name = `成分 ${k + 1}（方差贡献率 ${say.percent(share)}）`
  if (strong.length === 0) return `${name}没有绝对值达到 0.5 的载荷。`
  return `${name}主要反映：${say.list(named(strong, say))}${strong.length > maxVariables ? '等' : ''}。`
}

/** The variables with their loadings. */
function named(strong: ComponentFacts['strong'], say: Say): readonly string[] {
  const [open, close] = say.language === 'zh' ? ['（', '）'] : [' (', ')']
  return strong
    .slice(0, maxVariables)
    .map(({ variable, loading }) => `${say.variable(variable)}${open}${say.number(loading, 2)}${close}`)
}

/** If the Kaiser–Meyer–Olkin measure is known, so is Bartlett's test. */
function fitness({ adequacy, sphericity }: Facts, say: Say, language: 'en' | 'zh'): string {
  if (typeof adequacy !== 'number') return ''
  const { statistic, df, p } = sphericity
  const kmo = say.number(adequacy, 2)
  return language === 'zh'
    ? `KMO 为 ${kmo}，Bartlett 球形检验 χ²(${df}) = ${say.number(statistic, 2)}，${say.p(p)}。`
    : `The Kaiser–Meyer–Olkin measure was ${kmo}, Bartlett’s χ²(${df}) = ${say.number(statistic, 2)}, ${say.p(p)}. `
}
