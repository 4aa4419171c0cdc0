import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, rColumnName, readDataLines, rLines, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ variables, label, standardise, distance, linkage, clusters }: Options, data: ScriptData): string {
  return rLines([
    '# Dendrogram',
    ...readDataLines(data, [...new Set([...variables, ...(label === null ? [] : [label])])]),
    `m <- as.matrix(d[${rVector(variables.map((id) => rColumnName(data, id)))}])`,
    'kept <- rowSums(!is.finite(m)) == 0',
    'm <- m[kept, , drop = FALSE]',
    'm <- m[, apply(m, 2, sd) > 0, drop = FALSE]',
    standardise && 'm <- scale(m)',
    ...(distance === 'correlation'
      ? ['distances <- as.dist(1 - suppressWarnings(cor(t(m))))', 'distances[is.na(distances)] <- 1']
      : [`distances <- dist(m, method = ${rString(distance)})`]),
    `tree <- hclust(distances, method = ${rString(linkage)})`,
    `cluster <- cutree(tree, min(${clusters}, nrow(m)))[tree$order]`,
    'cluster <- match(cluster, unique(cluster)) - 1 # in the order of the tree',
    'r <- if (nrow(m) > 2) cor(distances, cophenetic(tree)) else NA',
    'print(c(cophenetic = r))',
    '',
    `if (nrow(m) > 2) plot(tree, labels = ${label === null ? 'which(kept)' : `as.character(${rColumn(data, label)})[kept]`}, hang = -1, xlab = "", sub = "")`,
    clusters > 1 && `if (nrow(m) > ${clusters}) rect.hclust(tree, ${clusters})`,
  ])
}

function captures(): Readonly<Record<string, string>> {
  return {
    'chart/left': 'tree$merge[, 1]',
    'chart/right': 'tree$merge[, 2]',
    'chart/heights': 'tree$height',
    'chart/order': 'tree$order - 1',
    'chart/clusters': 'cluster',
    'chart/cophenetic': 'r',
  }
}
