import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { diastolicPressure, heartRate, systolicPressure } from '../../kit/tool/inputs/vital-signs.ts'

export const definition = defineCalculator({
  id: 'shock-index',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Definitions and cut-offs compared with a review in Open Access Emergency Medicine (2019;11:179), a study of 18 478 admissions (cut-offs 0.7, 1.3, 50) and renalcarematters.com.',
      zh: '定义与界值同 Open Access Emergency Medicine 综述（2019;11:179）、一项纳入 18 478 例的研究（界值 0.7、1.3、50）及 renalcarematters.com 核对。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Shows hypoperfusion from heart rate and blood pressure, often before the pressure falls.',
    zh: '由心率与血压提示低灌注，常早于血压下降。',
  },
  population: { en: 'Adults in the emergency department or after trauma.', zh: '急诊或创伤成人患者。' },
  inputs: {
    heartRate: heartRate(),
    systolic: systolicPressure(),
    diastolic: optional(diastolicPressure()),
    age: optional(age()),
  },
  outputs: {
    si: {
      label: { en: 'Shock index', zh: '休克指数' },
      unit: { en: 'heart rate/systolic', zh: '心率/收缩压' },
      decimals: 2,
    },
    msi: {
      label: { en: 'Modified shock index', zh: '改良休克指数' },
      unit: { en: 'heart rate/mean pressure', zh: '心率/平均动脉压' },
      decimals: 2,
      absent: { en: 'Needs a diastolic below the systolic pressure.', zh: '需输入低于收缩压的舒张压。' },
    },
    asi: {
      label: { en: 'Age shock index', zh: '年龄休克指数' },
      unit: { en: 'age × shock index', zh: '年龄 × 休克指数' },
      decimals: 1,
      absent: { en: 'Needs the age.', zh: '需输入年龄。' },
    },
  },
  formula({ heartRate: rate, systolic, diastolic, age: years }) {
    const si = rate / systolic
    const mean = diastolic === null || diastolic >= systolic ? null : (systolic + 2 * diastolic) / 3
    return { si, msi: mean === null ? null : rate / mean, asi: years === null ? null : years * si }
  },
  formulaText: [
    {
      en: 'SI = heart rate/systolic; MSI = heart rate/mean arterial pressure; age SI = age × SI',
      zh: 'SI = 心率/收缩压；MSI = 心率/平均动脉压；年龄 SI = 年龄 × SI',
    },
  ],
  classifications: [
    {
      id: 'si',
      title: { en: 'Shock index', zh: '休克指数' },
      output: 'si',
      on: 'raw',
      bands: [
        { id: 'usual', label: { en: 'Usual', zh: '正常' }, meaning: { en: '< 0.7', zh: '< 0.7' }, tone: 'good' },
        {
          id: 'borderline',
          from: 0.7,
          label: { en: 'Borderline', zh: '临界' },
          meaning: { en: '0.7 to < 0.9', zh: '0.7~< 0.9' },
          tone: 'caution',
        },
        {
          id: 'raised',
          from: 0.9,
          label: { en: 'Raised', zh: '升高' },
          meaning: { en: '≥ 0.9: more transfusion and deaths', zh: '≥ 0.9：输血与死亡风险增加' },
          tone: 'alarm',
        },
      ],
    },
    {
      id: 'msi',
      title: { en: 'Modified shock index', zh: '改良休克指数' },
      output: 'msi',
      on: 'raw',
      bands: [
        {
          id: 'usual',
          label: { en: 'Not raised', zh: '未升高' },
          meaning: { en: '< 1.3', zh: '< 1.3' },
          tone: 'neutral',
        },
        {
          id: 'raised',
          from: 1.3,
          label: { en: 'Raised', zh: '升高' },
          meaning: { en: '≥ 1.3', zh: '≥ 1.3' },
          tone: 'alarm',
        },
      ],
    },
    {
      id: 'asi',
      title: { en: 'Age shock index', zh: '年龄休克指数' },
      output: 'asi',
      on: 'raw',
      bands: [
        {
          id: 'usual',
          label: { en: 'Not raised', zh: '未升高' },
          meaning: { en: '< 50', zh: '< 50' },
          tone: 'neutral',
        },
        {
          id: 'raised',
          from: 50,
          label: { en: 'Raised', zh: '升高' },
          meaning: { en: '≥ 50', zh: '≥ 50' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: {
    'adults-only': {
      en: 'Children have other cut-offs (age-adjusted paediatric shock index).',
      zh: '儿童界值不同，应采用儿童年龄校正休克指数。',
    },
  },
  caveats: [
    { en: 'Misleading with beta-blockers, pacing and arrhythmia.', zh: '服用 β 受体阻滞剂、起搏或心律失常者可误导。' },
    { en: 'A usual value does not exclude bleeding.', zh: '数值正常不能排除出血。' },
  ],
  nextSteps: [
    {
      en: 'Raised: look for bleeding, sepsis, embolism; resuscitate and repeat.',
      zh: '升高：排查出血、脓毒症、肺栓塞，复苏并动态复查。',
    },
  ],
  references: [
    {
      text: 'Allgöwer M, Burri C. Schockindex. Dtsch Med Wochenschr 1967;92:1947–1950.',
      doi: '10.1055/s-0028-1106070',
    },
    {
      text: 'Liu YC, Liu JH, Fang ZA, et al. Modified shock index and mortality rate of emergency patients. World J Emerg Med 2012;3:114–117.',
      doi: '10.5847/wjem.j.issn.1920-8642.2012.02.006',
    },
  ],
  examples: [
    {
      id: 'raised',
      inputs: {
        heartRate: { value: 110, unit: '/min' },
        systolic: { value: 95, unit: 'mm[Hg]' },
        diastolic: { value: 60, unit: 'mm[Hg]' },
        age: { value: 60, unit: 'a' },
      },
      expect: {
        si: { value: 1.16, decimals: 2 },
        msi: { value: 1.53, decimals: 2 },
        asi: { value: 69.5, decimals: 1 },
      },
      bands: { si: 'raised', msi: 'raised', asi: 'raised' },
      source: earlierImplementation,
    },
    {
      id: 'usual',
      inputs: {
        heartRate: { value: 69, unit: '/min' },
        systolic: { value: 100, unit: 'mm[Hg]' },
        diastolic: { value: 70, unit: 'mm[Hg]' },
        age: { value: 40, unit: 'a' },
      },
      expect: {
        si: { value: 0.69, decimals: 2 },
        msi: { value: 0.86, decimals: 2 },
        asi: { value: 27.6, decimals: 1 },
      },
      bands: { si: 'usual', msi: 'usual', asi: 'usual' },
      source: countedByHand,
    },
    {
      id: 'borderline',
      inputs: { heartRate: { value: 70, unit: '/min' }, systolic: { value: 100, unit: 'mm[Hg]' } },
      expect: { si: { value: 0.7, decimals: 2 } },
      bands: { si: 'borderline' },
      source: countedByHand,
    },
    {
      id: 'at-09',
      inputs: { heartRate: { value: 90, unit: '/min' }, systolic: { value: 100, unit: 'mm[Hg]' } },
      expect: { si: { value: 0.9, decimals: 2 } },
      bands: { si: 'raised' },
      source: countedByHand,
    },
  ],
})
