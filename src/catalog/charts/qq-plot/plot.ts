import type { Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { quartileTypes, quartileTypeWords } from '../../kit/options/quartile-type.ts'
import { type QuantileCourse, quantileAxis, quantilePanels } from '../../kit/plots/quantile-panels.ts'
import { formatCount, formatLevel } from '../../kit/present/format.ts'
import type { Language } from '../../kit/words.ts'
import type { QqPlotData } from './data.ts'

export const plots = { chart: { plot: plotQuantiles } satisfies Plot<QqPlotData> }

const words = {
  qq: { name: { en: 'Normal Q–Q plot', zh: '正态 Q–Q 图' }, x: { en: 'Normal quantile', zh: '标准正态分位数' } },
  pp: { name: { en: 'Normal P–P plot', zh: '正态 P–P 图' }, x: { en: 'Expected probability', zh: '期望累积概率' } },
  detrended: {
    name: { en: 'Detrended Q–Q plot', zh: '去趋势 Q–Q 图' },
    x: { en: 'Normal quantile', zh: '标准正态分位数' },
  },
} as const

function plotQuantiles(data: QqPlotData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { kind } = data.show
  const variable = settings.names.variable(data.of.variable)
  const groups = data.groups.flatMap(({ plot, ...rest }) => (plot === null ? [] : [{ ...rest, course: plot }]))
  const courses: readonly QuantileCourse[] = groups.map(({ course }) => course)
  const isOverlaid = data.show.arrangement === 'overlaid' && groups.length > 1
  const titled = groups.map(({ group, n, course }) => {
    const name = group === null ? '' : settings.names.level(group)
    return { title: sizedName(name, n, settings).replace('\n', ' '), courses: [course] }
  })
  const overlaid = {
    courses,
    looks: courses.map((_, series) => ({
      band: { series },
      line: { series },
      points: { series },
      shape: 'of-series' as const,
    })),
  }
  const titles = {
    qq: variable,
    pp: language === 'zh' ? '观察累积概率' : 'Observed probability',
    detrended: language === 'zh' ? '偏离参考线的距离（标准差）' : 'Distance from the line, SD',
  }
  const scene = quantilePanels(
    isOverlaid ? [overlaid] : titled,
    {
      xTitle: words[kind].x[language],
      yTitle: titles[kind],
      ...(kind === 'pp' ? { x: [0, 1], y: [0, 1] } : { x: quantileAxis(courses) }),
    },
    settings,
  )
  return {
    ...scene,
    description: language === 'zh' ? `${variable}的${words[kind].name.zh}。` : `${words[kind].name.en} of ${variable}.`,
    caption: captionOf(data, isOverlaid ? groups.map(({ n }) => n) : [], variable, language),
    ...(isOverlaid &&
      colourLegend(
        groups.map(({ group }) => group),
        { key: 'point', shape: 'of-series' },
        settings,
      )),
  }
}

function captionOf(
  { show, confidence }: QqPlotData,
  sizes: readonly number[],
  variable: string,
  language: Language,
): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const type = show.quartileType === null ? '' : quartileTypeWords(quartileTypes[show.quartileType], language)
  const reference =
    show.line === 'quartiles'
      ? say(`normal distribution through the quartiles${type}`, `过四分位数${type}的正态分布`)
      : say('normal distribution of the same mean and SD', '同均数、同标准差的正态分布')
  const level = formatLevel(confidence)
  const counts = sizes.map(formatCount)
  return captionSentences(language, [
    [
      show.kind !== 'qq' && variable,
      counts.length > 0 && say(`n\u00a0=\u00a0${counts.join(', ')}`, `n=${counts.join('、')}`),
    ],
    [
      say(`Line: ${reference}`, `直线：${reference}`),
      show.band && say(`band: pointwise ${level}, by order statistics`, `阴影：逐点 ${level} 参考带（次序统计量）`),
    ],
  ])
}
