import type { Dash, Pattern, Shape } from '#figure/scene.ts'
import type { Words } from '../words.ts'

/** Shapes of points that a reader can give a series, in the order of the list. */
export const shapeNames: Readonly<Record<Shape, Words>> = {
  circle: { en: 'Circle', zh: '圆' },
  square: { en: 'Square', zh: '方形' },
  triangle: { en: 'Triangle', zh: '三角形' },
  diamond: { en: 'Diamond', zh: '菱形' },
  'triangle-down': { en: 'Triangle, upside down', zh: '倒三角形' },
  plus: { en: 'Plus', zh: '加号' },
  cross: { en: 'Cross', zh: '叉号' },
}

/** Dashes of lines that a reader can give a series, in the order of the list. */
export const dashNames: Readonly<Record<Dash | 'solid', Words>> = {
  solid: { en: 'Solid', zh: '实线' },
  dashed: { en: 'Dashed', zh: '虚线' },
  dotted: { en: 'Dotted', zh: '点线' },
  'dash-dot': { en: 'Dash-dot', zh: '点划线' },
  'long-dashed': { en: 'Long dashes', zh: '长虚线' },
  'dash-dot-dot': { en: 'Dash-dot-dot', zh: '双点划线' },
}

/** Patterns of filled areas that a reader can give a series, in the order of the list. */
export const patternNames: Readonly<Record<Pattern | 'plain', Words>> = {
  plain: { en: 'Plain', zh: '无纹理' },
  up: { en: 'Lines upwards', zh: '右斜线' },
  down: { en: 'Lines downwards', zh: '左斜线' },
  cross: { en: 'Crossed lines', zh: '交叉斜线' },
  horizontal: { en: 'Horizontal lines', zh: '横线' },
  vertical: { en: 'Vertical lines', zh: '竖线' },
  grid: { en: 'Grid', zh: '网格' },
  dots: { en: 'Dots', zh: '圆点' },
}

/**
 * The signs of the series in order, as stored: `square,,cross`. One that is left out or not known is chosen by the figure (undefined).
 * @param known the names that can be stored
 */
export function seriesSigns<S extends string>(
  stored: string,
  known: Readonly<Record<S, Words>>,
): readonly (S | undefined)[] {
  const isKnown = (name: string): name is S => Object.hasOwn(known, name)
  return stored === '' ? [] : stored.split(',').map((name) => (isKnown(name) ? name : undefined))
}

/** The stored text with the sign of one series, counted from 0; undefined leaves it to the figure. */
export function withSeriesSign(stored: string, series: number, sign: string | undefined): string {
  const signs = stored === '' ? [] : stored.split(',')
  const count = Math.max(signs.length, series + 1)
  const all = Array.from({ length: count }, (_, k) => (k === series ? (sign ?? '') : (signs[k] ?? '')))
  return all.slice(0, all.findLastIndex((name) => name !== '') + 1).join(',')
}
