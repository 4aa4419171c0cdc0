import type { Scene } from '#figure/scene.ts'
import { plotRoc } from '../../kit/accuracy/roc-plot.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatLevel, formatQuantity } from '../../kit/present/format.ts'
import { unitAfter } from '../../kit/survival/survival-note.ts'
import type { TimeRocData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<TimeRocData> }

function plot(data: TimeRocData, settings: PlotSettings): Scene {
  const { of, confidence, show, curves } = data
  const scene = plotRoc(
    {
      confidence,
      rule: null,
      show: { axis: 'false-positive', scale: show.scale, diagonal: true },
      curves: curves.map(({ time, falsePositive, truePositive, area }) => ({
        variable: of.variable,
        label: timeText(time, data, settings),
        falsePositive,
        truePositive,
        area,
        cutOff: null,
      })),
    },
    settings,
  )
  const legend = scene.legend && { ...scene.legend, title: settings.names.variable(of.variable) }
  return { ...scene, ...(legend ? { legend } : {}), caption: captionOf(data, settings) }
}

function timeText(time: number, { unit }: TimeRocData, { settings }: PlotSettings): string {
  const number = formatQuantity(time, settings)
  return unit === 'none' ? `t\u00a0=\u00a0${number}` : `${number}${unitAfter[unit][settings.language]}`
}

function captionOf(data: TimeRocData, settings: PlotSettings): string {
  const { of, n, curves, confidence } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const marker = settings.names.variable(of.variable)
  const counts = curves.map(({ time, counted: { cases, controls } }) => {
    const [at, both] = [timeText(time, data, settings), `${formatCount(cases)}/${formatCount(controls)}`]
    return say(`${at}: ${both}`, `${at}：${both}`)
  })
  const level = formatLevel(confidence)
  return captionSentences(language, [
    [
      say(
        `Curves: ROC of ${marker} for the event up to each time, weighted by the inverse probability of censoring`,
        `曲线：以 ${marker} 预测各时点前事件的 ROC 曲线，按删失的逆概率加权`,
      ),
      say('dashed: no discrimination', '虚线：无区分能力'),
      curves.length > 1 && say(`in brackets: ${level} CI`, `括号内为 ${level} CI`),
    ],
    [
      sizedName('', n, settings),
      say(
        `events up to the time/patients followed beyond it: ${counts.join(', ')}`,
        `时点前事件数/其后仍在随访者数：${counts.join('，')}`,
      ),
    ],
  ])
}
