import type { Mark, Scene } from '#figure/scene.ts'
import { diagonalOf, rocPlane } from '../../kit/accuracy/roc-plot.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { areaDiameter } from '../../kit/plots/area-sizes.ts'
import { ellipseOutline } from '../../kit/plots/ellipse-outline.ts'
import { formatCount, formatEstimateInterval, formatLevel, formatNumber } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { SrocData, SrocModel } from './data.ts'

export const plots = { chart: { plot: plotSroc } satisfies Plot<SrocData> }

const colour = { series: 0 } as const
/** Diameters of the studies in points. */
const [smallest, largest] = [4, 9]
const maxNames = 60

function plotSroc(data: SrocData, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const { show, sizes, sensitivity, specificity, model, names } = data
  const diameter = areaDiameter(Math.max(...sizes), largest, smallest)
  const across = (falsePositive: number) => (show.axis === 'specificity' ? 1 - falsePositive : falsePositive)
  const places = sizes.map((size, k) => ({
    at: [across(1 - (specificity.value[k] ?? 0)), sensitivity.value[k] ?? 0] as const,
    size: diameter(size),
  }))
  const largestFirst = [...places.keys()].toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const width = settings.size.width ?? 110
  const [shares = [], ratios = []] = model === null ? [] : notesOf(model, settings)
  const isNarrow = width < 100 || settings.joined === true
  const lines = isNarrow ? shares : [...shares, ...ratios]
  return {
    width,
    height: settings.size.height ?? 108,
    description: descriptionOf(data, settings),
    caption: captionOf(data, isNarrow && settings.joined !== true ? ratios : [], settings),
    panels: [
      {
        ...rocPlane(show, chinese),
        marks: [
          ...diagonalOf(show),
          ...(model === null ? [] : regionMarks(model, data, across)),
          ...(show.crosses ? crossMarks(data, across) : []),
          ...largestFirst.flatMap((k): readonly Mark[] => {
            const place = places[k]
            if (place === undefined) return []
            const [x, y] = place.at
            return [{ kind: 'point', x: [x], y: [y], colour: 'muted', size: place.size, shape: 'circle', fill: 'open' }]
          }),
          ...(model === null ? [] : summaryMarks(model, across)),
        ],
        ...(names !== null && {
          pointLabels: largestFirst.slice(0, maxNames).flatMap((k) => {
            const [name, place] = [names[k] ?? null, places[k]]
            if (name === null || place === undefined) return []
            return [{ at: place.at, radius: place.size / 2, text: [{ text: settings.names.level(name) }] }]
          }),
        }),
        ...(lines.length === 0 ? {} : { note: { corner: 'bottom-right', lines: lines.map((text) => [{ text }]) } }),
      },
    ],
  }
}

const expit = (x: number) => 1 / (1 + Math.exp(-x))

/** The ellipses of the logits, in the plane. */
function regionMarks(
  { mean, meanCovariance, between, radius }: SrocModel,
  { show }: SrocData,
  across: (falsePositive: number) => number,
): readonly Mark[] {
  const outline = (covariance: readonly [number, number, number]) => {
    const { x, y } = ellipseOutline({ centre: mean, covariance, radius })
    return { x: y.map((logit) => across(expit(-logit))), y: x.map(expit) }
  }
  const [aa, ab, bb] = meanCovariance
  return withoutFalse([
    (show.regions === 'both' || show.regions === 'prediction') && {
      kind: 'line',
      ...outline([aa + between[0], ab + between[1], bb + between[2]]),
      colour,
      width: 0.9,
      dash: 'dashed',
    },
    ...(show.regions === 'both' || show.regions === 'confidence'
      ? [
          { kind: 'polygon', ...outline(meanCovariance), fill: colour, stroke: null, opacity: 0.2 } as const,
          { kind: 'line', ...outline(meanCovariance), colour, width: 0.9 } as const,
        ]
      : []),
  ])
}

const steps = 120

