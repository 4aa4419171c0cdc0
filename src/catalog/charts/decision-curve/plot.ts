import type { LegendItem, LineMark, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { DecisionCurveData } from './data.ts'

export const plots = { chart: { plot: plotCurves } satisfies Plot<DecisionCurveData> }

const titles = {
  net: { en: 'Net benefit', zh: '净获益' },
  standardised: { en: 'Standardised net benefit', zh: '标准化净获益' },
  avoided: { en: 'Interventions avoided per 100', zh: '每 100 人减少的干预数' },
}

function plotCurves(data: DecisionCurveData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { thresholds, models, all } = data
  const { quantity } = data.show
  const [from, to] = [thresholds[0] ?? 0, thresholds.at(-1) ?? 1]
  const names = models.map(({ of }) => settings.names.variable(of.variable))
  const domain = domainOf(data)
  const [bottom] = domain
  const isAvoided = quantity === 'avoided'
  const everybody: Mark[] =
    all.length === 0
      ? []
      : piecesAbove(bottom, thresholds, all).map((piece) => ({ ...piece, colour: 'muted', width: 1, dash: 'dashed' }))
  // of avoided interventions treating all is the zero line, and treating none has none to compare
  const nobody: Mark[] = isAvoided ? [] : [{ kind: 'segment', from: [from, 0], to: [to, 0], colour: 'ink', width: 1 }]
  const items: readonly LegendItem[] = withoutFalse([
    ...names.map((label, series) => ({
      label,
      colour: { series },
      key: 'line' as const,
      dash: 'of-series' as const,
    })),
    all.length > 0 && {
      label: say('Treat all', '全部干预'),
      colour: 'muted',
      key: 'line',
      dash: 'dashed',
    },
    !isAvoided && { label: say('Treat none', '均不干预'), colour: 'ink', key: 'line' },
  ])
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 90,
    description: say(
      `${titles[quantity].en} against the threshold probability: ${names.join(', ')}.`,
      `各阈值概率下的${titles[quantity].zh}：${names.join('、')}。`,
    ),
    caption: captionSentences(language, [
      [
        say(
          `n\u00a0=\u00a0${formatCount(data.n)}, events ${formatCount(data.events)}`,
          `n=${formatCount(data.n)}，事件 ${formatCount(data.events)} 例`,
        ),
      ],
      [say('Treated: predicted risk at or above the threshold', '干预对象：预测概率不低于阈值者')],
      isAvoided && [say('Compared with treating all', '与全部干预比较')],
    ]),
    legend: { place: 'top', items },
    panels: [
      {
        x: {
          kind: 'linear',
          title: say('Threshold probability, %', '阈值概率(%)'),
          domain: [from, to],
          format: 'percent',
        },
        y: { kind: 'linear', title: titles[quantity][language], domain, limited: true },
        marks: [
          ...everybody,
          ...nobody,
          ...models.flatMap(({ y }, series) =>
            piecesAbove(bottom, thresholds, y).map(
              (piece): Mark => ({ ...piece, colour: { series }, width: 1.5, dash: 'of-series' }),
            ),
          ),
        ],
      },
    ],
  }
}

/** Far below treating none no curve matters. */
const lowest = { net: -0.05, standardised: -0.1, avoided: -10 }

function domainOf({ models, all, show }: DecisionCurveData): readonly [number, number] {
  const values = [...models.flatMap(({ y }) => y), ...all, 0]
  const high = Math.max(...values)
  const top = high > 0 ? high * 1.04 : -lowest[show.quantity]
  const low = Math.max(Math.min(...values), lowest[show.quantity], -top)
  return [low < 0 ? low : 0, top]
}

/** The parts of a line above the foot of the axis, each to where it crosses it. */
function piecesAbove(
  bottom: number,
  x: readonly number[],
  y: readonly number[],
): readonly Pick<LineMark, 'kind' | 'x' | 'y'>[] {
  const pieces: { readonly kind: 'line'; readonly x: number[]; readonly y: number[] }[] = []
  for (const [k, value] of y.entries()) {
    const [at, before, last] = [x[k] ?? 0, x[k - 1] ?? 0, y[k - 1]]
    const crossing = last === undefined ? at : before + ((at - before) * (bottom - last)) / (value - last)
    const wasAbove = last !== undefined && last >= bottom
    if (value >= bottom && !wasAbove)
      pieces.push({ kind: 'line', x: last === undefined ? [] : [crossing], y: last === undefined ? [] : [bottom] })
    const piece = pieces.at(-1)
    if (value >= bottom) {
      piece?.x.push(at)
      piece?.y.push(value)
    } else if (wasAbove) {
      piece?.x.push(crossing)
      piece?.y.push(bottom)
    }
  }
  return pieces
}
