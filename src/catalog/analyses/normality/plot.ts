import type { Mark, Panel, Scene } from '#figure/scene.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatLevel } from '../../kit/present/format.ts'
import type { QuantileFigure, QuantilePanel } from './figures.ts'

export const plots = {
  qq: { plot: (data, settings) => quantileScene(data, settings, valuesByQuantile) } satisfies Plot<QuantileFigure>,
  detrended: {
    plot: (data, settings) => quantileScene(data, settings, distancesByQuantile),
  } satisfies Plot<QuantileFigure>,
}

const words = {
  quantile: { en: 'Normal quantile', zh: '标准正态分位数' },
  distance: { en: 'Distance from normal, SD', zh: '与正态的偏差（标准差）' },
} as const

/** The content of one panel as a function of normal quantiles. */
interface Course {
  readonly y: readonly number[]
  readonly line: (z: number) => number
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

interface Drawing {
  readonly title: (variable: string, settings: PlotSettings) => string
  readonly course: (panel: QuantilePanel) => Course
  readonly name: { readonly en: string; readonly zh: string }
}

const valuesByQuantile: Drawing = {
  title: (variable) => variable,
  name: { en: 'Normal Q–Q plot', zh: '正态 Q–Q 图' },
  course: ({ expected, observed, mean, sd, reach }) => {
    const line = (z: number) => mean + sd * z
    return {
      y: observed,
      line,
      lower: expected.map((z, i) => line(z - (reach[i] ?? 0))),
      upper: expected.map((z, i) => line(z + (reach[i] ?? 0))),
    }
  },
}

const distancesByQuantile: Drawing = {
  title: (_, { settings }) => words.distance[settings.language],
  name: { en: 'Detrended Q–Q plot', zh: '去趋势 Q–Q 图' },
  course: ({ expected, observed, mean, sd, reach }) => ({
    y: observed.map((value, i) => (value - mean) / sd - (expected[i] ?? 0)),
    line: () => 0,
    lower: reach.map((half) => -half),
    upper: reach,
  }),
}

/** Small multiples on common axes. */
function quantileScene(data: QuantileFigure, settings: PlotSettings, drawing: Drawing): Scene {
  const { language } = settings.settings
  const { panels } = data
  const variable = settings.names.variable(data.variable)
  const courses = panels.map(drawing.course)
  const columns = panels.length === 4 ? 2 : Math.min(3, Math.max(1, panels.length))
  const rows = Math.ceil(panels.length / columns)
  const z = Math.max(1, ...panels.flatMap(({ expected }) => [...expected])) * 1.08
  const ends = courses.flatMap(({ y, lower, upper }) => [...y, ...lower, ...upper])
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const margin = (high - low || 1) * 0.04
  const level = formatLevel(data.confidence)
  const title = drawing.title(variable, settings)
  return {
    width: settings.size.width ?? [85, 140, 175][columns - 1] ?? 175,
    height: settings.size.height ?? 18 + (columns === 1 ? 66 : 60) * rows,
    description: language === 'zh' ? `${variable}的${drawing.name.zh}。` : `${drawing.name.en} of ${variable}.`,
    caption:
      language === 'zh'
        ? `直线：同均数、同标准差的正态分布；阴影：逐点 ${level} 参考带`
        : `Line: normal distribution of the same mean and SD; band: pointwise ${level}`,
    arrangement: { columns },
    panels: panels.map((panel, k): Panel => {
      const course = courses[k] ?? drawing.course(panel)
      const name = panel.group === null ? '' : settings.names.level(panel.group)
      return {
        title: sizedName(name, panel.n, settings).replace('\n', ' '),
        x: { kind: 'linear', title: words.quantile[language], domain: [-z, z] },
        y: { kind: 'linear', title, domain: [low - margin, high + margin] },
        marks: marksOf(panel, course, z),
      }
    }),
  }
}

function marksOf({ expected }: QuantilePanel, { y, line, lower, upper }: Course, z: number): readonly Mark[] {
  return [
    { kind: 'band', x: expected, lower, upper, curve: 'linear', colour: 'muted' },
    { kind: 'segment', from: [-z, line(-z)], to: [z, line(z)], colour: 'ink', width: 0.8 },
    { kind: 'point', x: expected, y, colour: { series: 0 }, size: 3.2, shape: 'circle', fill: 'translucent' },
  ]
}
