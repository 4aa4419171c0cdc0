import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const orders = { down: '-bars$value_', up: 'bars$value_', group: 'bars$group_, -bars$value_', stored: '' }

function script(options: Options, data: ScriptData): string {
  const { value, name, group, top, z, mark, order, baseline, own } = options
  const levels = group === null ? [] : (columnInfo(data, group)?.levels ?? [])
  const groups = group === null ? '1' : `as.integer(droplevels(${rFactor(data, group, levels)}))`
  return rLines([
    '# Ranked bars',
    ...readDataLines(data, [value, name, ...(group === null ? [] : [group])]),
    'total <- nrow(d)',
    `d$value_ <- ${rColumn(data, value)}`,
    `d$group_ <- ${groups}`,
    'bars <- d[is.finite(d$value_), ]',
    'known <- nrow(bars)',
    'centre <- mean(bars$value_)',
    'spread <- sd(bars$value_)',
    order !== 'stored' && `bars <- bars[order(${orders[order]}), ] # missing groups last`,
    `bars <- head(bars, ${rNumber(top)})`,
    `x <- ${z ? '(bars$value_ - centre) / spread' : 'bars$value_'}`,
    'codes <- ifelse(is.na(bars$group_), 0, bars$group_) - 1',
    `start <- ${z || baseline === 'zero' ? '0' : baseline === 'mean' ? 'centre' : rNumber(own)}`,
    `print(data.frame(name = ${rColumn(data, name).replace(/^d\$/, 'bars$')}, x))`,
    '',
    'y <- rev(seq_along(x)) # the first at the top',
    `plot(x, y, type = "n", xlim = range(x, start), yaxt = "n", ylab = "", xlab = ${rString(z ? 'z score' : 'Value')})`,
    mark === 'bar' && 'rect(pmin(x, start), y - 0.4, pmax(x, start), y + 0.4, col = codes + 2, border = NA)',
    mark === 'lollipop' && 'segments(start, y, x, y, col = codes + 2)',
    mark !== 'bar' && 'points(x, y, pch = 16, col = codes + 2)',
    `axis(2, y, ${rColumn(data, name).replace(/^d\$/, 'bars$')}, las = 1)`,
    'abline(v = start)',
  ])
}

function captures(): Readonly<Record<string, string>> {
  return {
    'chart/total': 'total',
    'chart/known': 'known',
    'chart/mean': 'centre',
    'chart/sd': 'spread',
    'chart/baseline': 'start',
    'chart/values': 'x',
    'chart/codes': 'codes',
  }
}
