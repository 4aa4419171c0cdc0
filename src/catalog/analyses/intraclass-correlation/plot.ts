import type { IccForm } from '#engine/methods/agreement/intraclass-correlation.ts'
import type { Scene } from '#figure/scene.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import { plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'
import { emptyCell, fixed, formatLevel, formatLimits } from '../../kit/present/format.ts'
import { formNames } from './form-names.ts'

export interface CorrelationsFigure {
  readonly confidence: number
  /** Rated subjects; absent from outcomes of before. */
  readonly n?: number
  readonly rows: readonly ({ readonly form: IccForm; readonly estimate: Numeric } & IntervalCell)[]
}

/** Averages can have correlations far below -1; these are reported but not drawn. */
const least = -1

export const plots = { correlations: { plot: plotCorrelations } satisfies Plot<CorrelationsFigure> }

function plotCorrelations({ confidence, n, rows }: CorrelationsFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const zh = language === 'zh'
  const known = (value: Numeric) => (typeof value === 'number' && value >= least ? value : null)
  const lines = rows.map(({ form, estimate, lower, upper }) => {
    const limits = formatLimits(lower, upper, 2, settings.settings)
    const value = typeof estimate === 'number' ? fixed(estimate, 2) : emptyCell
    return {
      name: formNames[form][language],
      cells: [zh ? `${value}（${limits}）` : `${value} (${limits})`],
      estimate: known(estimate),
      lower: typeof lower === 'number' ? Math.max(least, lower) : null,
      upper: known(upper),
    }
  })
  const list = lines.map(({ name, cells }) => `${name} ${cells[0] ?? ''}`).join(zh ? '；' : '; ')
  return plotIntervals(
    {
      lines,
      names: zh ? '形式' : 'Form',
      headings: [`ICC (${formatLevel(confidence)} CI)`],
      axis: { title: 'ICC', kind: 'linear', none: 0 },
      meaning: {
        confidence,
        none: { en: 'no agreement', zh: 'ICC = 0' },
        counts: n === undefined ? [] : [sizedName('', n, settings)],
      },
      description: zh ? `森林图，组内相关系数：${list}。` : `Forest plot of intraclass correlations: ${list}.`,
    },
    { ...settings, size: { width: 170, ...settings.size } },
  )
}
