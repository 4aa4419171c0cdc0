import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, Limit } from './facts.ts'

export const reading = defineReading<Facts>({
  en: (facts, say) => [english(facts, say), ...slopeInEnglish(facts, say), ...acceptableInEnglish(facts, say)],
  zh: (facts, say) => [chinese(facts, say), ...slopeInChinese(facts, say), ...acceptableInChinese(facts, say)],
  methods: {
    en: ({ scale, against, coverage, confidence }, say) =>
      `Agreement of the two methods was assessed by ${say.confidence(coverage)} limits of agreement (Bland and Altman) of ${
        {
          difference: 'differences',
          percent: `differences in percent of the ${against === 'mean' ? 'mean of both' : 'second method'}`,
          ratio: 'log ratios, taken back',
        }[scale]
      }, with ${say.confidence(confidence)} confidence intervals; a proportional bias was looked for by the regression of differences on the ${against === 'mean' ? 'mean of both methods' : 'second method'}.`,
    zh: ({ scale, against, coverage, confidence }, say) =>
      `两种方法的一致性采用 Bland–Altman 法，计算${
        {
          difference: '差值',
          percent: `百分差（分母为${against === 'mean' ? '两法均值' : '方法二'}）`,
          ratio: '比值（经对数变换）',
        }[scale]
      }的偏倚与 ${say.confidence(coverage)} 一致性界限，并给出 ${say.confidence(confidence)} 置信区间；以差值对${against === 'mean' ? '两法均值' : '方法二'}的回归考察比例偏倚。`,
  },
})

const units = { difference: '', percent: '%', ratio: '' } as const

function phrase({ estimate, interval }: Limit, { scale, confidence }: Facts, say: Say, named: boolean): string {
  const level = named ? `${say.confidence(confidence)} CI ` : ''
  const limits = `${level}${say.interval(interval.lower, interval.upper, estimate)}`
  const value = `${say.number(estimate)}${units[scale]}`
  return say.language === 'zh' ? `${value}（${limits}）` : `${value} (${limits})`
}

/** Text for use in brackets. */
function slopeText({ estimate, interval }: Limit, { confidence }: Facts, say: Say): string {
  const limits = say.interval(interval.lower, interval.upper, estimate)
  return say.language === 'zh'
    ? `${say.number(estimate)}，${say.confidence(confidence)} CI：${limits}`
    : `${say.number(estimate)}, ${say.confidence(confidence)} CI ${limits}`
}

function english(facts: Facts, say: Say): string {
  const { first, second, n, scale, bias, lower, upper, coverage } = facts
  const what =
    scale === 'ratio'
      ? `${say.variable(first)} was on average ${phrase(bias, facts, say, true)} times ${say.variable(second)}`
      : `${say.variable(first)} less ${say.variable(second)} was on average ${phrase(bias, facts, say, true)}`
  return `In ${n} pairs ${what}. ${say.confidence(coverage)} of ${scale === 'ratio' ? 'ratios' : 'differences'} are expected between ${phrase(lower, facts, say, false)} and ${phrase(upper, facts, say, false)}; whether that is close enough is a clinical question.`
}

function chinese(facts: Facts, say: Say): string {
  const { first, second, n, scale, bias, lower, upper, coverage } = facts
  const what =
    scale === 'ratio'
      ? `${say.variable(first)}平均为${say.variable(second)}的 ${phrase(bias, facts, say, true)}倍`
      : `${say.variable(first)}减${say.variable(second)}平均为 ${phrase(bias, facts, say, true)}`
  return `${n} 对测量中，${what}。预计 ${say.confidence(coverage)} 的${scale === 'ratio' ? '比值' : '差值'}介于 ${phrase(lower, facts, say, false)}与 ${phrase(upper, facts, say, false)}之间；是否足够接近须由临床判断。`
}

function slopeInEnglish(facts: Facts, say: Say): readonly string[] {
  const { slope, slopeP, scale } = facts
  if (slope === null || slopeP === null) return []
  const what = scale === 'ratio' ? 'log ratios' : 'differences'
  return typeof slopeP === 'number' && slopeP < 0.05
    ? [
        `The ${what} change by ${phrase(slope, facts, say, true)} per unit of what is measured, more than chance alone would readily explain (${say.p(slopeP)}): the limits do not hold alike over the whole range.`,
      ]
    : [
        `These data do not show that ${what} change with the size of what is measured (slope ${slopeText(slope, facts, say)}, ${say.p(slopeP)}).`,
      ]
}

function slopeInChinese(facts: Facts, say: Say): readonly string[] {
  const { slope, slopeP, scale } = facts
  if (slope === null || slopeP === null) return []
  const what = scale === 'ratio' ? '对数比值' : '差值'
  return typeof slopeP === 'number' && slopeP < 0.05
    ? [
        `测量值每增加 1 个单位，${what}变化 ${phrase(slope, facts, say, true)}，大于偶然所能合理解释的程度（${say.p(slopeP)}），界限并非在全部范围内同样适用。`,
      ]
    : [`现有数据不足以表明${what}随测量值的大小而变化（斜率 ${slopeText(slope, facts, say)}，${say.p(slopeP)}）。`]
}

function acceptableInEnglish({ acceptable, allowed, scale }: Facts, say: Say): readonly string[] {
  if (acceptable === null || allowed === null) return []
  const most = `±${say.quantity(allowed)}${units[scale]}`
  if (acceptable === 'surely') return [`The limits lie within the acceptable ${most}, and so do their intervals.`]
  if (acceptable === 'barely')
    return [
      `The limits lie within the acceptable ${most}, but their intervals do not: more pairs are needed to be sure.`,
    ]
  return [`The limits reach beyond the acceptable ${most}.`]
}

function acceptableInChinese({ acceptable, allowed, scale }: Facts, say: Say): readonly string[] {
  if (acceptable === null || allowed === null) return []
  const most = `±${say.quantity(allowed)}${units[scale]}`
  if (acceptable === 'surely') return [`一致性界限及其置信区间均在可接受范围 ${most} 之内。`]
  if (acceptable === 'barely') return [`一致性界限在可接受范围 ${most} 之内，但其置信区间超出该范围，尚需更多样本。`]
  return [`一致性界限超出可接受范围 ${most}。`]
}
