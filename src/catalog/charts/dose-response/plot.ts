import type { Mark, RichText, Scene } from '#figure/scene.ts'
import { richWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { groupLegend } from '../../kit/figures/colour-legend.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { emptiestCorner } from '../../kit/plots/note-corner.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatEstimateInterval, formatLevel } from '../../kit/present/format.ts'
import type { DoseGroup, DoseResponseData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<DoseResponseData> }

const pointsPerMm = 72 / 25.4

function plot(data: DoseResponseData, settings: PlotSettings): Scene {
  const { groups, of } = data
  const zh = settings.settings.language === 'zh'
  const [x, y] = [settings.names.variable(of.dose.variable), settings.names.variable(of.response.variable)]
  const names = groups.map(({ group }) => (group === null ? '' : settings.names.level(group)))
  const several = groups.length > 1
  const [width, height] = [
    settings.size.width ?? 110,
    settings.size.height ?? (several ? 85 + 4 * Math.max(0, groups.length - 2) : 80),
  ]
  const positive = groups.flatMap(({ dose }) => dose.filter((one) => one > 0)).map(Math.log)
  const [low, high] = [Math.min(...positive), Math.max(...positive)]
  const span = high - low || 1
  const hasZero = groups.some(({ dose }) => dose[0] === 0)
  const zero = hasZero ? { at: Math.exp(low - 0.14 * span), from: Math.exp(low - 0.03 * span) } : undefined
  const nought = zero?.at ?? 1
  const at = (dose: number) => (dose > 0 ? dose : nought)
  const ends = [low - (hasZero ? 0.19 : 0.04) * span, high + 0.04 * span] as const
  const up = valueRange([
    ...groups.flatMap(({ mean, sd }) => [-1, 1].map((sign) => mean.map((one, i) => one + sign * deviation(sd[i])))),
    ...groups.flatMap(({ values, curve }) => [values.response, curve?.y ?? []]),
  ])
  const lines = noteLines(data, names, settings)
  const widest = Math.max(0, ...lines.map((line) => richWidth(line, type.legend)))
  const drawn = groups.flatMap(({ dose, mean, sd, curve, values, ec50 }) => [
    ...[-1, 0, 1].map((sign) => ({
      x: dose.map((one) => Math.log(at(one))),
      y: mean.map((one, i) => one + sign * deviation(sd[i])),
    })),
    { x: values.dose.map((one) => Math.log(at(one))), y: values.response },
    { x: (curve?.x ?? []).map(Math.log), y: curve?.y ?? [] },
    ...(ec50 === null
      ? []
      : [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => ({
          x: [Math.log(ec50.estimate)],
          y: [up[0] + part * (ec50.response - up[0])],
        }))),
  ])
  const size = {
    width: (widest / pointsPerMm + 5) / (width - 20),
    height: (lines.length * 3.9 + 3) / (height - (several ? 34 : 28)),
  }
  const { corner, covered } = emptiestCorner(drawn, { x: ends, y: up }, size)
  const cap = Math.exp(0.008 * span)
  return {
    width,
    height,
    description: zh
      ? `${x}与${y}的剂量-反应曲线${several ? `（${names.join('、')}）` : ''}。`
      : `Dose–response curve of ${y} against ${x}${several ? ` (${names.join(', ')})` : ''}.`,
    caption: captionOf(data, settings),
    panels: [
      {
        x: {
          kind: 'log',
          title: x,
          domain: [Math.exp(ends[0]), Math.exp(ends[1])],
          ...(zero === undefined ? {} : { zero }),
        },
        y: { kind: 'linear', title: y, domain: up },
        marks: [
          ...groups.flatMap(({ ec50 }, series) => (ec50 === null ? [] : halfway(ec50, up[0], series))),
          ...groups.flatMap((group, series) => curveMarks(group, series, nought, cap ** 3)),
          ...groups.flatMap((group, series) =>
            data.points === 'values' ? valueMarks(group, series, at) : meanMarks(group, series, at, cap),
          ),
        ],
        note: { lines, corner: covered > 0 ? 'above' : corner },
      },
    ],
    ...groupLegend(groups, { key: 'point', shape: 'of-series' }, settings),
  }
}

function deviation(sd: DoseGroup['sd'][number] | undefined): number {
  return typeof sd === 'number' ? sd : 0
}

/** From the curve at EC50 down to the axis. */
function halfway(
  { estimate, response }: NonNullable<DoseGroup['ec50']>,
  foot: number,
  series: number,
): readonly Mark[] {
  const colour = { series }
  return [{ kind: 'segment', from: [estimate, foot], to: [estimate, response], colour, width: 0.7, dash: 'dotted' }]
}

