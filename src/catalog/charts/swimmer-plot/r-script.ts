import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rLines, rLiteral } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { end, start, id, colour, events, status, ongoing, order } = options
  const needed = [end, ...[start, id, colour, status].flatMap((one) => one ?? []), ...events]
  const orders = {
    duration: 'order(-(finish - begin))',
    colour: 'order(first, -(finish - begin)) # missing colours last',
    stored: 'seq_along(begin)',
  }
  return rLines([
    '# Swimmer plot',
    ...readDataLines(data, needed),
    `d$to_ <- ${rColumn(data, end)}`,
    `d$from_ <- ${start === null ? '0' : rColumn(data, start)}`,
    `d$name_ <- ${id === null ? 'seq_len(nrow(d))' : rColumn(data, id)}`,
    `d$colour_ <- ${colour === null ? '1' : `as.integer(droplevels(${rFactor(data, colour, columnInfo(data, colour)?.levels ?? [])}))`}`,
    'd <- d[is.finite(d$to_) & is.finite(d$from_) & !is.na(d$name_), ]',
    'd <- d[d$to_ >= d$from_, ]',
    'lane <- match(d$name_, unique(d$name_))',
    'begin <- c(tapply(d$from_, lane, min))',
    'finish <- c(tapply(d$to_, lane, max))',
    order === 'colour' && 'first <- d$colour_[match(seq_along(begin), lane)]',
    `sorted <- ${orders[order]}`,
    'd$lane_ <- match(lane, sorted) - 1',
    'd <- d[order(d$lane_, d$from_), ]',
    'codes <- ifelse(is.na(d$colour_), 0, d$colour_) - 1',
    `breaks <- ${order === 'colour' ? 'local({ k <- ifelse(is.na(first), 0, first)[sorted]; which(diff(k) != 0) })' : 'integer(0)'}`,
    `ongoing <- ${status === null || ongoing === null ? 'integer(0)' : `unique(d$lane_[${rColumn(data, status)} %in% ${rLiteral(ongoing)}])`}`,
    'happened <- function(time) {',
    '  e <- unique(data.frame(lane = d$lane_, time = time)[is.finite(time), ])',
    '  e[order(e$lane, e$time), ]',
    '}',
    `events <- list(${events.map((one) => `happened(${rColumn(data, one)})`).join(', ')})`,
    '',
    'plot(range(c(0, d$from_, d$to_)), c(max(d$lane_) + 1, 0), type = "n", yaxt = "n", xlab = "Time", ylab = "")',
    'rect(d$from_, d$lane_ + 0.1, d$to_, d$lane_ + 0.9, col = codes + 2, border = NA)',
    'for (k in seq_along(events)) points(events[[k]]$time, events[[k]]$lane + 0.5, pch = 14 + k)',
    'if (length(ongoing) > 0) text(finish[sorted][ongoing + 1], ongoing + 0.5, ">", pos = 4)',
  ])
}

function captures({ events }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/parts/lanes': 'd$lane_',
    'chart/parts/from': 'd$from_',
    'chart/parts/to': 'd$to_',
    'chart/parts/codes': 'codes',
    'chart/ongoing': 'ongoing',
    'chart/breaks': 'breaks',
  }
  for (const k of events.keys()) {
    found[`chart/events/${k}/lanes`] = `events[[${k + 1}]]$lane`
    found[`chart/events/${k}/times`] = `events[[${k + 1}]]$time`
  }
  return found
}
