import { styleColours } from '#catalog/kit/figures/apply-style.ts'
import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import { canBeListed, seriesNames, withLevelColour } from '#catalog/kit/figures/level-colours.ts'
import { ownColours } from '#catalog/kit/figures/own-colours.ts'
import type { Scene } from '#figure/scene.ts'
import { colourOf, themed } from '#figure/theme.ts'

type Coloured = Pick<FigureStyle, 'ownColours' | 'levelColours' | 'highlighted' | 'palette'>

/** The colour of a series on paper, `#rrggbb`; without a figure, that of its place. */
export function seriesColour(style: Coloured, scene: Scene | undefined, series: number): string {
  return colourOf({ series }, themed('print', { palette: style.palette, colours: styleColours(style, scene) }))
}

/**
 * The option and the value that give one series a colour: under the name of its level, so that other figures show it too; without a name under its
 * index, where the series before it keep their colours.
 */
export function withSeriesColour(
  style: Coloured,
  scene: Scene,
  series: number,
  colour: string,
): { readonly leaf: 'levelColours' | 'ownColours'; readonly value: string } {
  const name = seriesNames(scene).get(series)
  if (name !== undefined && canBeListed(name))
    return { leaf: 'levelColours', value: withLevelColour(style.levelColours, name, colour) }
  const count = Math.max(ownColours(style.ownColours).colours.length, series + 1)
  const colours = Array.from({ length: count }, (_, k) => (k === series ? colour : seriesColour(style, scene, k)))
  return { leaf: 'ownColours', value: colours.join(', ') }
}
