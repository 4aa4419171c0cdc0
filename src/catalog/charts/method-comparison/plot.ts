import type { Mark, RichText, Scene } from '#figure/scene.ts'
import { richWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { emptiestCorner } from '../../kit/plots/note-corner.ts'
import { gridWords, placesOf } from '../../kit/plots/point-grid.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import {
  formatEstimate,
  formatEstimateInterval,
  formatLevel,
  formatQuantity,
  relationP,
} from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Limited, MethodComparisonData } from './data.ts'

export const plots = { chart: { plot: plotMethods } satisfies Plot<MethodComparisonData> }

const colour = { series: 0 } as const
const pointsPerMm = 72 / 25.4

function plotMethods(data: MethodComparisonData, settings: PlotSettings): Scene {
  const { of, show, line, levels, slope } = data
  const zh = settings.settings.language === 'zh'
  const { x, y } = placesOf(data.points)
  const [across, up] = [settings.names.variable(of.x.variable), settings.names.variable(of.y.variable)]
  const values = [
    y,
    line.y,
    levels.map(({ at, bias }) => at + bias.value),
    ...(line.limits === null ? [] : [line.limits.lower, line.limits.upper]),
  ]
  const own = valueRange([x, levels.map(({ at }) => at)])
  const both = valueRange([own, ...values], { margin: 0 })
  const domains = show.identity ? { x: both, y: both } : { x: own, y: valueRange(values) }
  const [width, height] = [settings.size.width ?? 85, settings.size.height ?? 98]
  const lines = noteLines(data, settings)
  const side = Math.min(width - 20, height - 40)
  const widest = Math.max(...lines.map((line) => richWidth(line, type.legend))) / pointsPerMm
  const drawn = [
    { x, y },
    ...[line.y, line.limits?.lower, line.limits?.upper].flatMap((heights) =>
      heights ? [{ x: line.x, y: heights }] : [],
    ),
    ...(show.identity ? [{ x: line.x, y: line.x }] : []),
  ]
  const { corner, covered } = emptiestCorner(drawn, domains, { width: (widest + 4) / side, height: 11 / side })
  return {
    width,
    height,
    description: zh
      ? `${up}与${across}的${methodName(show.method, true)}：斜率 ${estimateText(slope, settings, 1)}。`
      : `${up} against ${across}, ${methodName(show.method, false)}: slope ${estimateText(slope, settings, 1)}.`,
    caption: captionOf(data, settings),
    panels: [
      {
        square: true,
        x: { kind: 'linear', title: across, domain: domains.x },
        y: { kind: 'linear', title: up, domain: domains.y },
        marks: withoutFalse([
          show.identity && identityMark(both),
          ...levels.map(
            ({ at, bias }): Mark => ({
              kind: 'segment',
              from: [at, domains.y[0]],
              to: [at, at + bias.value],
              colour: 'muted',
              width: 0.7,
              dash: 'dotted',
            }),
          ),
          line.limits !== null && ({ kind: 'band', x: line.x, ...line.limits, curve: 'linear', colour } satisfies Mark),
          {
            kind: 'point',
            x,
            y,
            colour: 'ink',
            size: x.length > 2000 ? 1.6 : x.length > 300 ? 2.2 : 3,
            shape: 'circle',
            fill: 'translucent',
          },
          { kind: 'line', x: line.x, y: line.y, colour, width: 1.5 },
        ]),
        note: { lines, corner: covered > 0 ? 'above' : corner },
      },
    ],
  }
}

function identityMark([low, high]: readonly [number, number]): Mark {
  return { kind: 'segment', from: [low, low], to: [high, high], colour: 'muted', width: 0.7, dash: 'dashed' }
}

function methodName(method: MethodComparisonData['show']['method'], zh: boolean): string {
  const name = method === 'deming' ? 'Deming' : 'Passing–Bablok'
  return zh ? `${name} 回归` : `${name} regression`
}

function estimateText({ value, lower, upper }: Limited, { settings }: PlotSettings, none = 0): string {
  return typeof lower === 'number' && typeof upper === 'number'
    ? formatEstimateInterval({ estimate: value, lower, upper }, settings, none)
    : formatEstimate(value, settings)
}

function noteLines({ slope, intercept }: MethodComparisonData, settings: PlotSettings): readonly RichText[] {
  const zh = settings.settings.language === 'zh'
  return [
    [{ text: `${zh ? '斜率' : 'Slope'} ${estimateText(slope, settings, 1)}` }],
    [{ text: `${zh ? '截距' : 'Intercept'} ${estimateText(intercept, settings)}` }],
  ]
}

function captionOf(
  { show, confidence, n, samples, points, line, levels, linearity }: MethodComparisonData,
  settings: PlotSettings,
): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const ratio = show.ratio === null ? null : formatQuantity(show.ratio, settings.settings)
  const drawn =
    samples &&
    say(`${samples.count} bootstrap samples, seed ${samples.seed}`, `自助法 ${samples.count} 次，种子 ${samples.seed}`)
  return captionSentences(language, [
    [say('Points: samples', '点：各样品'), sizedName('', n, settings), ...gridWords(points.grid?.cells, language)],
    [
      say(
        `Line: ${methodName(show.method, false)}${ratio === null ? '' : `, ratio of error variances ${ratio}`}`,
        `实线：${methodName(show.method, true)}${ratio === null ? '' : `，误差方差之比 ${ratio}`}`,
      ),
      line.limits !== null &&
        say(
          `band: pointwise ${level} CI (${drawn ?? 'jackknife'})`,
          `阴影：逐点 ${level} 置信区间（${drawn ?? '刀切法'}）`,
        ),
      show.identity && say('dashed: identity', '虚线：恒等线'),
      levels.length > 0 && say('dotted: decision levels', '点线：医学决定水平'),
    ],
    [
      ...levels.map(({ at, bias }) => {
        const [where, size] = [formatQuantity(at, settings.settings), estimateText(bias, settings)]
        return say(`Bias at ${where}: ${size}`, `${where} 处偏倚 ${size}`)
      }),
      say(`${levels.length === 0 ? 'In' : 'in'} brackets: ${level} CI`, `括号内为 ${level} 置信区间`),
      linearity !== null &&
        say(
          `CUSUM test of linearity: ${relationP(linearity, settings.settings)}`,
          `CUSUM 线性检验 ${relationP(linearity, settings.settings)}`,
        ),
    ],
  ])
}
