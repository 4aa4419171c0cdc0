import { reasonMessages, refusedReasons } from '../../kit/present/reason-lines.ts'
import { defineCalculator } from '../../kit/tool/calculator.ts'
import { exactArithmetic } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { reasons } from '../../kit/tool/inputs/reasons.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import { stages, stepsOf } from './stages.ts'

const persons = (value: number) => ({ value, unit: '1' })

export const definition = defineCalculator({
  id: 'flow-strobe',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The stages compared with item 13 of the published checklist; the counts are differences and shares.',
      zh: '各阶段与已发表清单第 13 条核对；例数仅为差与比例。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Draws how many persons took part at each stage of a cohort study, and why the others did not.',
    zh: '绘制队列研究各阶段的人数及未继续者的原因。',
  },
  population: {
    en: 'Cohort studies; of the numbers of a study, never with names of patients.',
    zh: '队列研究；只填人数，勿填患者姓名。',
  },
  inputs: {
    examined: optional(count(stages.examined.label)),
    notEligible: reasons({ en: 'Why not eligible', zh: '不符合条件的原因' }),
    eligible: count(stages.eligible.label),
    notIncluded: reasons({ en: 'Why not included', zh: '未纳入的原因' }),
    included: count(stages.included.label),
    lost: reasons({ en: 'Why lost to follow-up', zh: '失访原因' }),
    followed: count(stages.followed.label),
    notAnalysed: reasons({ en: 'Why not analysed', zh: '未纳入分析的原因' }),
    analysed: count(stages.analysed.label),
  },
  outputs: {
    analysed: { label: stages.analysed.label, decimals: 0 },
    share: {
      label: { en: 'Of those included', zh: '占纳入者' },
      unit: { en: '%', zh: '%' },
      decimals: 1,
      absent: { en: 'Nobody was included.', zh: '无人纳入。' },
    },
    unaccounted: { label: { en: 'Unaccounted for', zh: '去向不明' }, decimals: 0 },
  },
  refusal: ({ notEligible, notIncluded, lost, notAnalysed }) =>
    refusedReasons({ notEligible, notIncluded, lost, notAnalysed }),
  remarks: (inputs) =>
    stepsOf(inputs).flatMap(({ to, before, unaccounted }) => {
      if (unaccounted === 0) return []
      const message = unaccounted > 0 ? 'missing' : 'surplus'
      return [{ input: to, message, params: { stage: { code: to }, n: Math.abs(unaccounted), before } } as const]
    }),
  formula(inputs) {
    const { included, analysed } = inputs
    return {
      analysed,
      share: included === 0 ? null : (100 * analysed) / included,
      unaccounted: stepsOf(inputs).reduce((sum, step) => sum + Math.abs(step.unaccounted), 0),
    }
  },
  formulaText: [
    {
      en: 'Unaccounted for = before − after − reasons, at each stage; without reasons the difference is shown as it is',
      zh: '去向不明 = 前一阶段 − 本阶段 − 各原因之和；未列原因时直接显示差数',
    },
  ],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {
    ...reasonMessages,
    eligible: stages.eligible.label,
    included: stages.included.label,
    followed: stages.followed.label,
    analysed: stages.analysed.label,
    missing: {
      en: '{stage}: of {before} at the stage before, {n} are neither here nor among the reasons.',
      zh: '{stage}：前一阶段 {before} 例中，{n} 例既未进入本阶段，也未列入原因。',
    },
    surplus: {
      en: '{stage}: {n} more than remain of {before} at the stage before.',
      zh: '{stage}：比前一阶段 {before} 例的剩余人数多 {n} 例。',
    },
  },
  caveats: [
    {
      en: 'STROBE asks for the numbers and reasons at each stage and to consider a diagram; it prescribes no form of it.',
      zh: 'STROBE 要求报告各阶段人数与原因并考虑绘图，但未规定图的形式。',
    },
    {
      en: 'Compare those lost with those who stayed: the diagram shows how many are missing, not whether it matters.',
      zh: '应比较失访者与完成者：流程图显示缺失多少，不说明是否造成偏倚。',
    },
  ],
  nextSteps: [],
  reports: ['flow'],
  references: [
    {
      text: 'von Elm E, Altman DG, Egger M, et al. The Strengthening the Reporting of Observational Studies in Epidemiology (STROBE) statement. Lancet 2007;370:1453–1457.',
      doi: '10.1016/S0140-6736(07)61602-X',
    },
  ],
  examples: [
    {
      id: 'pbc',
      title: { en: 'Primary biliary cholangitis, Mayo Clinic', zh: '原发性胆汁性胆管炎，Mayo Clinic' },
      inputs: {
        eligible: persons(424),
        included: persons(424),
        lost: 'lost shortly after diagnosis: 6',
        followed: persons(418),
        analysed: persons(418),
      },
      expect: {
        analysed: { value: 418, decimals: 0 },
        share: { value: 98.6, decimals: 1 },
        unaccounted: { value: 0, decimals: 0 },
      },
      source: {
        outside: true,
        words: {
          en: 'Description of the data set pbc in the R package survival.',
          zh: 'R 软件包 survival 中 pbc 数据集的说明。',
        },
      },
    },
    {
      id: 'reasons',
      inputs: {
        examined: persons(500),
        notEligible: 'younger than 18: 60\nprevious stroke: 40',
        eligible: persons(400),
        notIncluded: 'declined: 50',
        included: persons(350),
        lost: 'moved away: 20\nwithdrew: 10',
        followed: persons(320),
        notAnalysed: 'no blood sample: 20',
        analysed: persons(300),
      },
      expect: { share: { value: 85.7, decimals: 1 }, unaccounted: { value: 0, decimals: 0 } },
      source: exactArithmetic,
    },
    {
      id: 'gap',
      inputs: {
        eligible: persons(100),
        notIncluded: 'declined: 5',
        included: persons(90),
        followed: persons(80),
        analysed: persons(80),
      },
      expect: { share: { value: 88.9, decimals: 1 }, unaccounted: { value: 5, decimals: 0 } },
      source: exactArithmetic,
    },
  ],
})
