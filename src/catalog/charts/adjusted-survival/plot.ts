import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatLevel } from '../../kit/present/format.ts'
import {
  curveLegend,
  followUpAxis,
  proportionAxis,
  riskNumbers,
  riskTableHeight,
  riskTableOf,
} from '../../kit/survival/follow-up-panel.ts'
import type { AdjustedGroup, AdjustedSurvivalData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<AdjustedSurvivalData> }

function plot(data: AdjustedSurvivalData, settings: PlotSettings): Scene {
  const { groups, show, ticks } = data
  const { language } = settings.settings
  const zh = language === 'zh'
  const nameOf = ({ group }: AdjustedGroup) => settings.names.level(group)
  const names = groups.map(nameOf)
  const rows = groups.map((group, series) => ({
    label: nameOf(group),
    series,
    values: riskNumbers(group, show.riskTable),
  }))
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? 90 + riskTableHeight(show.riskTable, groups.length),
    description: zh
      ? `由 Cox 模型校正的生存曲线（${names.join('、')}）。`
      : `Survival curves adjusted by a Cox model (${names.join(', ')}).`,
    caption: captionOf(data, settings),
    panels: [
      {
        x: followUpAxis(data, settings),
        y: proportionAxis(zh ? '生存率(%)' : 'Survival, %', 'whole'),
        marks: [...groups.flatMap((group, g) => bandMarks(group, g, show.band)), ...groups.flatMap(curveMarks)],
        ...riskTableOf(show.riskTable, ticks, rows, language),
      },
    ],
    ...curveLegend(groups, nameOf, 'top', settings),
  }
}

function bandMarks({ x, lower, upper }: AdjustedGroup, series: number, isShown: boolean): readonly Mark[] {
  return isShown ? [{ kind: 'band', x, lower, upper, curve: 'step', colour: { series } }] : []
}

function curveMarks({ x, survival, unadjusted }: AdjustedGroup, series: number): readonly Mark[] {
  const look = { kind: 'step', colour: { series }, dash: 'of-series' } as const
  return [
    ...(unadjusted === null ? [] : [{ ...look, x: unadjusted.x, y: unadjusted.survival, width: 0.5 }]),
    { ...look, x, y: survival, width: 1.6 },
  ]
}

function captionOf(data: AdjustedSurvivalData, settings: PlotSettings) {
  const { show, covariates, n, events, confidence, groups, thinned } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const names = covariates.map((id) => settings.names.variable(id))
  const adjusted = names.length === 0 ? say('no covariate', '无协变量') : names.join(say(', ', '、'))
  const compared = groups.some(({ unadjusted }) => unadjusted !== null)
  const level = formatLevel(confidence)
  return captionSentences(language, [
    [
      show.average === 'marginal'
        ? say(
            `${compared ? 'Thick curves' : 'Curves'}: Cox model, mean prediction over all patients`,
            `${compared ? '粗曲线' : '曲线'}：Cox 模型，对全体患者的预测取平均`,
          )
        : say(
            `${compared ? 'Thick curves' : 'Curves'}: Cox model at the means of the covariates`,
            `${compared ? '粗曲线' : '曲线'}：Cox 模型，协变量取均值`,
          ),
      say(`adjusted for ${adjusted}`, `校正变量：${adjusted}`),
      compared && say('thin: Kaplan–Meier, unadjusted', '细曲线：未校正的 Kaplan–Meier 估计'),
      show.band && say(`band: pointwise ${level} CI (delta method)`, `阴影：逐点 ${level} 置信区间（delta 法）`),
    ],
    thinned !== undefined && [
      say(
        `Adjusted curves step at ${formatCount(thinned.drawn)} evenly spaced of the ${formatCount(thinned.of)} event times`,
        `校正曲线仅取 ${formatCount(thinned.of)} 个事件时间中等间隔的 ${formatCount(thinned.drawn)} 个绘制`,
      ),
    ],
    [
      say('Each curve ends with the follow-up of its group', '各曲线止于该组的最长随访时间'),
      sizedName('', n, settings),
      say(`events: ${formatCount(events)}`, `事件 ${formatCount(events)} 例`),
    ],
  ])
}
