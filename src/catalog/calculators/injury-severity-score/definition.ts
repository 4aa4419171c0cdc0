import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import type { Words } from '../../kit/words.ts'
import { severityLevels } from './bands.ts'

const unsurvivable = 6
const most = 75
const counted = 3
const severity = (label: Words) =>
  measured({
    label,
    integer: true,
    units: [{ id: '{score}', label: { en: 'AIS', zh: 'AIS' }, resolution: 0, hard: [0, 6], usual: [0, 6] }],
  })

/** Sum of the squares of the three highest severities; 75 if one is unsurvivable. */
function total(severities: readonly number[]): number {
  if (severities.includes(unsurvivable)) return most
  const highest = severities.toSorted((a, b) => b - a).slice(0, counted)
  return highest.reduce((sum, grade) => sum + grade ** 2, 0)
}

export const definition = defineCalculator({
  id: 'injury-severity-score',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public implementation (globos-humanos/medcalc); the bands with the formulas that this project started from; the original paper was not at hand.',
      zh: '与一套公开实现（globos-humanos/medcalc）核对，分级与本项目最初的公式目录核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Sums up anatomical injury after trauma.', zh: '汇总创伤的解剖学严重程度。' },
  population: {
    en: 'Trauma of several regions, coded by the Abbreviated Injury Scale.',
    zh: '按简明损伤定级（AIS）编码的多部位创伤。',
  },
  inputs: {
    head: severity({ en: 'Head and neck', zh: '头颈' }),
    face: severity({ en: 'Face', zh: '面部' }),
    chest: severity({ en: 'Chest', zh: '胸部' }),
    abdomen: severity({ en: 'Abdomen and pelvic contents', zh: '腹部及盆腔脏器' }),
    extremities: severity({ en: 'Extremities and pelvic girdle', zh: '四肢及骨盆' }),
    external: severity({ en: 'External', zh: '体表' }),
    second: optional(
      severity({ en: 'Second injury of the worst region (for NISS)', zh: '同一部位第二处损伤（用于 NISS）' }),
    ),
    third: optional(
      severity({ en: 'Third injury of the same region (for NISS)', zh: '同一部位第三处损伤（用于 NISS）' }),
    ),
  },
  outputs: {
    iss: { label: { en: 'ISS', zh: 'ISS' }, unit: { en: 'of 75', zh: '分（最高 75 分）' }, decimals: 0 },
    niss: {
      label: { en: 'NISS', zh: 'NISS' },
      unit: { en: 'of 75', zh: '分（最高 75 分）' },
      decimals: 0,
      absent: { en: 'Needs a second injury within a region', zh: '需填同一部位的其他损伤' },
    },
  },
  formula({ second, third, ...regions }) {
    const others = [second, third].filter((grade) => grade !== null)
    return {
      iss: total(Object.values(regions)),
      niss: others.length === 0 ? null : total([...Object.values(regions), ...others]),
    }
  },
  formulaText: [
    {
      en: `ISS = sum of the squares of the ${counted} highest AIS of different regions; an AIS of ${unsurvivable} makes ${most}`,
      zh: `ISS = 不同部位最高 ${counted} 个 AIS 的平方和；任一 AIS 为 ${unsurvivable} 则为 ${most}`,
    },
    {
      en: `NISS = the same of the ${counted} highest AIS of any region`,
      zh: `NISS = 不限部位最高 ${counted} 个 AIS 的平方和`,
    },
  ],
  classifications: [severityLevels],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'The AIS dictionary is © AAAM and needs a licence: the codes are entered here, not made.',
      zh: 'AIS 手册版权属 AAAM，须获授权；本工具仅录入分级，不生成编码。',
    },
    {
      en: 'Two severe injuries of one region count once in ISS; NISS counts both.',
      zh: '同一部位两处重伤在 ISS 中只计一处，NISS 均计入。',
    },
    {
      en: 'Known for certain only after imaging or surgery: not for triage.',
      zh: '须经影像或手术确认，不用于现场分诊。',
    },
  ],
  nextSteps: [
    {
      en: 'Above 15 is usually taken as major trauma: care in a trauma centre.',
      zh: '> 15 分通常视为严重创伤，应在创伤中心救治。',
    },
  ],
  references: [
    {
      text: "Baker SP, O'Neill B, Haddon W Jr, Long WB. The injury severity score. J Trauma 1974;14:187-196.",
      doi: '10.1097/00005373-197403000-00001',
    },
  ],
  examples: [
    {
      id: 'severe',
      inputs: {
        head: { value: 4, unit: '{score}' },
        face: { value: 0, unit: '{score}' },
        chest: { value: 3, unit: '{score}' },
        abdomen: { value: 2, unit: '{score}' },
        extremities: { value: 1, unit: '{score}' },
        external: { value: 0, unit: '{score}' },
      },
      expect: { iss: { value: 29, decimals: 0 } },
      bands: { severity: 'severe' },
      source: earlierImplementation,
    },
    {
      id: 'serious',
      inputs: {
        head: { value: 0, unit: '{score}' },
        face: { value: 0, unit: '{score}' },
        chest: { value: 0, unit: '{score}' },
        abdomen: { value: 4, unit: '{score}' },
        extremities: { value: 0, unit: '{score}' },
        external: { value: 0, unit: '{score}' },
        second: { value: 3, unit: '{score}' },
      },
      expect: { iss: { value: 16, decimals: 0 }, niss: { value: 25, decimals: 0 } },
      bands: { severity: 'serious' },
      source: countedByHand,
    },
    {
      id: 'moderate',
      inputs: {
        head: { value: 0, unit: '{score}' },
        face: { value: 0, unit: '{score}' },
        chest: { value: 3, unit: '{score}' },
        abdomen: { value: 0, unit: '{score}' },
        extremities: { value: 0, unit: '{score}' },
        external: { value: 0, unit: '{score}' },
      },
      expect: { iss: { value: 9, decimals: 0 } },
      bands: { severity: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'minor',
      inputs: {
        head: { value: 0, unit: '{score}' },
        face: { value: 2, unit: '{score}' },
        chest: { value: 0, unit: '{score}' },
        abdomen: { value: 0, unit: '{score}' },
        extremities: { value: 2, unit: '{score}' },
        external: { value: 0, unit: '{score}' },
      },
      expect: { iss: { value: 8, decimals: 0 } },
      bands: { severity: 'minor' },
      source: countedByHand,
    },
  ],
})
