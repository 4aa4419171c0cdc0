import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, readDataLines, rFactor, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { leastForEgger, maxLabels } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const methods = { fixed: 'FE', reml: 'REML', 'dersimonian-laird': 'DL' }

function script(options: Options, data: ScriptData): string {
  const { effect, scale, given, se, lower, upper, group, model, y, limits, contours, confidence, study, named } =
    options
  const log = scale === 'ratio'
  const of = (id: string) => (log ? `log(${rColumn(data, id)})` : rColumn(data, id))
  const error = given === 'se' ? rColumn(data, se) : `(${of(upper)} - ${of(lower)}) / (2 * qnorm(1 - (1 - level) / 2))`
  const by = group === null ? 'factor(rep("", nrow(d)))' : rFactor(data, group, columnInfo(data, group)?.levels ?? [])
  const ids = [effect, ...(given === 'se' ? [se] : [lower, upper]), ...[group, study].flatMap((id) => id ?? [])]
  const looks = [
    `yaxis = "${y === 'se' ? 'sei' : 'seinv'}"`,
    ...(contours
      ? ['refline = 0', 'level = c(90, 95, 99)', 'shade = c("white", "gray55", "gray75")']
      : limits === 'none'
        ? []
        : [`level = ${limits === 'both' ? 'c(95, 99)' : '95'}`]),
    ...(scale === 'linear' ? [] : ['atransf = exp']),
    'pch = as.integer(v$group)',
    `xlab = ${rString(rColumnName(data, effect))}`,
  ]
  return rLines([
    '# Funnel plot',
    'library(metafor)',
    ...readDataLines(data, [...new Set(ids)]),
    `level <- ${rNumber(confidence)}`,
    `v <- data.frame(y = ${of(effect)}, se = ${error}, group = ${by},
  study = ${study === null ? 'NA' : rColumn(data, study)})`,
    'v <- v[is.finite(v$y) & is.finite(v$se) & v$se > 0 & !is.na(v$group), ]',
    'v$group <- droplevels(v$group)',
    `fit <- rma(yi = v$y, sei = v$se, method = "${methods[model]}", level = 100 * level${model === 'reml' ? ', control = list(threshold = 1e-13, maxiter = 1000)' : ''})`,
    'estimate <- as.numeric(fit$beta)',
    `egger <- if (${options.egger ? 'TRUE' : 'FALSE'} && nrow(v) >= ${leastForEgger} && diff(range(v$se)) > 0) regtest(v$y, sei = v$se, model = "lm") # Egger`,
    'far <- abs(v$y - estimate) / v$se',
    `named <- which(!is.na(v$study)${study === null || named === 'none' ? ' & FALSE' : named === 'outside' ? ' & far > qnorm(0.975)' : ''})`,
    `named <- head(named[order(-far[named])], ${maxLabels})`,
    'intercept <- if (!is.null(egger)) unname(coef(egger$fit)[2])',
    '',
    `funnel(fit, ${looks.join(', ')})`,
    'abline(v = estimate)',
    'print(fit)',
    'print(egger)',
  ])
}

function captures(): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/confidence': 'level',
    'chart/studies/effects': 'v$y',
    'chart/studies/errors': 'v$se',
    'chart/studies/codes': 'as.integer(v$group) - 1',
    'chart/pooled/estimate': 'estimate',
    'chart/pooled/lower': 'fit$ci.lb',
    'chart/pooled/upper': 'fit$ci.ub',
    'chart/pooled/tauSquared': 'if (is.null(fit$tau2)) 0 else fit$tau2',
    'chart/egger/intercept': 'intercept',
    'chart/egger/t': 'if (!is.null(egger)) egger$zval',
    'chart/egger/df': 'if (!is.null(egger)) egger$dfs',
    'chart/egger/pValue': 'if (!is.null(egger)) egger$pval',
  }
  for (let k = 0; k < maxLabels; k++) {
    found[`chart/labels/${k}/effect`] = `if (length(named) > ${k}) v$y[named[${k + 1}]]`
    found[`chart/labels/${k}/error`] = `if (length(named) > ${k}) v$se[named[${k + 1}]]`
  }
  return found
}
