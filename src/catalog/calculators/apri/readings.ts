import type { Classification } from '../../kit/tool/classification.ts'

/** Cut-offs are published with one or two decimals; the index is classified after rounding to two. */

export const significant: Classification<'apri'> = {
  id: 'significant',
  title: { en: 'Significant fibrosis, hepatitis C', zh: '显著纤维化（丙型肝炎）' },
  output: 'apri',
  on: 'rounded',
  bands: [
    {
      id: 'unlikely',
      label: { en: 'Unlikely', zh: '可能性小' },
      meaning: { en: '≤ 0.5', zh: '≤ 0.5' },
      tone: 'good',
    },
    {
      id: 'between',
      from: 0.51,
      label: { en: 'Indeterminate', zh: '不确定' },
      meaning: { en: '> 0.5–1.5', zh: '> 0.5~1.5' },
      tone: 'caution',
    },
    {
      id: 'likely',
      from: 1.51,
      label: { en: 'Likely', zh: '可能性大' },
      meaning: { en: '> 1.5', zh: '> 1.5' },
      tone: 'alarm',
    },
  ],
}

export const cirrhosis: Classification<'apri'> = {
  id: 'cirrhosis',
  title: { en: 'Cirrhosis, hepatitis C', zh: '肝硬化（丙型肝炎）' },
  output: 'apri',
  on: 'rounded',
  bands: [
    {
      id: 'unlikely',
      label: { en: 'Unlikely', zh: '可能性小' },
      meaning: { en: '< 1.0', zh: '< 1.0' },
      tone: 'good',
    },
    {
      id: 'between',
      from: 1,
      label: { en: 'Indeterminate', zh: '不确定' },
      meaning: { en: '1.0 to < 2.0', zh: '1.0~< 2.0' },
      tone: 'caution',
    },
    {
      id: 'likely',
      from: 2,
      label: { en: 'Likely', zh: '可能性大' },
      meaning: { en: '≥ 2.0', zh: '≥ 2.0' },
      tone: 'alarm',
    },
  ],
}

export const hepatitisB: Classification<'apri'> = {
  id: 'hepatitis-b',
  title: { en: 'Hepatitis B (WHO 2024)', zh: '乙型肝炎（WHO 2024）' },
  output: 'apri',
  on: 'rounded',
  bands: [
    {
      id: 'low',
      label: { en: 'Below the cut-offs', zh: '低于界值' },
      meaning: { en: '≤ 0.5', zh: '≤ 0.5' },
      tone: 'good',
    },
    {
      id: 'fibrosis',
      from: 0.51,
      label: { en: 'Significant fibrosis', zh: '显著纤维化' },
      meaning: { en: '> 0.5–1.0', zh: '> 0.5~1.0' },
      tone: 'caution',
    },
    {
      id: 'cirrhosis',
      from: 1.01,
      label: { en: 'Cirrhosis', zh: '肝硬化' },
      meaning: { en: '> 1.0', zh: '> 1.0' },
      tone: 'alarm',
    },
  ],
}
