import type { OptionsOf } from '../../kit/analysis.ts'
import { readDataLines, rLines, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rSetLines } from '../../kit/r/r-sets.ts'
import type { definition } from './definition.ts'
import { vennOutlines } from './outlines.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script({ variables, counted, layout }: Options, data: ScriptData): string {
  return rLines([
    '# Venn diagram',
    ...readDataLines(data, variables),
    ...rSetLines(data, variables, counted),
    'known <- rowSums(is.na(sets)) == 0',
    'sets <- sets[known, , drop = FALSE]',
    'w <- w[known]',
    'sizes <- colSums(sets * w)',
    'm <- ncol(sets)',
    'code <- drop(sets %*% 2^(seq_len(m) - 1))',
    'n <- sapply(seq_len(2^m - 1), function(v) sum(w[code == v])) # in exactly these sets',
    'members <- sapply(2^(seq_len(m) - 1), function(p) floor(seq_len(2^m - 1) / p) %% 2)',
    'colnames(members) <- colnames(sets)',
    'outside <- sum(w[code == 0])',
    'print(sizes)',
    'print(data.frame(members, n, check.names = FALSE))',
    '',
    ...(layout === 'euler' ? circleLines : ellipseLines(variables.length)),
    'shown <- which(!is.na(outlines[, "x"]))',
    'points <- lapply(shown, function(k) {',
    '  t <- seq(0, 2 * pi, length.out = 181)',
    '  o <- outlines[k, ]',
    '  u <- o["a"] * cos(t)',
    '  v <- o["b"] * sin(t)',
    '  cbind(o["x"] + u * cos(o["angle"]) - v * sin(o["angle"]), o["y"] + u * sin(o["angle"]) + v * cos(o["angle"]))',
    '})',
    'all_points <- do.call(rbind, points)',
    'plot(all_points, type = "n", asp = 1, axes = FALSE, xlab = "", ylab = "")',
    'for (k in seq_along(shown)) polygon(points[[k]], border = k, col = adjustcolor(k, 0.2))',
    'legend("topleft", paste0(colnames(sets), " (", sizes, ")")[shown], fill = adjustcolor(seq_along(shown), 0.2), bty = "n")',
  ])
}

function ellipseLines(sets: number): readonly string[] {
  const outlines = vennOutlines[sets] ?? []
  const column = (of: (outline: (typeof outlines)[number]) => number) => rVector(outlines.map(of))
  return [
    `outlines <- cbind(x = ${column(({ x }) => x)}, y = ${column(({ y }) => y)}, a = ${column(({ a }) => a)}, b = ${column(({ b }) => b)},`,
    `  angle = ${column(({ angle }) => angle)})`,
  ]
}

