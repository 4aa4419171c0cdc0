import type { Scene } from '#figure/scene.ts'
import { plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { emptyCell, fixed, formatCount, formatLevel, formatLimits } from '../../kit/present/format.ts'
import type { KappaLine, KappasFigure } from './figure-of.ts'

export const plots = { kappas: { plot: plotKappas } satisfies Plot<KappasFigure> }

const kinds = {
  en: {
    unweighted: 'Unweighted',
    linear: 'Linear weights',
    quadratic: 'Quadratic weights',
    pabak: 'PABAK',
    fleiss: 'All raters (Fleiss)',
  },
  zh: {
    unweighted: '不加权',
    linear: '线性加权',
    quadratic: '平方加权',
    pabak: 'PABAK',
    fleiss: '全部评价者（Fleiss）',
  },
} as const

function plotKappas({ confidence, weights, rows }: KappasFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const zh = language === 'zh'
  const known = (value: KappaLine['estimate']) => (typeof value === 'number' ? value : null)
  const lines = rows.map(({ name, n, ...row }) => ({
    name: nameOf(name, settings),
    cells: [formatCount(n), cellOf(row, settings)],
    estimate: known(row.estimate),
    lower: known(row.lower),
    upper: known(row.upper),
    size: 'kind' in name && name.kind === 'fleiss' ? 6.5 : 5,
  }))
  const hasPairs = rows.some(({ name }) => 'first' in name) && weights !== 'unweighted'
  const weighting = hasPairs ? (zh ? `，两两为${kinds.zh[weights]}` : `, pairs with ${weights} weights`) : ''
  const list = lines.map(({ name, cells }) => `${name} ${cells[1] ?? ''}`).join(zh ? '；' : '; ')
  return plotIntervals(
    {
      lines,
      names: zh ? '一致性' : 'Agreement',
      headings: ['n', `κ (${formatLevel(confidence)} CI)`],
      axis: { title: `κ${weighting}`, kind: 'linear', none: 0 },
      meaning: {
        confidence,
        squares: { en: 'kappa', zh: 'Kappa 系数' },
        none: { en: 'agreement by chance', zh: '机遇一致' },
      },
      description: zh ? `森林图，Kappa 及置信区间：${list}。` : `Forest plot of kappa: ${list}.`,
    },
    settings,
  )
}

function nameOf(name: KappaLine['name'], { settings, names }: PlotSettings): string {
  if ('kind' in name) return kinds[settings.language][name.kind]
  if ('category' in name) return `${settings.language === 'zh' ? '分类：' : 'Category '}${names.level(name.category)}`
  return settings.language === 'zh'
    ? `${names.variable(name.first)}与${names.variable(name.second)}`
    : `${names.variable(name.first)} and ${names.variable(name.second)}`
}

function cellOf({ estimate, lower, upper }: Omit<KappaLine, 'name' | 'n'>, { settings }: PlotSettings): string {
  if (typeof estimate !== 'number') return emptyCell
  if (lower === null || upper === null) return fixed(estimate, 2)
  const limits = formatLimits(lower, upper, 2, settings)
  return settings.language === 'zh' ? `${fixed(estimate, 2)}（${limits}）` : `${fixed(estimate, 2)} (${limits})`
}