/** The curve above 0 and, beyond the gap, its value at dose 0 as a short line. */
function curveMarks({ curve }: DoseGroup, series: number, nought: number, reach: number): readonly Mark[] {
  if (curve === null) return []
  const { x, y, zero } = curve
  const look = { kind: 'line', colour: { series }, width: 1.4 } as const
  return [
    { ...look, x, y, dash: 'of-series' },
    ...(zero === null ? [] : [{ ...look, x: [nought / reach, nought * reach], y: [zero, zero] }]),
  ]
}

function valueMarks({ values }: DoseGroup, series: number, at: (dose: number) => number): readonly Mark[] {
  const look = { colour: { series }, size: 3.2, shape: 'of-series', fill: 'translucent' } as const
  return [{ kind: 'point', x: values.dose.map(at), y: values.response, ...look }]
}

function meanMarks(
  { dose, mean, sd }: DoseGroup,
  series: number,
  at: (dose: number) => number,
  cap: number,
): readonly Mark[] {
  const look = { kind: 'segment', colour: { series }, width: 0.8 } as const
  const bars = dose.flatMap((one, i): Mark[] => {
    const [x, half] = [at(one), deviation(sd[i])]
    const [low, high] = [(mean[i] as number) - half, (mean[i] as number) + half]
    if (half === 0) return []
    return [
      { ...look, from: [x, low], to: [x, high] },
      ...[low, high].map((y): Mark => ({ ...look, from: [x / cap, y], to: [x * cap, y] })),
    ]
  })
  const points = { colour: { series }, size: 3.6, shape: 'of-series', fill: 'solid' } as const
  return [...bars, { kind: 'point', x: dose.map(at), y: mean, ...points }]
}

/** For each curve, EC50 or Km with its interval, or why there is none. */
function noteLines({ groups, model }: DoseResponseData, names: readonly string[], settings: PlotSettings): RichText[] {
  const zh = settings.settings.language === 'zh'
  const symbol: RichText =
    model === 'michaelis-menten'
      ? [
          { text: 'K', italic: true },
          { text: 'm', script: 'sub' },
        ]
      : [{ text: 'EC' }, { text: '50', script: 'sub' }]
  const reasons = zh
    ? {
        'few-doses': '剂量过少',
        'no-fit': '无法拟合',
        'no-bottom': '未达下平台',
        'no-top': '未达上平台',
        'no-range': '超出剂量范围',
      }
    : {
        'few-doses': 'too few doses',
        'no-fit': 'not fitted',
        'no-bottom': 'lower plateau not reached',
        'no-top': 'upper plateau not reached',
        'no-range': 'outside the doses',
      }
  return groups.map(({ ec50, lacks }, g) => [
    ...(groups.length > 1 ? [{ text: `${names[g] ?? ''}${zh ? '：' : ': '}` }] : []),
    ...(ec50 === null && zh ? [{ text: '无 ' }] : ec50 === null ? [{ text: 'no ' }] : []),
    ...symbol,
    {
      text:
        ec50 === null
          ? `${zh ? '，' : ', '}${lacks === null ? '' : reasons[lacks]}`
          : ` = ${formatEstimateInterval(ec50, settings.settings)}`,
    },
  ])
}

const modelWords = {
  'logistic-3': { en: 'three-parameter logistic (lower plateau 0)', zh: '三参数 logistic（下平台为 0）' },
  'logistic-4': { en: 'four-parameter logistic', zh: '四参数 logistic' },
  'logistic-5': { en: 'five-parameter logistic', zh: '五参数 logistic' },
  'michaelis-menten': { en: 'Michaelis–Menten', zh: '米氏方程' },
} as const

function captionOf({ groups, model, points, confidence, n }: DoseResponseData, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const has = (what: 'curve' | 'ec50') => groups.some((group) => group[what] !== null)
  const half =
    model === 'michaelis-menten'
      ? { en: 'Km, the concentration of half of Vmax', zh: 'Km，即达到 Vmax 一半的浓度' }
      : { en: 'EC50, the dose halfway between the plateaus', zh: 'EC50，即两平台中点对应的剂量' }
  return captionSentences(language, [
    [
      points === 'values'
        ? say('Points: responses', '点：各测量值')
        : groups.some(({ sd }) => sd.some((one) => typeof one === 'number'))
          ? say('Points: mean ± SD', '点：均数 ± 标准差')
          : say('Points: one response each', '点：各剂量的单个测量值'),
      has('curve') &&
        say(`curves: ${modelWords[model].en} by least squares`, `曲线：${modelWords[model].zh}，最小二乘拟合`),
      groups.some(({ curve }) => curve !== null && curve.zero !== null) &&
        say('short line at 0: the curve there', '0 处短线：曲线在该处的值'),
    ],
    has('ec50') && [
      say(
        `Dotted: ${half.en}, with ${level} CI (Wald, log scale)`,
        `点线：${half.zh}，附 ${level} 置信区间（Wald 法，对数尺度）`,
      ),
    ],
    [sizedName('', n, settings)],
  ])
}