function summaryMarks({ curve, summary }: SrocModel, across: (falsePositive: number) => number): readonly Mark[] {
  const point: Mark = {
    kind: 'point',
    x: [across(1 - summary.specificity.value)],
    y: [summary.sensitivity.value],
    colour,
    size: 6.5,
    shape: 'square',
    fill: 'solid',
  }
  if (curve === null) return [point]
  const logit = (rate: number) => Math.log(rate / (1 - rate))
  const [from, to] = [logit(Math.max(curve.from, 1e-4)), logit(Math.min(curve.to, 1 - 1e-4))]
  const t = Array.from({ length: steps + 1 }, (_, k) => from + ((to - from) * k) / steps)
  return [
    {
      kind: 'line',
      x: t.map((rate) => across(expit(rate))),
      y: t.map((rate) => expit(curve.intercept + curve.slope * rate)),
      colour,
      width: 1.5,
    },
    point,
  ]
}

function crossMarks(
  { sensitivity, specificity }: SrocData,
  across: (falsePositive: number) => number,
): readonly Mark[] {
  const segment = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
    kind: 'segment',
    from,
    to,
    colour: 'muted',
    width: 0.5,
  })
  return sensitivity.value.flatMap((y, k) => {
    const x = across(1 - (specificity.value[k] ?? 0))
    const [left, right] = [specificity.upper[k] ?? 0, specificity.lower[k] ?? 0].map((share) => across(1 - share))
    return [
      segment([left ?? x, y], [right ?? x, y]),
      segment([x, sensitivity.lower[k] ?? y], [x, sensitivity.upper[k] ?? y]),
    ]
  })
}

/** Lines of the shares and of the ratios, which a narrow figure has in its caption. */
function notesOf({ summary, curve }: SrocModel, { settings }: PlotSettings): readonly (readonly string[])[] {
  const say = (en: string, zh: string) => (settings.language === 'zh' ? zh : en)
  const line = (name: string, { value, lower, upper }: SrocModel['summary']['sensitivity'], none: 0 | 1) =>
    `${name} ${formatEstimateInterval({ estimate: value, lower, upper }, settings, none)}`
  return [
    [
      line(say('Sensitivity', '灵敏度'), summary.sensitivity, 0),
      line(say('Specificity', '特异度'), summary.specificity, 0),
    ],
    [
      line(say('LR+', '阳性似然比'), summary.positiveRatio, 1),
      line(say('LR−', '阴性似然比'), summary.negativeRatio, 1),
      line(say('DOR', '诊断比值比'), summary.oddsRatio, 1),
      ...(curve === null || curve.area === null ? [] : [`AUC ${formatNumber(curve.area, 3)}`]),
    ],
  ]
}

function descriptionOf({ sizes, model }: SrocData, { settings }: PlotSettings): string {
  const n = formatCount(sizes.length)
  const [se, sp] = [model?.summary.sensitivity.value, model?.summary.specificity.value].map((share) =>
    share === undefined ? '' : formatNumber(share, 2),
  )
  if (settings.language === 'zh')
    return `${n} 项诊断研究的汇总 ROC 图${model === null ? '' : `，汇总灵敏度 ${se}，特异度 ${sp}`}。`
  return `Summary ROC plot of ${n} ${n === '1' ? 'study' : 'studies'}${model === null ? '' : `; summary sensitivity ${se}, specificity ${sp}`}.`
}

function captionOf(
  { sizes, show, model, confidence }: SrocData,
  ratios: readonly string[],
  { settings }: PlotSettings,
): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const n = formatCount(sizes.length)
  const persons = formatCount(sizes.reduce((sum, size) => sum + size, 0))
  const level = formatLevel(confidence)
  const has = (region: 'confidence' | 'prediction') => show.regions === 'both' || show.regions === region
  return captionSentences(language, [
    [say(`${n} ${n === '1' ? 'study' : 'studies'}, ${persons} persons`, `${n} 项研究，共 ${persons} 例`)],
    [
      say('Circles: studies, area by persons', '圆圈：各研究，面积与例数成正比'),
      show.crosses && say(`crosses: ${level} CI`, `十字：${level} CI`),
      show.diagonal && say('dashed diagonal: no discrimination', '对角虚线：无区分能力'),
    ],
    ...(model === null
      ? []
      : [
          [
            say(`Square: summary point of the bivariate model (${level} CI)`, `方块：双变量模型汇总点（${level} CI）`),
            ...(has('confidence') ? [say('shaded: confidence region', '阴影：置信域')] : []),
            ...(has('prediction') ? [say('dashed outline: prediction region', '虚线轮廓：预测域')] : []),
            ...(model.curve === null ? [] : [say('solid line: HSROC', '实线：HSROC')]),
          ],
          ratios,
        ]),
  ])
}
