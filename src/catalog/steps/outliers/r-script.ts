import { rQuartileType } from '../../kit/options/quartile-type.ts'
import { rColumn, rColumnName, rName } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { targetName } from '../../kit/steps/into-options.ts'
import { patternName } from '../../kit/steps/name-pattern.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variables, by, missingKeys, action, marks } = options
    return {
      helpers: groupHelpers(by),
      lines: [
        ...rGroupRows(data, by, missingKeys),
        rRowsOfGroups,
        'limits <- function(v) { # of the values of a group',
        ...limitLines(options).map((line) => `  ${line}`),
        '}',
        'beyond <- function(x) { # limits and outliers, row by row',
        '  low <- rep(NA_real_, length(x)); high <- low; judged <- rep(FALSE, length(x))',
        '  for (i in rows) {',
        '    ends <- limits(x[i][!is.na(x[i])])',
        '    low[i] <- ends[1]; high[i] <- ends[2]; judged[i] <- TRUE',
        '  }',
        '  list(low = low, high = high, out = ifelse(judged & !is.na(x), (x < low | x > high) %in% TRUE, NA))',
        '}',
        ...(action === 'remove' ? ['outlier <- rep(FALSE, nrow(d))'] : []),
        ...variables.flatMap((id) => {
          const [x, name] = [rColumn(data, id), rColumnName(data, id)]
          const target = `d$${rName(action === 'flag' ? patternName(marks, name) : targetName(name, options))}`
          return [`b <- beyond(${x})`, ...actionLines(action, x, target)]
        }),
        ...(action === 'remove' ? ['d <- d[!outlier, , drop = FALSE]'] : []),
      ],
    }
  },
}

function limitLines(options: Options): readonly string[] {
  const { rule, iqrs, sds, mads, lowShare, highShare, low, high, quantileType } = options
  const quantiles = (shares: string) => `quantile(v, ${shares}, names = FALSE${rQuartileType(quantileType)})`
  const none = 'if (is.na(s) || !is.finite(s) || s <= 0) return(c(NA, NA)) # no spread'
  switch (rule) {
    case 'limits':
      return [`c(${low ?? '-Inf'}, ${high ?? 'Inf'})`]
    case 'percentiles':
      return ['if (length(v) == 0) return(c(NA, NA))', quantiles(`c(${lowShare}, ${highShare})`)]
    case 'tukey':
      return [
        'if (length(v) == 0) return(c(NA, NA))',
        `q <- ${quantiles('c(0.25, 0.75)')}`,
        's <- q[2] - q[1]',
        none,
        `c(q[1] - ${iqrs} * s, q[2] + ${iqrs} * s)`,
      ]
    case 'sd':
      return ['s <- sd(v)', none, `mean(v) + c(-1, 1) * ${sds} * s`]
    case 'mad':
      return ['s <- mad(v)', none, `median(v) + c(-1, 1) * ${mads} * s`]
  }
}

function actionLines(action: Options['action'], x: string, target: string): readonly string[] {
  switch (action) {
    case 'flag':
      return [`${target} <- as.numeric(b$out)`]
    case 'remove':
      return ['outlier <- outlier | (b$out %in% TRUE)']
    case 'missing':
      return [`${target} <- ifelse(b$out %in% TRUE, NA, ${x})`]
    case 'winsorise':
      return [`${target} <- ifelse(b$out %in% TRUE, pmin(pmax(${x}, b$low), b$high), ${x})`]
  }
}
