import { PLANE_SHAPE } from '#engine/methods/description/plane-bins.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rColumnName, readDataLines, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ x, y, cell, bins, least, spacing }: Options, data: ScriptData): string {
  const hexagon = cell === 'hexagon'
  return rLines([
    '# Counts in two dimensions',
    ...readDataLines(data, [x, y]),
    `d <- data.frame(x = ${rColumn(data, x)}, y = ${rColumn(data, y)})`,
    'd <- d[is.finite(d$x) & is.finite(d$y), ]',
    'limits <- function(v) if (min(v) < max(v)) range(v) else v[1] + c(-0.5, 0.5)',
    'lx <- limits(d$x)',
    'ly <- limits(d$y)',
    `across <- ${bins}`,
    hexagon
      ? `up <- across * ${rNumber(PLANE_SHAPE)} / sqrt(3)`
      : `up <- floor(across * ${rNumber(PLANE_SHAPE)} + 0.5)`,
    'sx <- across * (d$x - lx[1]) / diff(lx)',
    'sy <- up * (d$y - ly[1]) / diff(ly)',
    ...(hexagon
      ? [
          '# the nearer centre of two lattices of hexagons',
          'whole <- (sx - floor(sx + 0.5))^2 + 3 * (sy - floor(sy + 0.5))^2',
          'half <- (sx - floor(sx) - 0.5)^2 + 3 * (sy - floor(sy) - 0.5)^2',
          'cx <- ifelse(whole <= half, floor(sx + 0.5), floor(sx) + 0.5)',
          'cy <- ifelse(whole <= half, floor(sy + 0.5), floor(sy) + 0.5)',
        ]
      : ['cx <- pmin(floor(sx), across - 1) + 0.5', 'cy <- pmin(floor(sy), up - 1) + 0.5']),
    'cells <- aggregate(list(count = rep(1, nrow(d))), list(cx = cx, cy = cy), sum)',
    'cells <- cells[order(cells$cy, cells$cx), ]',
    `cells <- cells[cells$count >= ${least}, ]`,
    'cells$x <- lx[1] + cells$cx * diff(lx) / across',
    'cells$y <- ly[1] + cells$cy * diff(ly) / up',
    'width <- diff(lx) / across',
    `height <- ${hexagon ? '2 / 3 * ' : ''}diff(ly) / up`,
    '',
    `shade <- ${{ linear: 'cells$count', sqrt: 'sqrt(cells$count)', log: 'log(cells$count)' }[spacing]}`,
    'colours <- hcl.colors(100, "YlGnBu", rev = TRUE)[cut(shade, 100, labels = FALSE)]',
    `plot(cells$x, cells$y, pch = ${hexagon ? 19 : 15}, col = colours, xlab = ${rString(rColumnName(data, x))}, ylab = ${rString(rColumnName(data, y))})`,
  ])
}

function captures({ least }: Options): Readonly<Record<string, string>> {
  return {
    'chart/n': 'nrow(d)',
    'chart/hidden': 'nrow(d) - sum(cells$count)',
    'chart/least': rNumber(least),
    'chart/x': 'cells$x',
    'chart/y': 'cells$y',
    'chart/counts': 'cells$count',
    'chart/width': 'width',
    'chart/height': 'height',
  }
}
