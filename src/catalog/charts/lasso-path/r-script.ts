import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { mainTerms } from '../../kit/models/main-terms.ts'
import { modelDataLines } from '../../kit/models/r-model.ts'
import { rColumn, rColumnName, rLines, rLiteral, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const because = 'glmnet ends its descent when the deviance changes by less than its threshold'
const coefficients = { relative: 1e-6, absolute: 1e-7, because }
const errors = { relative: 1e-6, absolute: 1e-10, because }

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  tolerances: {
    'chart/values': coefficients,
    'chart/explained': errors,
    'chart/mean': errors,
    'chart/error': errors,
  },
}

function script({ outcome, family, event, covariates, scale, folds, seed, x }: Options, data: ScriptData): string {
  const isEvent = family === 'binomial'
  const of = rColumn(data, outcome)
  const fit = `family = "${family}", thresh = 1e-22, maxit = 1e7`
  return rLines([
    '# LASSO path and cross-validation (package glmnet)',
    ...modelDataLines(data, [outcome], mainTerms(covariates, data.columns)),
    isEvent && event !== null ? `y <- as.numeric(${of} == ${rLiteral(event)})` : `y <- ${of}`,
    `x <- model.matrix(~ ., d[${rVector(covariates.map((id) => rColumnName(data, id)))}])[, -1, drop = FALSE]`,
    'n <- nrow(x)',
    'spread <- function(v) sqrt(mean((v - mean(v))^2))',
    's <- apply(x, 2, spread)',
    'z <- sweep(sweep(x, 2, colMeans(x)), 2, ifelse(s > 0, s, 1), "/")',
    'largest <- max(abs(crossprod(z, y - mean(y)))) / n # the smallest penalty that leaves nothing in the model',
    'lambda <- largest * (if (n < ncol(x)) 0.01 else 0.0001)^(0:99 / 99)',
    `fit <- glmnet::glmnet(x, y, lambda = lambda, ${fit})`,
    'explained <- fit$dev.ratio',
    'gained <- diff(c(0, explained))',
    'ends <- which(seq_along(explained) >= 5 & (gained < 1e-5 * explained | explained > 0.999))',
    'kept <- seq_len(c(ends, length(explained))[1]) # as glmnet ends a path of its own',
    'lambda <- lambda[kept]',
    'explained <- explained[kept]',
    'b <- as.matrix(fit$beta)[, kept] * s # of the standardised columns',
    `b[abs(b) <= 1e-9${isEvent ? '' : ' * spread(y)'}] <- 0`,
    'count <- colSums(b != 0)',
    scale === 'standardised' ? 'paths <- b' : 'paths <- b / ifelse(s > 0, s, 1)',
    '',
    `set.seed(${rNumber(seed)}, kind = "Mersenne-Twister", normal.kind = "Inversion", sample.kind = "Rejection")`,
    `folds <- rep_len(seq_len(${folds}), n)`,
    ...(isEvent
      ? [
          '# each fold has its share of the events',
          'foldid <- integer(n)',
          'foldid[y == 1] <- sample(folds[seq_len(sum(y))])',
          'foldid[y == 0] <- sample(folds[-seq_len(sum(y))])',
        ]
      : ['foldid <- sample(folds)']),
    `cv <- glmnet::cv.glmnet(x, y, lambda = lambda, foldid = foldid, ${fit})`,
    'chosen <- sapply(c(cv$lambda.min, cv$lambda.1se), function(l) which.min(abs(lambda - l)))',
    'print(cv)',
    'print(coef(fit, s = c(cv$lambda.min, cv$lambda.1se)))',
    '',
    'par(mfrow = c(1, 2))',
    `at <- ${{ lambda: '-log(lambda)', norm: 'colSums(abs(paths))', deviance: 'explained' }[x]}`,
    'matplot(at, t(paths), type = "l", lty = 1, xlab = "", ylab = "Coefficient")',
    'axis(3, at, count)',
    'abline(v = at[chosen], lty = 2:3)',
    'at <- -log(lambda)',
    'plot(at, cv$cvm, ylim = range(cv$cvup, cv$cvlo), pch = 20, xlab = "-log(lambda)", ylab = cv$name)',
    'segments(at, cv$cvlo, at, cv$cvup)',
    'axis(3, at, count)',
    'abline(v = at[chosen], lty = 2:3)',
  ])
}

/** For each number of the figure, the R expression that holds it. */
function captures({ covariates, family, labels, folds, seed }: Options, data: ScriptData) {
  const { factors } = mainTerms(covariates, data.columns)
  const columns = covariates.reduce(
    (count, id) => count + (factors[id] === undefined ? 1 : (columnInfo(data, id)?.levels?.length ?? 1) - 1),
    0,
  )
  return {
    'chart/n': 'n',
    'chart/events': family === 'binomial' ? 'sum(y)' : '0',
    'chart/show/labels': rNumber(labels),
    'chart/show/folds': rNumber(folds),
    'chart/show/seed': rNumber(seed),
    'chart/lambda': 'lambda',
    'chart/count': 'count',
    'chart/explained': 'explained',
    'chart/validation/mean': 'cv$cvm',
    'chart/validation/error': 'cv$cvsd',
    'chart/validation/lowest': 'chosen[1] - 1',
    'chart/validation/oneError': 'chosen[2] - 1',
    ...Object.fromEntries(Array.from({ length: columns }, (_, k) => [`chart/paths/${k}/values`, `paths[${k + 1}, ]`])),
  }
}
