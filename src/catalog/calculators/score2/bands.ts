import type { Classification } from '../../kit/tool/classification.ts'

/** The three risk categories at the thresholds (%) of one age group. */
function riskBands(
  ageGroup: Pick<Classification<'risk'>, 'id' | 'title' | 'when'>,
  high: number,
  veryHigh: number,
): Classification<'risk'> {
  return {
    ...ageGroup,
    output: 'risk',
    on: 'raw',
    bands: [
      {
        id: 'low',
        label: { en: 'Low to moderate', zh: '低至中危' },
        meaning: { en: `< ${high} %`, zh: `< ${high}%` },
        tone: 'good',
      },
      {
        id: 'high',
        from: high,
        label: { en: 'High', zh: '高危' },
        meaning: { en: `${high} to < ${veryHigh} %`, zh: `${high}%~< ${veryHigh}%` },
        tone: 'caution',
      },
      {
        id: 'very-high',
        from: veryHigh,
        label: { en: 'Very high', zh: '极高危' },
        meaning: { en: `≥ ${veryHigh} %`, zh: `≥ ${veryHigh}%` },
        tone: 'alarm',
      },
    ],
  }
}

export const younger = riskBands(
  { id: 'below-50', title: { en: 'Below 50 years', zh: '< 50 岁' }, when: { input: 'age', below: 50 } },
  2.5,
  7.5,
)
export const older = riskBands(
  {
    id: 'from-50',
    title: { en: '50 to 69 years', zh: '50~69 岁' },
    when: [
      { input: 'age', from: 50 },
      { input: 'age', below: 70 },
    ],
  },
  5,
  10,
)
export const oldest = riskBands(
  { id: 'from-70', title: { en: '70 to 89 years', zh: '70~89 岁' }, when: { input: 'age', from: 70 } },
  7.5,
  15,
)
