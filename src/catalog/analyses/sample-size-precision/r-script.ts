import { known } from '../../kit/planning/define-plan.ts'
import { allowancesInR, rUp, sizeCaptures, sizesInR } from '../../kit/planning/r-planning.ts'
import { rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { RScript } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { halfWidthInR } from './r-half-width.ts'
import { type Options, relativeHalfWidths, studyOf } from './study.ts'

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options): string {
  const answers = known(options)
  const width = rNumber(answers.width)
  return rLines([
    '# Sample size for a precise estimate',
    `level <- ${rNumber(answers.confidence)}`,
    'z <- qnorm((1 + level) / 2)',
    ...halfWidthInR[options.estimand](answers),
    ...allowancesInR(options),
    rUp,
    'solve_size <- function(width) {',
    '  excess <- function(n) half_width(sizes_of(n)) - width',
    '  if (excess(least) <= 0) return(least)',
    '  high <- 2 * least',
    '  while (!(excess(high) <= 0)) {',
    '    if (high > 1e9) return(NA)',
    '    high <- 2 * high',
    '  }',
    '  uniroot(excess, c(high / 2, high), tol = 1e-14 * high, maxiter = 1e4)$root',
    '}',
    '',
    ...sizesInR(options, width),
    'enrolled <- up(exact * design_effect / (1 - dropout))',
    'width <- half_width(needed / design_effect)',
    'print(cbind(exact, needed, enrolled))',
    'print(c(half_width = width))',
    '',
    '# if the half-width is another',
    `beside <- data.frame(relative = ${rVector(relativeHalfWidths)})`,
    `beside$width <- beside$relative * ${options.solveFor === 'size' ? width : 'width'}`,
    'beside$total <- sapply(beside$width, function(w) sum(up(sizes_of(solve_size(w)) * design_effect)))',
    'print(beside)',
  ])
}

function captures(options: Options): Readonly<Record<string, string>> {
  const { solveFor, clusterSize } = options
  const { counted } = studyOf(options)
  const row = `precision/${solveFor}`
  return Object.assign(
    {},
    sizeCaptures(counted, counted.length, clusterSize),
    { [`${row}/confidence`]: 'level', [`${row}/width`]: 'width' },
    solveFor === 'size' ? { [`${row}/asked`]: rNumber(known(options).width) } : {},
    ...relativeHalfWidths.map((relative, i) => ({
      [`beside/${relative}/width`]: `beside$width[${i + 1}]`,
      [`beside/${relative}/total`]: `beside$total[${i + 1}]`,
    })),
  )
}
