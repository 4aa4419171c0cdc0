import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../figures/plot.ts'
import { messageText } from '../message.ts'
import { formatNumber } from '../present/format.ts'
import type { Language, Words } from '../words.ts'
import type { CountedUnit } from './planning-tables.ts'

/** Power against the number of persons, at the planned effect and at neighbouring ones. */
export interface PowerFigure {
  /** The entry's message with the name of the effect. */
  readonly effect: string
  /** The counted persons of the axis: all persons if there are groups. */
  readonly counted: CountedUnit
  readonly curves: readonly {
    readonly effect: number
    readonly planned: boolean
    readonly sizes: readonly number[]
    readonly power: readonly number[]
  }[]
  readonly chosen: { readonly size: number; readonly power: number }
  readonly target: number | null
}

const axisTitles: Readonly<Partial<Record<CountedUnit, Words>>> = {
  total: { en: 'Persons analysed, all groups', zh: '分析总例数' },
  persons: { en: 'Persons analysed', zh: '分析例数' },
  pairs: { en: 'Pairs analysed', zh: '分析对子数' },
}

/** Title of the axis that counts persons. */
export function personsTitle(counted: CountedUnit, language: Language): string {
  return axisTitles[counted]?.[language] ?? (language === 'zh' ? '分析例数' : 'Persons analysed')
}

/** The power against the number of persons; the effects are named by the entry's messages. */
export function powerPlot(messages: Readonly<Record<string, Words>>): Plot<PowerFigure> {
  return { plot: (data, settings) => plotPower(data, { ...settings, messages }) }
}

function plotPower({ effect, counted, curves, chosen, target }: PowerFigure, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const zh = language === 'zh'
  const name = messageText({ en: '{effect}', zh: '{effect}' }, { effect: { code: effect } }, settings)
  const all = curves.flatMap(({ sizes }) => sizes)
  const [left, right] = [Math.min(...all), Math.max(...all)]
  const decimals = Math.max(...curves.map((curve) => decimalsOf(curve.effect)))
  const label = (value: number) => formatNumber(value, decimals)
  const power = formatNumber(chosen.power, 3)
  const point = `n = ${chosen.size}`
  return {
    width: settings.size.width ?? 100,
    height: settings.size.height ?? 91,
    description: zh
      ? `检验效能曲线：${name} ${curves.map((curve) => label(curve.effect)).join('、')}；${point}，效能 ${power}。`
      : `Power curves: ${name.toLowerCase()} ${curves.map((curve) => label(curve.effect)).join(', ')}; ${point}, power ${power}.`,
    caption: captionSentences(language, [
      [
        zh ? `实线：计划的${name}` : `Solid: planned ${name.toLowerCase()}`,
        ...(curves.some(({ planned }) => !planned) ? [zh ? '虚线：邻近取值' : 'dashed: neighbouring values'] : []),
        zh ? '圆点与竖直点线：所选例数' : 'point and vertical dotted line: chosen size',
        ...(target === null ? [] : [zh ? '水平点线：目标效能' : 'horizontal dotted line: target power']),
      ],
    ]),
    legend: {
      place: 'top',
      title: name,
      items: curves.map((curve, series) => ({
        label: label(curve.effect),
        colour: { series },
        key: 'line',
        ...look(curve.planned),
      })),
    },
    panels: [
      {
        x: {
          kind: 'linear',
          title: personsTitle(counted, language),
          domain: [left, right],
          whole: true,
        },
        y: {
          kind: 'linear',
          title: zh ? '检验效能' : 'Power',
          domain: [0, 1],
          ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
        },
        marks: [
          ...(target === null ? [] : [level(left, right, target)]),
          ...curves.map(
            ({ sizes, power: y, planned }, series): Mark => ({
              kind: 'line',
              x: sizes,
              y,
              colour: { series },
              width: planned ? 1.6 : 1,
              ...look(planned),
            }),
          ),
          {
            kind: 'segment',
            from: [chosen.size, 0],
            to: [chosen.size, chosen.power],
            colour: 'muted',
            width: 0.7,
            dash: 'dotted',
          },
          {
            kind: 'point',
            x: [chosen.size],
            y: [chosen.power],
            colour: { series: curves.findIndex(({ planned }) => planned) },
            size: 6,
            shape: 'circle',
            fill: 'solid',
          },
        ],
        note: {
          corner: chosen.power < 0.45 ? 'top-left' : 'bottom-right', // if there is no curve
          lines: [
            [{ text: 'n', italic: true }, { text: ` = ${chosen.size}` }],
            [{ text: zh ? `效能 ${power}` : `power ${power}` }],
          ],
        },
      },
    ],
  }
}

/** Effects other than the planned one are dashed. */
function look(planned: boolean) {
  return planned ? {} : ({ dash: 'dashed' } as const)
}

/** A number to three digits, without trailing zeros. */
function decimalsOf(value: number): number {
  return String(Number(value.toPrecision(3))).split('.')[1]?.length ?? 0
}

/** The target power. */
function level(left: number, right: number, target: number): Mark {
  return { kind: 'segment', from: [left, target], to: [right, target], colour: 'muted', width: 0.7, dash: 'dotted' }
}
