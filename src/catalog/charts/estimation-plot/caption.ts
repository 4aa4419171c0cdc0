import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Display } from '../../kit/message.ts'
import { fixed, formatCount, formatLevel, formatLimits, jointDecimals } from '../../kit/present/format.ts'
import type { EstimationContrast, EstimationData } from './data.ts'

export const effectWords = {
  mean: { en: 'Mean difference', zh: '均数差' },
  median: { en: 'Median difference', zh: '中位数差' },
  g: { en: 'Hedges’ g', zh: 'Hedges g' },
  delta: { en: 'Cliff’s delta', zh: 'Cliff δ' },
} as const

const methods = {
  bca: { en: 'BCa bootstrap', zh: 'Bootstrap BCa 法' },
  percentile: { en: 'bootstrap percentiles', zh: 'Bootstrap 百分位数法' },
  t: { en: 't distribution', zh: 't 分布' },
} as const

/** The name of the effect: of pairs the differences are averaged, not the groups. */
export function effectName({ show, paired }: Pick<EstimationData, 'show' | 'paired'>, language: 'en' | 'zh'): string {
  if (!paired) return effectWords[show.effect][language]
  const words = {
    ...effectWords,
    mean: { en: 'Mean of differences', zh: '差值均数' },
    median: { en: 'Median of differences', zh: '差值中位数' },
    g: { en: 'Hedges’ g of pairs', zh: '配对 Hedges g' },
  }
  return words[show.effect][language]
}

export function groupName({ name }: EstimationData['groups'][number], { names }: Display): string {
  return 'level' in name ? names.level(name) : names.variable(name.variable)
}

/** The meaning of the marks, and the effects with their intervals. */
export function captionOf(data: EstimationData, isBeside: boolean, display: Display): string {
  const { groups, contrasts, show, confidence, replicates, seed, paired } = data
  const { language } = display.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const isMean = show.effect === 'mean' || show.effect === 'g'
  const drawn = contrasts.some(({ density }) => density !== null)
  const resampled = contrasts.some(({ classical, interval }) => !classical && interval !== null)
  const classical = contrasts.some((one) => one.classical && one.interval !== null)
  const [control] = groups
  const first = control === undefined ? '' : groupName(control, display)
  const size = control === undefined ? '' : formatCount(control.n)
  return captionSentences(language, [
    [
      paired
        ? say(`Points and thin lines: cases (n\u00a0=\u00a0${size})`, `点与细线：各对象（n=${size}）`)
        : say('Points: single values', '点：各观测值'),
      isMean
        ? say('short horizontal lines: means', '短横线：均数')
        : say('short horizontal lines: medians', '短横线：中位数'),
    ],
    [
      isBeside
        ? say(
            `Right: ${lower(effectName(data, language))} from ${first}`,
            `右侧：${effectName(data, language)}（相对 ${first}）`,
          )
        : say(
            `Below: ${lower(effectName(data, language))} from ${first}, dashed line: no effect`,
            `下方：${effectName(data, language)}（相对 ${first}），虚线为无效应`,
          ),
      (resampled || classical) &&
        say(`bars: ${formatLevel(confidence)} CI (`, `竖线：${formatLevel(confidence)} 置信区间（`) +
          [
            ...(resampled ? [methods[show.interval === 't' ? 'bca' : show.interval][language]] : []),
            ...(classical ? [methods.t[language]] : []),
          ].join(say(' or ', '或')) +
          say(')', '）'),
      drawn &&
        say(
          `shaded: ${formatCount(replicates)} bootstrap samples (seed ${seed})`,
          `阴影：${formatCount(replicates)} 次 Bootstrap 抽样的分布（种子 ${seed}）`,
        ),
    ],
    contrasts.map((contrast) => {
      const group = groups[contrast.group]
      const name = group === undefined ? '' : groupName(group, display)
      return `${name}${say(': ', '：')}${effectText(contrast, display)}`
    }),
  ])
}

/** 0.49 (−0.08 to 1.05) */
function effectText({ estimate, interval }: EstimationContrast, { settings }: Display): string {
  const decimals = jointDecimals(estimate, interval?.lower ?? estimate, interval?.upper ?? estimate, settings)
  const limits = interval && formatLimits(interval.lower, interval.upper, decimals, settings)
  return `${fixed(estimate, decimals)}${limits === null ? '' : settings.language === 'zh' ? `（${limits}）` : ` (${limits})`}`
}

function lower(text: string): string {
  return text.startsWith('M') ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
