import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { mainTerms } from '../../kit/models/main-terms.ts'
import { contrastsInR, modelDataLines, rightHandSide } from '../../kit/models/r-model.ts'
import { rColumn, rLines, rLiteral, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { nestedModels } from './nested-models.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { family, outcome, event, standardise, shown, exposures, confidence } = options
  const added = nestedModels(options)
  const model = mainTerms(added.flat(), data.columns)
  const isEvent = family === 'logistic'
  const fits = added.map((_, m) => {
    const own = added.slice(0, m + 1).flat()
    const { terms } = mainTerms(own, data.columns)
    const right = `${rightHandSide(terms, terms, data)}, d, contrasts = ${contrastsInR(model, own, data)}`
    return isEvent ? `  glm(y_ ~ ${right}, family = binomial, control = tight)` : `  lm(y_ ~ ${right})`
  })
  return rLines([
    '# Models side by side',
    ...modelDataLines(data, [outcome], model),
    isEvent && event !== null
      ? `d$y_ <- as.numeric(${rColumn(data, outcome)} == ${rLiteral(event)})`
      : `d$y_ <- ${rColumn(data, outcome)}`,
    isEvent && 'tight <- glm.control(epsilon = 1e-14, maxit = 100)',
    'fits <- list(',
    fits.join(',\n'),
    ')',
    `level <- ${rNumber(confidence)}`,
    'full <- fits[[length(fits)]]',
    'x <- model.matrix(full)',
    'measured <- attr(x, "assign") %in% which(!sapply(model.frame(full)[-1], is.factor))',
    `per <- ${standardise ? 'ifelse(measured, 2 * apply(x, 2, sd), 1)' : 'rep(1, ncol(x))'}[-1]`,
    'rows <- names(coef(full))[-1]',
    'tables <- lapply(fits, function(f) { # Wald intervals; NA where the model has no such coefficient',
    '  b <- coef(f)',
    isEvent && '  f <- update(f, start = b) # vcov rests on the weights of the last step but one',
    '  se <- sqrt(diag(vcov(f, complete = TRUE)))',
    `  reach <- ${isEvent ? 'qnorm((1 + level) / 2)' : 'qt((1 + level) / 2, df.residual(f))'}`,
    '  at <- match(rows, names(b))',
    `  ${isEvent ? 'exp(' : '('}per * cbind(b, b - reach * se, b + reach * se)[at, , drop = FALSE])`,
    '})',
    `shown <- ${shown === 'all' ? 'seq_along(rows)' : `which(attr(x, "assign")[-1] <= ${exposures.length})`}`,
    'n <- nrow(x)',
    isEvent && 'events <- sum(d$y_)',
    'print(tables)',
    '',
    'k <- length(fits)',
    `plot(NA, xlim = range(unlist(tables), ${isEvent ? '1' : '0'}, na.rm = TRUE), ylim = c(length(shown) + 0.5, 0.5), yaxt = "n", xlab = "", ylab = ""${isEvent ? ', log = "x"' : ''})`,
    'axis(2, seq_along(shown), rows[shown], las = 1)',
    'for (m in seq_len(k)) {',
    '  y <- seq_along(shown) + 0.24 * (m - (k + 1) / 2)',
    '  segments(tables[[m]][shown, 2], y, tables[[m]][shown, 3], y, col = m)',
    '  points(tables[[m]][shown, 1], y, col = m, pch = 14 + m)',
    '}',
    `abline(v = ${isEvent ? '1' : '0'}, lty = 2)`,
  ])
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const { exposures, shown, family } = options
  const added = nestedModels(options)
  const drawn = shown === 'all' ? added.flat() : exposures
  const { factors } = mainTerms(drawn, data.columns)
  const found: Record<string, string> = { 'chart/confidence': 'level', 'chart/n': 'n' }
  if (family === 'logistic') found['chart/events'] = 'events'
  const rows = drawn.reduce(
    (sum, id) => sum + (factors[id] === undefined ? 1 : Math.max(1, (columnInfo(data, id)?.levels ?? []).length - 1)),
    0,
  )
  for (let i = 0; i < rows; i++)
    for (const m of added.keys())
      for (const [k, name] of ['estimate', 'lower', 'upper'].entries()) {
        const value = `tables[[${m + 1}]][shown[${i + 1}], ${k + 1}]`
        found[`chart/rows/${i}/estimates/${m}/${name}`] = `if (length(shown) > ${i} && !is.na(${value})) ${value}`
      }
  return found
}
