import type { Scene } from '#figure/scene.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { type QuantileCourse, quantileAxis, quantilePanels } from '../../kit/plots/quantile-panels.ts'
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

interface Drawing {
  readonly title: (variable: string, settings: PlotSettings) => string
  readonly course: (panel: QuantilePanel) => QuantileCourse
  readonly name: { readonly en: string; readonly zh: string }
}

const valuesByQuantile: Drawing = {
  title: (variable) => variable,
  name: { en: 'Normal Q–Q plot', zh: '正态 Q–Q 图' },
  course: ({ expected, observed, mean, sd, reach }) => ({
    x: expected,
    y: observed,
    intercept: mean,
    slope: sd,
    lower: expected.map((z, i) => mean + sd * (z - (reach[i] ?? 0))),
    upper: expected.map((z, i) => mean + sd * (z + (reach[i] ?? 0))),
  }),
}

const distancesByQuantile: Drawing = {
  title: (_, { settings }) => words.distance[settings.language],
  name: { en: 'Detrended Q–Q plot', zh: '去趋势 Q–Q 图' },
  course: ({ expected, observed, mean, sd, reach }) => ({
    x: expected,
    y: observed.map((value, i) => (value - mean) / sd - (expected[i] ?? 0)),
    intercept: 0,
    slope: 0,
    lower: reach.map((half) => -half),
    upper: reach,
  }),
}

/** Small multiples on common axes. */
function quantileScene(data: QuantileFigure, settings: PlotSettings, drawing: Drawing): Scene {
  const { language } = settings.settings
  const variable = settings.names.variable(data.variable)
  const courses = data.panels.map(drawing.course)
  const level = formatLevel(data.confidence)
  const most = Math.max(...data.panels.flatMap(({ n, expected }) => (expected.length < n ? [expected.length] : [0])))
  const sample =
    most === 0 ? { en: '', zh: '' } : { en: `, at most ${most} of a panel`, zh: `（每图至多 ${most} 个，含两端）` }
  const axes = { x: quantileAxis(courses), xTitle: words.quantile[language], yTitle: drawing.title(variable, settings) }
  const shown = data.panels.map((panel, k) => {
    const name = panel.group === null ? '' : settings.names.level(panel.group)
    return { title: sizedName(name, panel.n, settings).replace('\n', ' '), courses: courses.slice(k, k + 1) }
  })
  const { width, height, arrangement, panels } = quantilePanels(shown, axes, settings)
  return {
    width,
    height,
    description: language === 'zh' ? `${variable}的${drawing.name.zh}。` : `${drawing.name.en} of ${variable}.`,
    caption:
      language === 'zh'
        ? `点：排序后的观测值${sample.zh}；直线：同均数、同标准差的正态分布；阴影：正态样本的逐点 ${level} 参考带`
        : `Points: ordered values${sample.en}; line: normal distribution of the same mean and SD; band: pointwise ${level} for normal samples`,
    arrangement,
    panels,
  }
}
