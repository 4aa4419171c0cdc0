import type { Colour, Mark, Panel, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { gridWords, placesOf } from '../../kit/plots/point-grid.ts'
import { quantileMarks } from '../../kit/plots/quantile-panels.ts'
import { formatCount, formatNumber } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Language } from '../../kit/words.ts'
import type { ManhattanData } from './data.ts'

export const plots = { chart: { plot: plotManhattan } satisfies Plot<ManhattanData> }

const sides: readonly Colour[] = [{ series: 0 }, { series: 1 }]

function plotManhattan(data: ManhattanData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { n, significant, quantiles } = data
  return {
    width: settings.size.width ?? 170,
    height: settings.size.height ?? (quantiles === null ? 80 : 150),
    description:
      language === 'zh'
        ? `${formatCount(n)} 项检验的曼哈顿图，${formatCount(significant)} 项达到显著性阈值。`
        : `Manhattan plot of ${formatCount(n)} tests, ${formatCount(significant)} beyond the line of significance.`,
    caption: captionOf(data, language),
    arrangement: 'column',
    panels: [placesPanel(data, settings), ...quantilePanel(data, settings)],
  }
}

function placesPanel(data: ManhattanData, settings: PlotSettings): Panel {
  const { language } = settings.settings
  const { chromosomes, show, points, leads, n } = data
  const end = chromosomes.at(-1)?.to ?? 0
  const margin = end === 0 ? 1 : end * 0.008
  const domain = [-margin, end + margin] as const
  const lists = points.map(({ below, beyond, zero }) => ({
    places: [below, beyond].map(placesOf),
    zero: placesOf(zero),
  }))
  const heights = lists.flatMap(({ places, zero }) => [...places, zero].map(({ y }) => y))
  const line = -Math.log10(show.line)
  const top = heights.reduce((most, y) => y.reduce((high, one) => Math.max(high, one), most), line)
  const across = (p: number, dash: 'dashed' | 'dotted'): Mark => ({
    kind: 'segment',
    from: [domain[0], -Math.log10(p)],
    to: [domain[1], -Math.log10(p)],
    colour: 'ink',
    width: 0.6,
    dash,
  })
  const size = n > 20_000 ? 1.6 : n > 2000 ? 2 : 3
  return {
    x: {
      kind: 'linear',
      title: language === 'zh' ? '染色体' : 'Chromosome',
      domain,
      named: chromosomes.map(({ name, from, to }) => ({ at: (from + to) / 2, name })),
    },
    y: { kind: 'linear', title: '−log10 P', domain: [0, top * 1.08] },
    marks: [
      ...lists.flatMap(({ places, zero }, k): readonly Mark[] => {
        const colour = sides[k] ?? 'ink'
        return withoutFalse([
          ...places
            .filter(({ x }) => x.length > 0)
            .map((of): Mark => ({ kind: 'point', ...of, colour, size, shape: 'circle', fill: 'solid' })),
          zero.x.length > 0 && { kind: 'point', ...zero, colour, size: size * 1.6, shape: 'triangle', fill: 'solid' },
        ])
      }),
      across(show.line, 'dashed'),
      ...(show.suggestive === null ? [] : [across(show.suggestive, 'dotted')]),
    ],
    pointLabels: leads.map(({ name, x, y }) => ({
      at: [x, y] as const,
      text: [{ text: typeof name === 'string' ? name : settings.names.level(name) }],
    })),
  }
}

function quantilePanel({ quantiles, lambda }: ManhattanData, { settings }: PlotSettings): readonly Panel[] {
  if (quantiles === null) return []
  const zh = settings.language === 'zh'
  const high = Math.max(...quantiles.x, 0.1) * 1.04
  const top = Math.max(...quantiles.y, ...quantiles.upper, 0.1) * 1.04
  return [
    {
      x: { kind: 'linear', title: zh ? '期望 −log10 P' : 'Expected −log10 P', domain: [0, high] },
      y: { kind: 'linear', title: zh ? '观察 −log10 P' : 'Observed −log10 P', domain: [0, top] },
      square: true,
      marks: quantileMarks(quantiles, [0, Math.min(high, top)]),
      note: { lines: [[{ text: `λ = ${formatNumber(lambda, 3)}` }]], corner: 'top-left' },
    },
  ]
}

/** A P value below 0.001 as `5 × 10⁻⁸`, a larger one with two significant digits. */
function powerText(p: number): string {
  if (p >= 0.001) return String(Number(p.toPrecision(2)))
  const [digits = '', power = ''] = p.toExponential(1).split('e-')
  const raised = power.replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))
  return `${digits.replace('.0', '')}\u00a0×\u00a010⁻${raised}`
}

function captionOf(
  { n, show, significant, zeros, leads, lambda, points, quantiles }: ManhattanData,
  language: Language,
) {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const [line, count] = [powerText(show.line), formatCount(significant)]
  const of = show.threshold === 'bonferroni' ? say(' (0.05 / number of tests)', '（0.05/检验数）') : ''
  const grids = points.flatMap(({ below, beyond, zero }) =>
    [below, beyond, zero].flatMap(({ grid }) => grid?.cells ?? []),
  )
  return captionSentences(language, [
    [
      say(`${formatCount(n)} tests`, `共 ${formatCount(n)} 项检验`),
      say(`genomic inflation λ\u00a0=\u00a0${formatNumber(lambda, 3)}`, `基因组膨胀因子 λ=${formatNumber(lambda, 3)}`),
      say('colours alternate between chromosomes', '相邻染色体以颜色区分'),
      ...gridWords(grids[0], language),
    ],
    [
      say(`Dashed: P\u00a0=\u00a0${line}${of}, ${count} below it`, `虚线：P=${line}${of}，${count} 项小于该值`),
      show.suggestive !== null &&
        say(`dotted: P\u00a0=\u00a0${powerText(show.suggestive)}`, `点线：P=${powerText(show.suggestive)}`),
      zeros > 0 &&
        say('triangles: P of 0, at a tenth of the smallest other P', '三角形：P 为 0，绘于其余最小 P 值的十分之一处'),
      leads.length > 0 &&
        say(
          'named: the smallest P of each 500 kb, as far as there is room',
          '标注：每 500 kb 内 P 最小者（位置允许时）',
        ),
    ],
    [
      quantiles !== null &&
        say(
          'Q–Q plot: line of equality; band: pointwise 95%, by order statistics',
          'Q–Q 图：直线为期望与观察相等，阴影为逐点 95% 参考带（次序统计量）',
        ),
    ],
  ])
}
