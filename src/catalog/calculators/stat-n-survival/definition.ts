import { defineSampleSizeTool, needed } from '../../kit/planning/sample-size-tool.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { alpha, alphaQuantiles, power, powerQuantiles } from '../../kit/tool/inputs/planning.ts'
import { number, probability } from '../../kit/tool/inputs/statistics.ts'
import { comparedWithR } from '../../kit/tool/verifications.ts'

interface Design {
  readonly hazardRatio: number
  readonly eventProbability: number
  readonly alpha: keyof typeof alphaQuantiles
}

/** Numbers of events and persons for a power with this normal quantile. */
export function sizesAt({ hazardRatio, eventProbability, alpha: a }: Design, zPower: number) {
  const z2 = (alphaQuantiles[a] + zPower) ** 2
  const schoenfeldEvents = (4 * z2) / Math.log(hazardRatio) ** 2
  const freedmanEvents = z2 * ((1 + hazardRatio) / (1 - hazardRatio)) ** 2
  return {
    schoenfeldEvents,
    schoenfeld: schoenfeldEvents / eventProbability,
    freedmanEvents,
    freedman: freedmanEvents / eventProbability,
  }
}

export const definition = defineSampleSizeTool({
  id: 'stat-n-survival',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: comparedWithR('2026-11-22'),
  purpose: {
    en: 'How many events, and how many persons, the log-rank test needs to detect a hazard ratio.',
    zh: '估算 log-rank 检验检出某风险比所需的事件数与例数。',
  },
  population: { en: 'Two equal groups with proportional hazards.', zh: '两等例数组，符合比例风险。' },
  inputs: {
    hazardRatio: number({ en: 'Hazard ratio to detect', zh: '需检出的风险比（HR）' }, [0.01, 100], 2),
    eventProbability: probability({
      en: 'Probability of the event until the end, both groups together',
      zh: '研究结束时发生事件的总概率',
    }),
    alpha: alpha(),
    power: power(),
  },
  outputs: {
    schoenfeldEvents: needed({ en: 'Events, Schoenfeld', zh: '事件数（Schoenfeld）' }, 'events'),
    schoenfeld: needed({ en: 'Persons, Schoenfeld', zh: '总例数（Schoenfeld）' }),
    freedmanEvents: needed({ en: 'Events, Freedman', zh: '事件数（Freedman）' }, 'events'),
    freedman: needed({ en: 'Persons, Freedman', zh: '总例数（Freedman）' }),
  },
  formula: (inputs) => sizesAt(inputs, powerQuantiles[inputs.power]),
  formulaText: [
    {
      en: 'Schoenfeld: D = 4 (z(1−α/2) + z(1−β))² ÷ (ln HR)²; Freedman: D = (z + z)² ((1 + HR)/(1 − HR))²; N = D ÷ P(event)',
      zh: 'Schoenfeld：D = 4 (z(1−α/2) + z(1−β))² ÷ (ln HR)²；Freedman：D = (z + z)² ((1 + HR)/(1 − HR))²；N = D ÷ 事件概率',
    },
  ],
  protocol: {
    en: 'With a two-sided α of {alpha} and a power of {power}, {schoenfeldEvents} ({schoenfeld}) detect a hazard ratio of {hazardRatio} (Schoenfeld).',
    zh: '双侧 α 为 {alpha}，效能 {power}，为检出 HR {hazardRatio}，需 {schoenfeldEvents}（共 {schoenfeld}）（Schoenfeld 法）。',
  },
  validity: [
    {
      when: [
        { input: 'hazardRatio', from: 0.99 },
        { input: 'hazardRatio', below: 1.01 },
      ],
      effect: 'refuse',
      message: 'too-near',
    },
  ],
  messages: {
    'too-near': {
      en: 'A hazard ratio this near to 1 is no difference to detect.',
      zh: '风险比过于接近 1，无差异可供检出。',
    },
  },
  caveats: [
    {
      en: 'The events decide the power: follow up until they have come.',
      zh: '效能取决于事件数，须随访至达到该事件数。',
    },
    {
      en: 'The persons are rounded up from the unrounded number of events.',
      zh: '总例数由未取整的事件数计算后向上取整。',
    },
  ],
  reports: ['sample-size'],
  references: [
    {
      text: 'Schoenfeld DA. Sample-size formula for the proportional-hazards regression model. Biometrics 1983;39:499–503.',
    },
    {
      text: 'Freedman LS. Tables of the number of patients required in clinical trials using the logrank test. Stat Med 1982;1:121–129.',
      doi: '10.1002/sim.4780010204',
    },
  ],
  examples: [
    {
      id: 'seven',
      inputs: {
        hazardRatio: { value: 0.7, unit: '1' },
        eventProbability: { value: 0.6, unit: '1' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: {
        schoenfeldEvents: { value: 246.79, decimals: 2 },
        freedmanEvents: { value: 252.04, decimals: 2 },
        schoenfeld: { value: 411.31, decimals: 2 },
        freedman: { value: 420.06, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'half',
      inputs: {
        hazardRatio: { value: 0.5, unit: '1' },
        eventProbability: { value: 40, unit: '%' },
        alpha: '0.05',
        power: '0.90',
      },
      expect: {
        schoenfeldEvents: { value: 87.48, decimals: 2 },
        freedmanEvents: { value: 94.57, decimals: 2 },
        schoenfeld: { value: 218.7, decimals: 2 },
      },
      source: secondProgram,
    },
    {
      id: 'three-quarters',
      inputs: {
        hazardRatio: { value: 0.75, unit: '1' },
        eventProbability: { value: 99, unit: '%' },
        alpha: '0.05',
        power: '0.80',
      },
      expect: { schoenfeldEvents: { value: 379.35, decimals: 2 } },
      source: secondProgram,
    },
  ],
})
