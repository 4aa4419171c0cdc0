import type { Scene } from '#figure/scene.ts'
import { plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import {
  formatEstimate,
  formatFraction,
  formatInterval,
  formatLevel,
  formatPercentInterval,
} from '../../kit/present/format.ts'
import type { Words } from '../../kit/words.ts'

export interface ComparisonFigure {
  readonly measure: 'difference' | 'risk-ratio' | 'odds-ratio'
  readonly confidence: number
  /** Margins, drawn as lines in addition to the line of no difference. */
  readonly margins: readonly number[]
  readonly rows: readonly {
    readonly variable: string | null
    readonly group: LevelRef
    readonly risk: { readonly events: number; readonly n: number }
    readonly reference: LevelRef
    readonly referenceRisk: { readonly events: number; readonly n: number }
    readonly estimate: Numeric
    readonly lower: Numeric
    readonly upper: Numeric
  }[]
}

type Row = ComparisonFigure['rows'][number]

const draw: Plot<ComparisonFigure> = { plot: plotComparisons }

export const plots = { difference: draw, 'risk-ratio': draw, 'odds-ratio': draw }

const titles: Readonly<Record<ComparisonFigure['measure'], Words>> = {
  difference: { en: 'Risk difference (percentage points)', zh: '率差(百分点)' },
  'risk-ratio': { en: 'Risk ratio', zh: '相对危险度(RR)' },
  'odds-ratio': { en: 'Odds ratio', zh: '比值比(OR)' },
}

function plotComparisons({ measure, confidence, margins, rows }: ComparisonFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const zh = language === 'zh'
  const level = formatLevel(confidence)
  const groups = new Set(rows.map(({ group }) => group.level))
  const references = [...new Set(rows.map(({ reference }) => settings.names.level(reference)))]
  const [only] = rows
  const groupHeading = groups.size === 1 && only ? settings.names.level(only.group) : zh ? '例数' : 'Events/n'
  const lines = rows.map((row) => ({
    name: nameOf(row, groups.size === 1, settings),
    cells: [
      `${row.risk.events}/${row.risk.n}`,
      `${row.referenceRisk.events}/${row.referenceRisk.n}`,
      estimateText(row, measure, settings),
    ],
    estimate: finite(row.estimate),
    lower: finite(row.lower),
    upper: finite(row.upper),
  }))
  const title = titles[measure][language]
  const list = lines.map(({ name, cells }) => `${name} ${cells[2] ?? ''}`).join(zh ? '；' : '; ')
  return plotIntervals(
    {
      lines,
      names: groups.size === 1 && only?.variable !== null ? (zh ? '结局' : 'Outcome') : zh ? '组别' : 'Group',
      headings: [
        groupHeading,
        references.length === 1 ? (references[0] ?? '') : zh ? '参照组' : 'Reference',
        `${short[measure][language]}${zh ? '' : ' '}(${level} CI)`,
      ],
      axis:
        measure === 'difference'
          ? { title, kind: 'linear', format: 'percent', none: 0, margins }
          : { title, kind: 'log', none: 1, margins: [] },
      meaning: {
        confidence,
        none: { en: 'no difference', zh: '无差异' },
        margins: { en: margins.length > 1 ? 'margins' : 'margin', zh: '界值' },
      },
      description: zh ? `森林图，${title}：${list}。` : `Forest plot, ${title.toLowerCase()}: ${list}.`,
    },
    settings,
  )
}

const short: Readonly<Record<ComparisonFigure['measure'], Words>> = {
  difference: { en: 'Difference, %', zh: '率差(%)' },
  'risk-ratio': { en: 'RR', zh: 'RR' },
  'odds-ratio': { en: 'OR', zh: 'OR' },
}

/** The outcome if there is one group, the group if there is one outcome, otherwise both. */
function nameOf({ variable, group }: Row, oneGroup: boolean, { names, settings }: PlotSettings): string {
  const name = names.level(group)
  if (variable === null) return name
  if (oneGroup) return names.variable(variable)
  return `${names.variable(variable)}${settings.language === 'zh' ? '：' : ': '}${name}`
}

function estimateText(
  { estimate, lower, upper }: Row,
  measure: ComparisonFigure['measure'],
  { settings }: PlotSettings,
) {
  const percent = measure === 'difference'
  const value = percent ? formatFraction(estimate, settings) : formatEstimate(estimate, settings)
  const limits = (percent ? formatPercentInterval : formatInterval)(lower, upper, settings)
  return limits === '' ? value : settings.language === 'zh' ? `${value}（${limits}）` : `${value} (${limits})`
}

function finite(value: Numeric): number | null {
  return typeof value === 'number' ? value : null
}
