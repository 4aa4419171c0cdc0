import type { Classification } from '../../kit/tool/classification.ts'

/** Published as < 1, 1 to 2, > 2 per cent. */
export const pattern: Classification<'fena'> = {
  id: 'pattern',
  output: 'fena',
  on: 'rounded',
  bands: [
    {
      id: 'prerenal',
      label: { en: 'Prerenal pattern', zh: '肾前性' },
      meaning: { en: '< 1%: the tubules retain sodium', zh: '< 1%：肾小管保钠功能尚存' },
      tone: 'neutral',
    },
    {
      id: 'between',
      from: 1,
      label: { en: 'Indeterminate', zh: '不确定' },
      meaning: { en: '1–2%', zh: '1%~2%' },
      tone: 'caution',
    },
    {
      id: 'intrinsic',
      from: 2.01,
      label: { en: 'Intrinsic pattern', zh: '肾性' },
      meaning: { en: '> 2%: suggests acute tubular necrosis', zh: '> 2%：提示急性肾小管坏死' },
      tone: 'alarm',
    },
  ],
}
