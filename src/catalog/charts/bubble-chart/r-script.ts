import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ x, y, size, colour, label, named, diameter }: Options, data: ScriptData): string {
  const column = colour === null ? undefined : columnInfo(data, colour)
  const isScale = column?.measure === 'continuous' && column.type === 'number'
  const coded =
    colour === null
      ? 'rep(1, nrow(d))'
      : isScale
        ? rColumn(data, colour)
        : `as.integer(${rFactor(data, colour, column?.levels ?? [])})`
  return rLines([
    '# Bubble chart',
    ...readDataLines(data, [
      ...new Set([x, y, size, ...(colour === null ? [] : [colour]), ...(label === null ? [] : [label])]),
    ]),
    `b <- data.frame(x = ${rColumn(data, x)}, y = ${rColumn(data, y)}, size = ${rColumn(data, size)}, colour = ${coded})`,
    label !== null && `b$name <- ${rColumn(data, label)}`,
    'b <- b[is.finite(b$x) & is.finite(b$y) & is.finite(b$size) & is.finite(b$colour), ]',
    'stopifnot(b$size > 0) # an area cannot show 0 or less',
    'b <- b[order(-b$size), ] # large ones first, so that they hide none',
    'str(b)',
    '',
    '# the radius is the root: areas are in proportion to the size',
    `shade <- ${isScale ? 'hcl.colors(100, "YlGnBu", rev = TRUE)[cut(b$colour, 100, labels = FALSE)]' : 'hcl.colors(8, "Dark 3", alpha = 0.6)[b$colour]'}`,
    `symbols(b$x, b$y, circles = sqrt(b$size), inches = ${rNumber(diameter)} / 25.4 / 2, bg = shade, fg = "grey40", xlab = "", ylab = "")`,
    ...(label === null || named === 0
      ? []
      : [`top <- head(b, ${named})`, 'text(top$x, top$y, top$name, pos = 4, cex = 0.8)']),
  ])
}

/** For each number of the figure, the R expression that holds it. */
function captures({ colour, diameter }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const column = colour === null ? undefined : columnInfo(data, colour)
  const isScale = column?.measure === 'continuous' && column.type === 'number'
  return {
    'chart/diameter': rNumber(diameter),
    'chart/bubbles/x': 'b$x',
    'chart/bubbles/y': 'b$y',
    'chart/bubbles/size': 'b$size',
    ...(colour === null ? {} : { 'chart/bubbles/colour': isScale ? 'b$colour' : 'b$colour - 1' }),
  }
}
