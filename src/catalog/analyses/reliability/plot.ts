import type { Scene } from '#figure/scene.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import { plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import { emptyCell, fixed } from '../../kit/present/format.ts'

export interface DeletedFigure {
  /** Alpha of all items. */
  readonly alpha: number
  /** Absent from outcomes of before. */
  readonly n?: number
  readonly rows: readonly { readonly item: string; readonly alphaWithout: Numeric; readonly itemRest: Numeric }[]
}

export const plots = { deleted: { plot: plotDeleted } satisfies Plot<DeletedFigure> }

/** Items to the right of the dashed line reduce the alpha of the scale. */
function plotDeleted({ alpha, n, rows }: DeletedFigure, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const shown = (value: Numeric) => (typeof value === 'number' ? fixed(value, 2) : emptyCell)
  const lines = rows.map(({ item, alphaWithout, itemRest }) => ({
    name: settings.names.variable(item),
    cells: [shown(alphaWithout), shown(itemRest)],
    estimate: typeof alphaWithout === 'number' ? alphaWithout : null,
    lower: null,
    upper: null,
  }))
  const list = lines.map(({ name, cells }) => `${name} ${cells[0] ?? ''}`).join(zh ? '；' : '; ')
  return plotIntervals(
    {
      lines,
      names: zh ? '条目' : 'Item',
      headings: zh ? ['删除后的 α', '条目–总分相关'] : ['α if deleted', 'Item–total r'],
      axis: { title: zh ? '删除该条目后的 Cronbach α' : 'Cronbach’s α if item deleted', kind: 'linear', none: alpha },
      meaning: {
        confidence: null,
        squares: { en: 'α without the item', zh: '删除该条目后的 α' },
        none: { en: `all items, α = ${fixed(alpha, 2)}`, zh: `全部条目的 α = ${fixed(alpha, 2)}` },
        counts: n === undefined ? [] : [sizedName('', n, settings)],
      },
      description: zh
        ? `点图，删除各条目后的 Cronbach α 系数（全部条目为 ${fixed(alpha, 2)}）：${list}。`
        : `Dot plot of Cronbach’s alpha if an item is deleted (all items: ${fixed(alpha, 2)}): ${list}.`,
    },
    { ...settings, size: { width: 150, ...settings.size } },
  )
}
