import type { OptionsOf } from '../../kit/analysis.ts'
import { mergedLevels } from '../../kit/comparison/merged-levels.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { orderByNumber } from '../../kit/number-in-front.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { rColumn, readDataLines, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import { rKappa } from '../../kit/r/r-kappa.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { actual, predicted, confidence } = options
  const coded = [actual, predicted].map((id) => `factor(match(${rColumn(data, id)}, classes), seq_along(classes))`)
  return rLines([
    '# Confusion matrix',
    ...readDataLines(data, [actual, predicted]),
    ...rCaseLines(data),
    `classes <- ${rVector(classesOf(options, data))}`,
    `counts <- matrix(as.numeric(${rTable(data, coded)}), length(classes), dimnames = list(actual = classes, predicted = classes))`,
    `places <- ${placesOf(options, data)}`,
    'counts <- counts[places, places, drop = FALSE]',
    `level <- ${rNumber(confidence)}`,
    rKappa,
    'n <- sum(counts)',
    'right <- diag(counts)',
    'wilson <- suppressWarnings(prop.test(sum(right), n, conf.level = level, correct = FALSE))$conf.int',
    'kappa <- kappa_of(counts, diag(length(classes)))',
    'recall <- right / rowSums(counts)',
    'precision <- right / colSums(counts)',
    'f1 <- 2 * right / (rowSums(counts) + colSums(counts))',
    'print(counts)',
    'print(cbind(recall, precision, f1))',
    'print(c(accuracy = sum(right) / n, lower = wilson[1], upper = wilson[2], kappa = kappa$kappa, macro_f1 = mean(f1, na.rm = TRUE)))',
    '',
    'k <- length(classes)',
    'image(seq_len(k), seq_len(k), t(prop.table(counts, 1))[, k:1, drop = FALSE], zlim = 0:1, axes = FALSE, xlab = "Predicted", ylab = "Actual")',
    'axis(1, seq_len(k), colnames(counts))',
    'axis(2, seq_len(k), rev(rownames(counts)), las = 1)',
    'text(col(counts), k + 1 - row(counts), counts)',
  ])
}

function classesOf({ actual, predicted }: Options, data: ScriptData) {
  return mergedLevels([actual, predicted].map((id) => labelledLevels(data, id)))
}

function placesOf(options: Options, data: ScriptData): string {
  if (options.order === 'stored') return 'seq_along(classes)'
  if (options.order === 'count') return 'order(-rowSums(counts))'
  const labels = [options.actual, options.predicted].flatMap((id) => columnInfo(data, id)?.valueLabels ?? [])
  const names = classesOf(options, data).map(
    (value) => labels.find((entry) => String(entry.value) === String(value))?.label ?? String(value),
  )
  return rVector(orderByNumber(names).map((k) => k + 1))
}

/** For each number of the figure, the R expression that holds it. */
function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/n': 'n',
    'chart/confidence': 'level',
    'chart/recall': 'recall',
    'chart/precision': 'precision',
    'chart/f1': 'f1',
    'chart/macroF1': 'mean(f1, na.rm = TRUE)',
    'chart/accuracy/value': 'sum(right) / n',
    'chart/accuracy/lower': 'wilson[1]',
    'chart/accuracy/upper': 'wilson[2]',
    'chart/kappa/value': 'kappa$kappa',
    'chart/kappa/lower': 'kappa$interval[1]',
    'chart/kappa/upper': 'kappa$interval[2]',
  }
  for (const k of classesOf(options, data).keys()) found[`chart/counts/${k}`] = `counts[${k + 1}, ]`
  return found
}
