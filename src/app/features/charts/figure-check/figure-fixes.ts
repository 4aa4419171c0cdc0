import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { FigureLimits } from '#figure/check/check-figure.ts'
import type { Finding, FindingCode } from '#figure/check/finding.ts'
import type { PaletteName } from '#figure/palettes.ts'

/** Leaves of the stored options that mend a finding, with their values. */
export type Fix = Readonly<Record<string, Json>>

/** Codes whose fix is known without a trial. */
const certain: Partial<Record<FindingCode, (finding: Finding) => Fix>> = {
  width: ({ params }) => ({ figureWidth: params.nearest ?? null }),
  family: () => ({ font: 'sans' }),
  grid: () => ({ grid: false }),
  'title-inside': () => ({ figureTitle: '' }),
  'caption-outside': () => ({ captionShown: true }),
  'meaning-missing': () => ({ figureCaption: '' }),
  'bar-broken': ({ params }) => ({ [`${params.axis}Breaks`]: '' }),
  'legend-redundant': () => ({ legend: 'none' }),
  'n-missing': () => ({ nShown: true, captionShown: true }),
  'risk-table': () => ({ riskTable: 'at-risk' }),
}

/** Palettes in the order in which they are tried: those whose colours are all clear on white first. */
const palettes: readonly PaletteName[] = ['clinical', 'ward', 'print', 'high-contrast', 'standard', 'muted', 'grey']

const inPalettes: readonly Fix[] = palettes.map((palette) => ({ palette, ownColours: '', levelColours: '' }))

/** What may mend a finding, the smallest change first; the caller draws the figure with each until the finding is gone. */
export function fixesFor(finding: Finding, style: FigureStyle, limits: FigureLimits): readonly Fix[] {
  const { code, params } = finding
  const known = certain[code]
  if (known) return [known(finding)]
  switch (code) {
    case 'height':
      return [{ figureHeight: params.most ?? null }, ...widerPages(style, limits), ...shorterParts(params)]
    case 'type-small': {
      const larger = sizes(style.fontSize * (Number(params.least) / Number(params.size)), 'up')
      const onPages = larger
        .slice(0, 1)
        .flatMap((size) => widerPages(style, limits).map((page) => ({ ...size, ...page })))
      return [...larger, ...onPages].flatMap((fix) => [fix, ...thinner(fix, limits)])
    }
    case 'type-large':
      return sizes(style.fontSize * (Number(params.most) / Number(params.size)), 'down')
    case 'line-thin': {
      const times = Number(params.least) / Number(params.width)
      return [...percent(style.lineScale * times), ...sizes(style.fontSize * times, 'up')]
    }
    case 'line-thick':
      return [{ lineMost: params.most ?? null }]
    case 'bar-base':
      return [{ [`${params.axis}Min`]: null }, { [`${params.axis}Max`]: null }]
    case 'bar-log':
      return [{ [`${params.axis}Scale`]: 'linear' }]
    case 'axis-empty':
      return unlimited(String(params.axis))
    case 'text-on-mark':
      return [...[40, 20, 80, 100].map((fillOpacity) => ({ fillOpacity })), ...inPalettes]
    case 'text-overlaps':
    case 'text-cut':
      return [...widerPages(style, limits), ...smallerType(style, limits)]
    case 'text-pale':
    case 'colour-pale':
      return inPalettes
    case 'colours-near':
    case 'colours-vision':
    case 'colours-grey':
      return [
        ...(style.distinction === 'both' ? [] : [{ distinction: 'both' }]),
        ...(style.areaPatterns ? [] : [{ areaPatterns: true }]),
        ...inPalettes,
      ]
    default:
      return []
  }
}

/** An axis without the reader's limits. */
function unlimited(axis: string): readonly Fix[] {
  const [low, high, days] = [`${axis}Min`, `${axis}Max`, `${axis}Days`]
  return [{ [low]: null }, { [high]: null }, { [low]: null, [high]: null }, { [days]: '' }]
}

/** Steps of half a point, within the limits of the option. */
function sizes(wanted: number, direction: 'up' | 'down'): readonly Fix[] {
  const steps = direction === 'up' ? Math.ceil(wanted * 2 - 0.01) : Math.floor(wanted * 2 + 0.01)
  return [0, 1, 2]
    .map((k) => (steps + (direction === 'up' ? k : -k)) / 2)
    .filter((size) => size >= 5 && size <= 20)
    .map((fontSize) => ({ fontSize }))
}

/** Strokes grow with the type, and stay within the journal's limit. */
function thinner(fix: Fix, { line }: FigureLimits): readonly Fix[] {
  return line?.is.max === undefined ? [] : [{ ...fix, lineMost: line.is.max }]
}

function percent(wanted: number): readonly Fix[] {
  const lineScale = Math.ceil(wanted / 10 - 0.001) * 10
  return lineScale <= 400 ? [{ lineScale }] : []
}

/** The journal's wider columns, or up to 100 mm more; then more height, which names below each other need. */
function widerPages({ figureWidth, figureHeight }: FigureStyle, { widths, widthRange }: FigureLimits): readonly Fix[] {
  const from = figureWidth ?? 85
  const most = widthRange?.is[1] ?? 190
  const wider = widths?.is ?? [10, 20, 40, 60, 80, 100].map((more) => from + more).filter((mm) => mm <= most)
  const tall = figureHeight ?? 85
  return [
    ...wider.filter((mm) => mm > from).map((mm) => ({ figureWidth: mm })),
    ...[20, 40, 80].map((more) => ({ figureHeight: tall + more })),
  ]
}

/** Fewer rows in each of the figures that continue each other. */
function shorterParts({ rows, height, most }: Finding['params']): readonly Fix[] {
  const linesPerFigure = Math.floor(Number(rows) * (Number(most) / Number(height)) * 0.9)
  return linesPerFigure < 10 ? [] : [{ linesPerFigure }]
}

function smallerType({ fontSize }: FigureStyle, { type }: FigureLimits): readonly Fix[] {
  const least = type?.is.min ?? 5
  return [0.5, 1, 1.5, 2].map((less) => ({ fontSize: fontSize - less })).filter((fix) => fix.fontSize >= least)
}
