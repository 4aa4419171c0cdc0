import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rName } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import { rSetSeed } from '../../kit/r/r-set-seed.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { targetName } from '../../kit/steps/into-options.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'
import { isCategory } from './predictors.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variables, method, predictors, by, missingKeys, noise, seed } = options
    const isRandom = method === 'hot-deck' || method === 'pmm' || (method === 'regression' && noise)
    const prepared =
      method === 'hot-deck' ? [...rGroupRows(data, by, missingKeys), rRowsOfGroups] : predictorLines(predictors, data)
    const hasGroups = by.length > 0 || predictors.some((id) => isFactor(data, id))
    return {
      helpers: hasGroups ? groupHelpers(['any']) : [],
      lines: [
        ...prepared,
        ...(isRandom ? [rSetSeed(seed)] : []),
        ...variables.flatMap((id) => {
          const others = predictors.flatMap((other, k) => (other === id ? [] : [k + 1]))
          const target = `d$${rName(targetName(rColumnName(data, id), options))}`
          return [`x <- ${rColumn(data, id)}`, ...fillLines(options, others, isFactor(data, id)), `${target} <- x`]
        }),
      ],
    }
  },
}

function isFactor(data: ScriptData, id: string): boolean {
  const column = columnInfo(data, id)
  return column !== undefined && isCategory(column)
}

/** `from`: the predictors, p1, p2, ...; categories are factors. */
function predictorLines(ids: readonly string[], data: ScriptData): readonly string[] {
  return [
    'from <- list()',
    ...ids.flatMap((id, k) =>
      isFactor(data, id)
        ? [...rGroupRows(data, [id], 'leave-out', 'code'), `from$p${k + 1} <- factor(code)`]
        : [`from$p${k + 1} <- ${rColumn(data, id)}`],
    ),
  ]
}

function fillLines({ method, noise, donors }: Options, others: readonly number[], isMode: boolean): readonly string[] {
  const used = `from[c(${others.map((k) => `"p${k}"`).join(', ')})]`
  const model = [
    `model <- data.frame(x, ${used})`,
    'known <- complete.cases(model)',
    'for (p in names(model)) if (is.factor(model[[p]])) model[[p]][!model[[p]] %in% model[[p]][known]] <- NA',
    'fit <- lm(x ~ ., model[known, ])',
    'ready <- complete.cases(model[-1])',
    'fitted <- rep(NA_real_, length(x))',
    'fitted[ready] <- suppressWarnings(predict(fit, model[ready, ]))',
    'empty <- which(is.na(x) & ready)',
  ]
  switch (method) {
    case 'hot-deck':
      return [
        'for (i in rows) {',
        '  donors <- i[!is.na(x[i])]; empty <- i[is.na(x[i])]',
        '  if (length(donors) > 0 && length(empty) > 0)',
        '    x[empty] <- x[donors[sample.int(length(donors), length(empty), replace = TRUE)]]',
        '}',
      ]
    case 'regression':
      return [...model, `x[empty] <- fitted[empty]${noise ? ' + rnorm(length(empty)) * summary(fit)$sigma' : ''}`]
    case 'pmm':
      return [
        ...model,
        'place <- floor(fitted / sd(x[known]) * 1e9 + 0.5)',
        'donors <- which(known)',
        'for (i in empty) {',
        `  nearest <- head(donors[order(abs(place[donors] - place[i]), donors)], ${donors})`,
        '  x[i] <- x[nearest[sample.int(length(nearest), 1)]]',
        '}',
      ]
    case 'knn':
      return [
        'old <- x',
        'donors <- which(!is.na(old))',
        'for (i in which(is.na(old))) { # Gower',
        '  sum <- 0; compared <- 0',
        `  for (p in ${used}) {`,
        '    gap <- if (is.factor(p)) as.numeric(p[donors] != p[i]) else abs(p[donors] - p[i]) / diff(range(p, na.rm = TRUE))',
        '    sum <- sum + ifelse(is.na(gap), 0, gap); compared <- compared + !is.na(gap)',
        '  }',
        '  nearest <- order(floor(sum / compared * 1e9 + 0.5), donors, na.last = NA)',
        `  v <- old[donors[head(nearest, ${donors})]]`,
        isMode
          ? '  if (length(v) > 0) x[i] <- unique(v)[which.max(tabulate(match(v, unique(v))))]'
          : '  if (length(v) > 0) x[i] <- median(v)',
        '}',
      ]
  }
}
