import type { Classification } from '../../kit/tool/classification.ts'

/** `low`: lower limit of the indeterminate band; `high`: its upper limit, included, with two decimals. */
function risk(
  id: string,
  title: Classification['title'] & {},
  [low, high]: readonly [number, number],
  when?: Classification['when'],
): Classification<'fib4'> {
  return {
    id,
    title,
    ...(when && { when }),
    output: 'fib4',
    on: 'rounded',
    bands: [
      {
        id: 'low',
        label: { en: 'Low', zh: '低风险' },
        meaning: { en: `< ${low}: advanced fibrosis is unlikely`, zh: `< ${low}：进展期纤维化可能性小` },
        tone: 'good',
      },
      {
        id: 'between',
        from: low,
        label: { en: 'Indeterminate', zh: '不确定' },
        meaning: { en: `${low}–${high}: a second test decides`, zh: `${low}~${high}：需进一步检查` },
        tone: 'caution',
      },
      {
        id: 'high',
        from: high + 0.01,
        label: { en: 'High', zh: '高风险' },
        meaning: { en: `> ${high}: advanced fibrosis is likely`, zh: `> ${high}：进展期纤维化可能性大` },
        tone: 'alarm',
      },
    ],
  }
}

export const fattyLiver = risk('fatty-liver', { en: 'Fatty liver disease', zh: '脂肪性肝病' }, [1.3, 2.67], {
  input: 'age',
  below: 65,
})

export const fattyLiverOfTheOld = risk(
  'fatty-liver-65',
  { en: 'Fatty liver disease, from 65 years', zh: '脂肪性肝病（≥ 65 岁）' },
  [2, 2.67],
  { input: 'age', from: 65 },
)

export const hepatitisC = risk(
  'hepatitis-c',
  { en: 'Hepatitis C, HIV (original)', zh: '丙型肝炎、HIV（原界值）' },
  [1.45, 3.25],
)