/** Circles by least squares of the areas of their regions. */
const circleLines: readonly string[] = [
  '# the area that is in all of these circles, by Green’s theorem on its arcs, and its slopes by x, y and r of each',
  'common <- function(circles, inside) {',
  '  area <- 0',
  '  slopes <- matrix(0, nrow(circles), 3)',
  '  for (k in inside) {',
  '    x <- circles[k, 1]',
  '    y <- circles[k, 2]',
  '    r <- circles[k, 3]',
  '    others <- setdiff(inside, k)',
  '    cuts <- unlist(lapply(others, function(o) {',
  '      dx <- circles[o, 1] - x',
  '      dy <- circles[o, 2] - y',
  '      d <- sqrt(dx^2 + dy^2)',
  '      if (d >= r + circles[o, 3] || d <= abs(r - circles[o, 3])) return(NULL)',
  '      (atan2(dy, dx) + c(-1, 1) * acos((d^2 + r^2 - circles[o, 3]^2) / (2 * d * r))) %% (2 * pi)',
  '    }))',
  '    cuts <- if (is.null(cuts)) 0 else sort(cuts)',
  '    ends <- c(cuts[-1], cuts[1] + 2 * pi)',
  '    middle <- (cuts + ends) / 2',
  '    for (i in seq_along(cuts)) {',
  '      p <- c(x + r * cos(middle[i]), y + r * sin(middle[i]))',
  '      if (!all(sqrt((circles[others, 1] - p[1])^2 + (circles[others, 2] - p[2])^2) < circles[others, 3])) next',
  '      normal <- r * c(sin(ends[i]) - sin(cuts[i]), cos(cuts[i]) - cos(ends[i]), ends[i] - cuts[i])',
  '      area <- area + (x * normal[1] + y * normal[2] + r * normal[3]) / 2',
  '      slopes[k, ] <- slopes[k, ] + normal',
  '    }',
  '  }',
  '  c(area, t(slopes))',
  '}',
  'drawn <- which(sizes > 0)',
  'j <- length(drawn)',
  'regions <- sapply(seq_len(2^j - 1), function(v) which(colSums(t(members[, drawn, drop = FALSE]) == floor(v / 2^(seq_len(j) - 1)) %% 2) == j & rowSums(members[, -drawn, drop = FALSE]) == 0))',
  'share <- n[regions] / sum(n)',
  'bits <- members[regions, drawn, drop = FALSE]',
  '# from what is at least in some sets to what is in exactly these',
  'sign <- outer(seq_along(share), seq_along(share), function(v, u)',
  '  ifelse(bitwAnd(u, v) == v, (-1)^(rowSums(bits)[u] - rowSums(bits)[v]), 0))',
  'exact <- function(circles)',
  '  sign %*% t(sapply(seq_along(share), function(v) common(circles, which(bits[v, ] == 1))))',
  'place <- function(p) cbind(c(0, p[j + seq_len(j - 1)])[seq_len(j)], c(0, 0, p[2 * j])[seq_len(j)], p[seq_len(j)])',
  'free <- c(3 * seq_len(j), c(4, 7, 8)[c(j > 1, j > 2, j > 2)])',
  'at_least <- function(k) sum(share[apply(bits[, k, drop = FALSE] == 1, 1, all)])',
  'pairs <- if (j > 1) combn(j, 2) else matrix(0, 2, 0)',
  'overlap <- as.numeric(apply(pairs, 2, at_least))',
  'size <- sapply(seq_len(j), at_least)',
  'radii <- sqrt(size / pi)',
  '# distances that areas leave open: apart, or a set inside another; at a right angle if one follows from the others',
  'inner <- apply(pairs, 2, function(e) e[which.min(size[e])])',
  'inner <- as.numeric(ifelse(overlap <= 1e-12, -1, ifelse(overlap < size[as.numeric(inner)] - 1e-12, NA, inner)))',
  'sum_r <- radii[pairs[1, ]] + radii[pairs[2, ]]',
  'squared <- ifelse(inner < 0, 1.05 * sum_r, 0.5 * (radii[pairs[1, ]] - radii[pairs[2, ]]))^2',
  'if (j > 2 && !anyNA(inner)) squared <- sapply(1:3, function(i) {',
  '  follows <- if (inner[i] < 0) any(inner[-i] %in% pairs[, i]) && any(inner[-i] < 0)',
  '    else any(inner[-i] == setdiff(1:3, pairs[, i])) && any(inner[-i] == inner[i])',
  '  if (follows) sum(squared[-i]) else squared[i]',
  '})',
  'open <- which(!is.na(inner))',
  'residuals <- function(p, circles = place(p)) c(exact(circles)[, 1] - share,',
  '  unlist(lapply(open, function(i) 0.01 * (sum((circles[pairs[1, i], 1:2] - circles[pairs[2, i], 1:2])^2) - squared[i]))))',
  'slopes <- function(p, circles = place(p)) rbind(exact(circles)[, 1 + free], do.call(rbind, lapply(open, function(i) {',
  '  row <- matrix(0, 3, j)',
  '  row[1:2, pairs[1, i]] <- 0.02 * (circles[pairs[1, i], 1:2] - circles[pairs[2, i], 1:2])',
  '  row[1:2, pairs[2, i]] <- -row[1:2, pairs[1, i]]',
  '  c(row)[free]',
  '})))',
  'loss <- function(p) sum(residuals(p)^2)',
  'gradient <- function(p) 2 * drop(crossprod(slopes(p), residuals(p)))',
  'lens <- function(d, a, b) {',
  '  to <- (d^2 + a^2 - b^2) / (2 * d)',
  '  height <- sqrt(pmax(0, a^2 - to^2))',
  '  a^2 * atan2(height, to) + b^2 * atan2(height, d - to) - d * height',
  '}',
  'distance <- as.numeric(sapply(seq_along(overlap), function(i) {',
  '  a <- radii[pairs[1, i]]',
  '  b <- radii[pairs[2, i]]',
  '  if (i %in% open) return(max(0.05 * (a + b), sqrt(squared[i])))',
  '  uniroot(function(d) lens(d, a, b) - overlap[i], c(abs(a - b) + 1e-9, a + b), tol = 1e-12)$root',
  '}))',
  'along <- if (j > 2) (distance[1]^2 + distance[2]^2 - distance[3]^2) / (2 * distance[1])',
  'along <- if (j > 2) min(distance[2], max(-distance[2], along))',
  'start <- c(radii, distance[j > 1][1], along, if (j > 2) -max(0.2 * distance[2], sqrt(distance[2]^2 - along^2)))',
  'start <- start[!is.na(start)]',
  'p <- optim(start, loss, gradient, method = "BFGS", control = list(maxit = 2000, reltol = 1e-15))$par',
  'for (i in 1:30) p <- p - tryCatch(solve(optimHess(p, loss, gradient), gradient(p)), error = function(e) 0)',
  'circles <- place(p)',
  'circles[, 2] <- -abs(circles[, 2])',
  'areas <- rep(0, 2^m - 1)',
  'areas[regions] <- exact(circles)[, 1]',
  'stress <- max(0, 1 - sum(areas[regions] * share)^2 / (sum(share^2) * sum(areas[regions]^2)))',
  'print(c(stress = stress))',
  'outlines <- matrix(NA_real_, m, 5, dimnames = list(NULL, c("x", "y", "a", "b", "angle")))',
  'outlines[drawn, ] <- cbind(circles, circles[, 3], 0)',
]

function captures({ variables, layout }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/sizes': 'sizes',
    'chart/total': 'total',
    'chart/used': 'sum(w)',
    'chart/outside': 'outside',
  }
  for (let k = 0; k < 2 ** variables.length - 1; k++) {
    found[`chart/regions/${k}/members`] = `members[${k + 1}, ]`
    found[`chart/regions/${k}/n`] = `n[${k + 1}]`
  }
  if (layout !== 'euler') return found
  for (const k of variables.keys())
    for (const [name, column] of [
      ['x', 'x'],
      ['y', 'y'],
      ['r', 'a'],
    ])
      found[`chart/euler/circles/${k}/${name}`] = `outlines[${k + 1}, "${column}"]`
  return { ...found, 'chart/euler/areas': 'areas', 'chart/euler/stress': 'stress' }
}
