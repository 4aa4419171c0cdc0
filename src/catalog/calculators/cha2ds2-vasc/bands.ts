import type { Classification } from '../../kit/tool/classification.ts'

/** The point for female sex moves the thresholds by one. */
function bands(offset: 0 | 1): Classification<'score'>['bands'] {
  const low = offset
  return [
    {
      id: 'low',
      label: { en: 'Low risk', zh: '低危' },
      meaning: {
        en: `${low === 0 ? '0 points in men' : '1 point in women (sex alone)'}: no anticoagulation is recommended`,
        zh: `${low === 0 ? '男性 0 分' : '女性 1 分（仅性别因素）'}：不推荐抗凝治疗`,
      },
      tone: 'good',
    },
    {
      id: 'consider',
      from: 1 + offset,
      label: { en: 'Consider anticoagulation', zh: '应考虑抗凝' },
      meaning: {
        en: `${1 + offset} ${offset === 0 ? 'point in men' : 'points in women'}: oral anticoagulation should be considered`,
        zh: `${offset === 0 ? '男性' : '女性'} ${1 + offset} 分：应考虑口服抗凝治疗`,
      },
      tone: 'caution',
    },
    {
      id: 'recommended',
      from: 2 + offset,
      label: { en: 'Anticoagulation recommended', zh: '推荐抗凝' },
      meaning: {
        en: `≥ ${2 + offset} points in ${offset === 0 ? 'men' : 'women'}: oral anticoagulation is recommended`,
        zh: `${offset === 0 ? '男性' : '女性'} ≥ ${2 + offset} 分：推荐口服抗凝治疗`,
      },
      tone: 'alarm',
    },
  ]
}

const common = { output: 'score', on: 'raw' } as const

export const men: Classification<'score'> = {
  id: 'men',
  title: { en: 'Men', zh: '男性' },
  when: { input: 'sex', is: 'male' },
  ...common,
  bands: bands(0),
}

export const women: Classification<'score'> = {
  id: 'women',
  title: { en: 'Women', zh: '女性' },
  when: { input: 'sex', is: 'female' },
  ...common,
  bands: bands(1),
}
