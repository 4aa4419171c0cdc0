import type { Classification } from '../../kit/tool/classification.ts'

/** "≥ 450 ms" for men, "≥ 460 ms" for women, on whole milliseconds as an ECG reports them. */
function bandsFrom(limit: number): Classification<'fridericia'>['bands'] {
  return [
    {
      id: 'usual',
      label: { en: 'Not prolonged', zh: '未延长' },
      meaning: { en: `Below ${limit} ms`, zh: `< ${limit} ms` },
      tone: 'good',
    },
    {
      id: 'prolonged',
      from: limit,
      label: { en: 'Prolonged', zh: '延长' },
      meaning: { en: `${limit}–500 ms`, zh: `${limit}~500 ms` },
      tone: 'caution',
    },
    {
      id: 'high-risk',
      from: 501,
      label: { en: 'Markedly prolonged', zh: '显著延长' },
      meaning: { en: '> 500 ms: high risk of torsade de pointes', zh: '> 500 ms：尖端扭转型室速风险高' },
      tone: 'alarm',
    },
  ]
}

export const men: Classification<'fridericia'> = {
  id: 'men',
  title: { en: 'Fridericia, men', zh: 'Fridericia，男性' },
  when: { input: 'sex', is: 'male' },
  output: 'fridericia',
  on: 'rounded',
  bands: bandsFrom(450),
}

export const women: Classification<'fridericia'> = {
  id: 'women',
  title: { en: 'Fridericia, women', zh: 'Fridericia，女性' },
  when: { input: 'sex', is: 'female' },
  output: 'fridericia',
  on: 'rounded',
  bands: bandsFrom(460),
}
