import type { CountTable } from '#engine/frame/count-table.ts'
import type { Mark, RichText, Scene } from '#figure/scene.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import { fixed } from '../../kit/present/format.ts'
import type { TestName } from './facts.ts'

/** Data of both figures. */
export interface SharesFigure {
  readonly variable: string | null
  readonly groups: readonly LevelRef[]
  readonly levels: readonly LevelRef[]
  readonly counts: CountTable
  readonly test: TestName
  readonly p: Numeric
}

export const plots = {
  stacked: { plot: (data, settings) => scene(data, settings, stackedMarks(data), 1.18) } satisfies Plot<SharesFigure>,
  grouped: {
    plot: (data, settings) =>
      scene(data, settings, groupedMarks(data), Math.min(1, Math.max(...shares(data).flat())) * 1.2),
  } satisfies Plot<SharesFigure>,
}

/** The proportions of the levels within each group. */
function shares({ counts }: SharesFigure): CountTable {
  return counts.map((row) => {
    const n = row.reduce((sum, count) => sum + count, 0)
    return row.map((count) => count / n)
  })
}

function stackedMarks(data: SharesFigure): readonly Mark[] {
  return shares(data).flatMap((row, g) => {
    let below = 0
    return row.flatMap((share, series): Mark[] => {
      const from = below
      below += share
      if (share === 0) return []
      const bar: Mark = {
        kind: 'rect',
        x: [g - 0.32, g + 0.32],
        y: [from, below],
        fill: { series },
        stroke: { series },
      }
      return share < 0.07 ? [bar] : [bar, text(g, from + share / 2, share, 0.64)]
    })
  })
}

function groupedMarks(data: SharesFigure): readonly Mark[] {
  const all = shares(data)
  const width = 0.8 / data.levels.length
  const top = Math.max(...all.flat())
  return all.flatMap((row, g) =>
    row.flatMap((share, series): Mark[] => {
      const left = g - 0.4 + series * width
      return [
        {
          kind: 'rect',
          x: [left, left + width * 0.92],
          y: [0, share],
          fill: { series },
          stroke: { series },
        },
        text(left + width * 0.46, share + top * 0.04, share, width),
      ]
    }),
  )
}

/** The percentage as a number; the axis names the unit. */
function text(x: number, y: number, share: number, room: number): Mark {
  const label = fixed(share * 100, 1)
  return { kind: 'text', at: [x, y], text: [{ text: label }], anchor: 'middle', colour: 'ink', room }
}

function scene(data: SharesFigure, settings: PlotSettings, marks: readonly Mark[], top: number): Scene {
  const { language } = settings.settings
  const names = data.groups.map((ref) => settings.names.level(ref))
  const name = data.variable === null ? '' : settings.names.variable(data.variable)
  const sizes = data.counts.map((row) => row.reduce((sum, count) => sum + count, 0))
  const bars = marks.filter(({ kind }) => kind === 'rect').length
  const what = name === '' ? '' : `${name}: `
  return {
    width: settings.size.width ?? Math.min(170, Math.max(85, 30 + 22 * names.length, 20 + 7 * bars)),
    height: settings.size.height ?? 84,
    description:
      language === 'zh'
        ? `${name === '' ? '' : `${name}在`}${names.join('、')}各组的百分比条图。`
        : `${what}percentages in ${names.join(', ')} as bars.`,
    caption:
      language === 'zh' ? '条：组内百分比；n：各组例数' : 'Bars: percentages within each group; n: cases of the group',
    panels: [
      {
        x: {
          kind: 'band',
          title: data.variable === null ? '' : settings.names.variable(data.groups[0]?.variable ?? ''),
          categories: names.map((group, g) => sizedName(group, sizes[g] ?? 0, settings)),
        },
        y: {
          kind: 'linear',
          title: language === 'zh' ? '百分比(%)' : 'Percentage',
          domain: [0, top],
          format: 'percent',
          ...(top > 1 ? { ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] } : {}),
        },
        marks,
        note: { corner: 'top-left', lines: [testLine(data, settings)] },
      },
    ],
    legend: {
      place: 'right',
      ...(name === '' ? {} : { title: name }),
      items: data.levels.map((ref, series) => ({ label: settings.names.level(ref), colour: { series }, key: 'box' })),
    },
  }
}

const testNames = {
  en: {
    pearson: 'Pearson χ²',
    yates: 'Yates-corrected χ²',
    'likelihood-ratio': 'Likelihood ratio',
    fisher: 'Fisher exact',
    'fisher-simulated': 'Fisher, simulated',
  },
  zh: {
    pearson: 'Pearson χ² 检验',
    yates: '连续性校正 χ² 检验',
    'likelihood-ratio': '似然比检验',
    fisher: 'Fisher 确切概率法',
    'fisher-simulated': 'Fisher 法（Monte Carlo）',
  },
} as const

function testLine({ test, p }: SharesFigure, settings: PlotSettings): RichText {
  const { language } = settings.settings
  return [{ text: `${testNames[language][test]}${language === 'zh' ? '，' : ', '}` }, ...richP(p, settings)]
}
