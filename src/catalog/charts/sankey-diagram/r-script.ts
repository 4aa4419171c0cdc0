import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { readDataLines, rFactor, rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script({ axes, missingStream, colour, least }: Options, data: ScriptData): string {
  const by = { first: '1', last: 'length(axes)', node: 'a' }[colour]
  return rLines([
    '# Streams between categories',
    ...readDataLines(data, axes),
    'axes <- list(',
    axes.map((id) => `  droplevels(${rFactor(data, id, columnInfo(data, id)?.levels ?? [])})`).join(',\n'),
    ')',
    missingStream
      ? 'axes <- lapply(axes, addNA, ifany = TRUE) # missing values last'
      : 'complete <- Reduce("&", lapply(axes, function(f) !is.na(f)))\naxes <- lapply(axes, function(f) f[complete])',
    'total <- length(axes[[1]])',
    'counts <- lapply(axes, function(f) tabulate(as.integer(f), nlevels(f)))',
    'links <- lapply(seq_len(length(axes) - 1), function(a) {',
    '  codes <- lapply(axes, function(f) factor(as.integer(f), seq_len(nlevels(f))))',
    `  cells <- as.data.frame(table(by = codes[[${by}]], to = codes[[a + 1]], from = codes[[a]]))`,
    '  all <- ave(cells$Freq, cells$from, cells$to, FUN = sum)',
    `  shown <- cells[cells$Freq > 0 & all >= ${rNumber(least)}, ]`,
    '  list(from = as.integer(shown$from) - 1, to = as.integer(shown$to) - 1, by = as.integer(shown$by) - 1,',
    '    n = shown$Freq, hidden = total - sum(shown$Freq))',
    '})',
    'print(counts)',
    'str(links)',
  ])
}

/** For each number of the figure, the R expression that holds it. */
function captures({ axes, least }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/total': 'total', 'chart/show/least': rNumber(least) }
  for (const a of axes.keys()) {
    found[`chart/axes/${a}/counts`] = `counts[[${a + 1}]]`
    if (a + 1 < axes.length)
      for (const name of ['from', 'to', 'by', 'n', 'hidden'])
        found[`chart/links/${a}/${name}`] = `links[[${a + 1}]]$${name}`
  }
  return found
}
