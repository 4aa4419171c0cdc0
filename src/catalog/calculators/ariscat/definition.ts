import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { haemoglobin } from '../../kit/tool/inputs/blood.ts'
import { oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { measured, named } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const minutes = { two: 120, overThree: 181 }

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 51, points: 3 }, { from: 81, points: 16 }]),
  saturation: stepped(
    named(
      oxygenSaturation(),
      { en: 'SpO₂ before surgery', zh: '术前 SpO₂' },
      { en: 'Lying, room air', zh: '仰卧、吸空气' },
    ),
    [{ points: 24 }, { from: 91, points: 8 }, { from: 96, points: 0 }],
  ),
  infection: ticked({
    label: { en: 'Respiratory infection in the last month', zh: '近 1 个月呼吸道感染' },
    help: { en: 'Upper or lower, with fever and antibiotics', zh: '上或下呼吸道，伴发热并用抗菌药' },
    points: 17,
  }),
  haemoglobin: stepped(haemoglobin(), [{ points: 11 }, { from: 101, points: 0 }]),
  incision: graded({
    label: { en: 'Incision', zh: '切口' },
    of: {
      peripheral: [0, { en: 'Peripheral', zh: '外周' }],
      abdominal: [15, { en: 'Upper abdominal', zh: '上腹部' }],
      thoracic: [24, { en: 'Intrathoracic', zh: '胸腔内' }],
    },
  }),
  duration: stepped(
    measured({
      label: { en: 'Expected duration of surgery', zh: '预计手术时长' },
      units: [
        { id: 'min', resolution: 0, hard: [5, 1440], usual: [10, 900] },
        { id: 'h', times: 60, resolution: 1, hard: [0.1, 24], usual: [0.2, 15] },
      ],
    }),
    [{ points: 0 }, { from: minutes.two, points: 16 }, { from: minutes.overThree, points: 23 }],
  ),
  emergency: ticked({ label: { en: 'Emergency operation', zh: '急诊手术' }, points: 8 }),
})

const well = {
  infection: false,
  incision: 'peripheral',
  emergency: false,
  age: { value: 45, unit: 'a' },
  saturation: { value: 98, unit: '%' },
  haemoglobin: { value: 130, unit: 'g/L' },
  duration: { value: 90, unit: 'min' },
}

export const definition = defineCalculator({
  id: 'ariscat',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Every point compared with qxmd.com and with the table of the paper as reprinted in Trials 2019 (10.1186/s13063-019-3399-z), which gives exactly 2 h no points; the abstract of the paper says “at least 2 h”, as here.',
      zh: '各分值与 qxmd.com 及 Trials 2019（10.1186/s13063-019-3399-z）转载的原文表格核对；该表恰 2 h 计 0 分，原文摘要为“至少 2 h”，本工具从后者。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Predicts pulmonary complications in hospital after surgery.',
    zh: '预测术后住院期间肺部并发症。',
  },
  population: {
    en: 'Adults before surgery with general, neuraxial or regional anaesthesia.',
    zh: '拟行全身、椎管内或区域麻醉手术的成人。',
  },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'ARISCAT', zh: 'ARISCAT 评分' },
      unit: { en: 'of 123 points', zh: '分（满分 123 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'risk',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: 'Low', zh: '低危' },
          meaning: { en: '< 26 points: 1.6 %', zh: '< 26 分：1.6%' },
          tone: 'good',
        },
        {
          id: 'intermediate',
          from: 26,
          label: { en: 'Intermediate', zh: '中危' },
          meaning: { en: '26–44 points: 13.3 %', zh: '26~44 分：13.3%' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 45,
          label: { en: 'High', zh: '高危' },
          meaning: { en: '45 points or more: 42.1 %', zh: '≥ 45 分：42.1%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Not derived in obstetrics, transplantation or in patients already ventilated.',
      zh: '未纳入产科、移植及术前已机械通气者。',
    },
    {
      en: 'Complications range from atelectasis to respiratory failure: most are not severe.',
      zh: '并发症涵盖肺不张至呼吸衰竭，多数并不严重。',
    },
  ],
  nextSteps: [
    {
      en: 'From 26 points: treat infection and anaemia, breathing exercises, protective ventilation, early mobilisation.',
      zh: '≥ 26 分：治疗感染与贫血，呼吸训练，肺保护性通气，早期活动。',
    },
  ],
  references: [
    {
      text: 'Canet J, Gallart L, Gomar C, et al. Prediction of postoperative pulmonary complications in a population-based surgical cohort. Anesthesiology 2010;113:1338–1350.',
      doi: '10.1097/ALN.0b013e3181fc6e0a',
    },
  ],
  examples: [
    {
      id: 'catalogue',
      inputs: {
        ...well,
        age: { value: 65, unit: 'a' },
        saturation: { value: 93, unit: '%' },
        haemoglobin: { value: 95, unit: 'g/L' },
        incision: 'abdominal',
        duration: { value: 150, unit: 'min' },
      },
      expect: { score: { value: 53, decimals: 0 } },
      bands: { risk: 'high' },
      source: earlierImplementation,
    },
    {
      id: 'well',
      inputs: well,
      expect: { score: { value: 0, decimals: 0 } },
      bands: { risk: 'low' },
      source: countedByHand,
    },
    {
      id: 'thoracic',
      inputs: { ...well, age: { value: 60, unit: 'a' }, incision: 'thoracic' },
      expect: { score: { value: 27, decimals: 0 } },
      bands: { risk: 'intermediate' },
      source: countedByHand,
    },
  ],
})
