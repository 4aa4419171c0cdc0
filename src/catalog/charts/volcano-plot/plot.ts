import type { Colour, LegendItem, Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatCount } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Language } from '../../kit/words.ts'
import type { VolcanoData, VolcanoPoints } from './data.ts'

export const plots = { chart: { plot: plotVolcano } satisfies Plot<VolcanoData> }

const kinds = {
  up: { colour: { series: 1 }, words: { en: 'Higher', zh: '升高' } },
  down: { colour: { series: 0 }, words: { en: 'Lower', zh: '降低' } },
  rest: { colour: 'muted', words: { en: 'Other', zh: '其他' } },
} as const satisfies Record<string, { colour: Colour; words: Record<Language, string> }>

function plotVolcano(data: VolcanoData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { show, up, down, rest } = data
  const groups = { up, down, rest }
  const all = Object.values(groups)
  const line = -Math.log10(show.pCut)
  const [low, high] = valueRange([...all.flatMap(({ x, capped }) => [x, capped.x]), [-show.foldCut, show.foldCut]], {
    margin: 0.06,
  })
  const side = Math.max(-Math.min(low, 0), high)
  const across: readonly [number, number] = show.symmetric ? [-side, side] : [low, high]
  const top = valueRange([...all.flatMap(({ y, capped }) => [y, capped.y]), [line]], { margin: 0.07, zero: true })[1]
  const crowd = data.n
  const size = crowd > 5000 ? 1.8 : crowd > 800 ? 2.4 : 3
  const cut = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
    kind: 'segment',
    from,
    to,
    colour: 'muted',
    width: 0.6,
    dash: 'dashed',
  })
  const folds = show.foldCut === 0 ? [0] : [-show.foldCut, show.foldCut]
  const name = settings.names.variable(data.of.effect.variable)
  const order = ['rest', 'down', 'up'] as const
  return {
    width: settings.size.width ?? 100,
    height: settings.size.height ?? 95,
    description:
      language === 'zh'
        ? `${formatCount(data.n)} 项检验的火山图：${formatCount(up.n)} 项升高，${formatCount(down.n)} 项降低。`
        : `Volcano plot of ${formatCount(data.n)} tests: ${formatCount(up.n)} higher, ${formatCount(down.n)} lower.`,
    caption: captionOf(data, language),
    panels: [
      {
        x: { kind: 'linear', title: show.scale === 'ratio' ? `log2 (${name})` : name, domain: across },
        y: { kind: 'linear', title: titleOf(data, language), domain: [0, top] },
        marks: [
          cut([across[0], line], [across[1], line]),
          ...folds.map((fold) => cut([fold, 0], [fold, top])),
          ...order.flatMap((kind) => pointMarks(groups[kind], kinds[kind].colour, kind === 'rest', size)),
        ],
        pointLabels: data.labels.map(({ name: label, x, y }) => ({
          at: [x, y] as const,
          text: [{ text: settings.names.level(label) }],
        })),
      },
    ],
    legend: {
      place: 'top',
      items: (['down', 'up', 'rest'] as const).map((kind): LegendItem => {
        const n = formatCount(groups[kind].n)
        const { words, colour } = kinds[kind]
        return {
          label: language === 'zh' ? `${words.zh}（n=${n}）` : `${words.en} (n\u00a0=\u00a0${n})`,
          colour,
          key: 'point',
          shape: kind === 'rest' ? 'circle' : 'of-series',
        }
      }),
    },
  }
}

function pointMarks({ x, y, capped }: VolcanoPoints, colour: Colour, isRest: boolean, size: number): readonly Mark[] {
  return withoutFalse([
    {
      kind: 'point',
      x,
      y,
      colour,
      size: isRest ? size * 0.8 : size,
      shape: isRest ? 'circle' : 'of-series',
      fill: 'translucent',
    },
    capped.x.length > 0 && { kind: 'point', ...capped, colour, size: size * 1.3, shape: 'triangle', fill: 'solid' },
  ])
}

function titleOf({ show }: VolcanoData, language: Language): string {
  if (show.adjust === 'none') return '−log10 P'
  return language === 'zh' ? '−log10 P（BH 校正）' : '−log10 adjusted P'
}

function captionOf({ n, show, labels, up, down, rest }: VolcanoData, language: Language): string {
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const isCapped = [up, down, rest].some(({ capped }) => capped.x.length > 0)
  return captionSentences(language, [
    [
      say(`${formatCount(n)} tests`, `共 ${formatCount(n)} 项检验`),
      show.adjust === 'bh' && say('P adjusted by Benjamini–Hochberg', 'P 值经 Benjamini–Hochberg 校正'),
    ],
    [
      say(
        `Coloured: P\u00a0<\u00a0${show.pCut} and |log2 fold change|\u00a0≥\u00a0${show.foldCut} (dashed lines)`,
        `着色：P<${show.pCut} 且 |log2 差异倍数|≥${show.foldCut}（虚线）`,
      ),
      isCapped &&
        say('triangles: P of 0, at a tenth of the smallest other P', '三角形：P 为 0，绘于其余最小 P 值的十分之一处'),
      show.labels === 'top' &&
        labels.length > 0 &&
        say(
          `named: the ${labels.length} smallest P, as far as there is room`,
          `标注：P 最小的 ${labels.length} 个（位置允许时）`,
        ),
    ],
  ])
}
