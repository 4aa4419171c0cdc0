import type { OptionsOf } from '../../kit/analysis.ts'
import { marginsOf } from '../../kit/comparison/equivalence-options.ts'
import { rEquivalence, rEquivalenceCaptures } from '../../kit/comparison/r-equivalence.ts'
import { rSignedRank } from '../../kit/comparison/r-signed-rank.ts'
import { rQuartileType } from '../../kit/options/quartile-type.ts'
import { rColumnName, readDataLines, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { rEffectOfT } from '../../kit/r/r-effect-of-t.ts'
import { rKthWalsh } from '../../kit/r/r-kth-sum.ts'
import { capturesIfAnswered, rLeaveOut } from '../../kit/r/r-left-out.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  tolerances: {
    'tests/wilcoxon/interval': {
      relative: 1e-10,
      absolute: 1e-11,
      because: 'wilcox.test finds its limits with a root finder, here to 1e-13 of the range',
    },
    'effects/interval': { relative: 1e-7, because: "R's pt() for a non-central t is accurate to about 1e-9 at best" },
  },
}

/** Defines an R function that compares a variable with the reference; it is called for each variable. */
function script(options: Options, data: ScriptData): string {
  const { variables, tests, missing, reference, confidence, alternative } = options
  const margins = marginsOf(options)
  const equivalent = margins !== null && !('status' in margins)
  const side = rString(alternative.replace('-', '.'))
  const when = (wanted: boolean, ...lines: readonly string[]): readonly string[] => (wanted ? lines : [])
  return rLines([
    `# One sample against ${rNumber(reference)}: ${tests.join(', ')}`,
    ...readDataLines(data, variables),
    `variables <- ${rVector(variables.map((id) => rColumnName(data, id)))}`,
    ...rLeaveOut('variables', possibleLines, missing === 'listwise'),
    '',
    ...when(tests.includes('wilcoxon'), ...rKthWalsh),
    ...(equivalent ? rEquivalence(margins, confidence) : []),
    'compare <- function(all) {',
    '  values <- all[complete & is.finite(all)]',
    `  x <- values - ${rNumber(reference)}`,
    '  n <- length(x)',
    '  result <- list(n = n, missing = sum(is.na(all)), values = c(mean = mean(values), sd = sd(values), se = sd(values) / sqrt(n),',
    `    quantile(values, c(0.5, 0.25, 0.75)${rQuartileType(options.quartileType)}, names = FALSE)), signs = c(sum(x > 0), sum(x < 0), sum(x == 0)),`,
    '    shapiro = if (n >= 3 && n <= 5000) shapiro.test(values) else NULL)',
    ...when(
      tests.includes('t'),
      `  result$t <- t.test(values, mu = ${rNumber(reference)}, alternative = ${side}, conf.level = ${rNumber(confidence)})`,
      '  # Effect sizes with intervals from the non-central t distribution',
      ...rEffectOfT(confidence),
      '  result$d <- c(mean(x) / sd(x), limits / sqrt(n))',
      '  result$g <- result$d * factor_g',
    ),
    ...when(
      equivalent,
      `  result$equivalence <- equivalence(result$t$estimate - ${rNumber(reference)}, result$t$stderr, result$t$parameter)`,
    ),
    ...(tests.includes('wilcoxon') ? rSignedRank(options, 'x') : []),
    ...when(tests.includes('sign'), ...signLines(options)),
    '  result',
    '}',
    '',
    'results <- lapply(d[variables], compare)',
    'print(results)',
  ])
}

/** Requires two distinct values whose squares are representable. */
const possibleLines = [
  '  values <- d[[name]][complete & is.finite(d[[name]])]',
  '  length(values) > 1 && diff(range(values)) > 0 && is.finite(var(values)) && var(values) > 0',
]

/** The interval between the k-th values from both ends, where k comes from the binomial distribution. */
function signLines({ alternative, confidence }: Options): readonly string[] {
  const tail = rNumber(alternative === 'two-sided' ? (1 - confidence) / 2 : 1 - confidence)
  const lower = alternative === 'less' ? '-Inf' : 'if (k > 0) sort(x)[k] else NaN'
  const upper = alternative === 'greater' ? 'Inf' : 'if (k > 0) sort(x)[n + 1 - k] else NaN'
  return [
    `  result$sign <- binom.test(sum(x > 0), sum(x != 0), alternative = ${rString(alternative.replace('-', '.'))})`,
    `  k <- sum(pbinom(0:n, n, 0.5) <= ${tail})`,
    `  result$sign$limits <- c(${lower}, ${upper})`,
  ]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { variables, tests, effectSizes, assumptions, equivalence } = options
  const all: Record<string, string> = {}
  for (const id of variables) {
    const found: Record<string, string> = {}
    const result = `results[[${rString(rColumnName(data, id))}]]`
    const row = `values/${id}`
    found[`${row}/n`] = `${result}$n`
    found[`${row}/missing`] = `${result}$missing`
    for (const [i, column] of ['mean', 'sd', 'se', 'median', 'p25', 'p75'].entries())
      found[`${row}/${column}`] = `${result}$values[[${i + 1}]]`
    for (const [i, column] of ['above', 'below', 'equal'].entries())
      found[`${row}/${column}`] = `${result}$signs[[${i + 1}]]`
    for (const test of tests) addTest(found, `tests/${id}/${test}`, `${result}$${test}`, test, options)
    if (equivalence) Object.assign(found, rEquivalenceCaptures(`equivalence/${id}`, `${result}$equivalence`))
    if (effectSizes) {
      if (tests.includes('t'))
        for (const measure of ['d', 'g']) addEffect(found, `effects/${id}/${measure}`, `${result}$${measure}`)
      if (tests.includes('wilcoxon')) addEffect(found, `effects/${id}/rank-biserial`, `${result}$wilcoxon$r`)
    }
    if (assumptions) {
      found[`normality/${id}/w`] = `${result}$shapiro$statistic`
      found[`normality/${id}/p`] = `${result}$shapiro$p.value`
    }
    Object.assign(all, capturesIfAnswered(result, found))
  }
  return all
}

function addTest(
  found: Record<string, string>,
  row: string,
  of: string,
  test: Options['tests'][number],
  { reference }: Options,
): void {
  const shift = test === 't' ? ` - ${rNumber(reference)}` : ''
  const limits = test === 'sign' ? `${of}$limits` : `${of}$conf.int`
  found[`${row}/difference`] = {
    t: `${of}$estimate${shift}`,
    wilcoxon: `${of}$median`,
    sign: `${of.slice(0, -'sign'.length)}values[[4]] - ${rNumber(reference)}`,
  }[test]
  found[`${row}/interval.lower`] = `${limits}[1]${shift}`
  found[`${row}/interval.upper`] = `${limits}[2]${shift}`
  found[`${row}/statistic`] = `${of}$statistic`
  found[`${row}/p`] = `${of}$p.value`
  if (test === 't') found[`${row}/df`] = `${of}$parameter`
  if (test === 'wilcoxon') found[`${row}/rank`] = `${of}$rank`
}

function addEffect(found: Record<string, string>, row: string, of: string): void {
  for (const [i, column] of ['estimate', 'interval.lower', 'interval.upper'].entries())
    found[`${row}/${column}`] = `${of}[${i + 1}]`
}
