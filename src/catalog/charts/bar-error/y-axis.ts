import type { ContinuousAxis } from '#figure/scene.ts'
import type { PlotSettings } from '../../kit/figures/plot.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import type { BarErrorData } from './data.ts'

/** The title of the y axis, with the counted value if the heights are proportions. */
export function yTitle({ of, event }: BarErrorData, { names, settings }: PlotSettings): string {
  const variable = names.variable(of.variable)
  if (event === null) return variable
  return settings.language === 'zh' ? `${variable}：${names.level(event)}(%)` : `${variable}: ${names.level(event)}, %`
}

/** Minimum and maximum of everything drawn; bars begin at zero. */
export function drawnExtent({ cells, show }: BarErrorData): readonly [number, number] {
  const zero = show.shape === 'bars' || show.statistic === 'proportion'
  const values = cells.map(({ estimate, error, points }) =>
    estimate === null ? [] : [estimate, ...(error === null ? [] : [error.lower, error.upper]), ...points],
  )
  return extentOf(zero ? [[0], ...values] : values)
}

/** Ticks of proportions end at 100%, even if brackets extend higher. */
export function yTicks({ show }: BarErrorData, highest: number): Pick<ContinuousAxis, 'format' | 'ticks'> {
  if (show.statistic !== 'proportion') return {}
  const step = [0.01, 0.02, 0.05, 0.1].find((s) => highest / s <= 5) ?? 0.2
  const count = Math.min(Math.ceil(highest / step + 1e-9), Math.round(1 / step))
  return { format: 'percent', ticks: Array.from({ length: count + 1 }, (_, k) => k * step) }
}
