import type { Classification } from '../../kit/tool/classification.ts'

/** Published as ≤ 35, 35 to 50, > 50 per cent. */
export const pattern: Classification<'feurea'> = {
  id: 'pattern',
  output: 'feurea',
  on: 'rounded',
  bands: [
    {
      id: 'prerenal',
      label: { en: 'Prerenal pattern', zh: '肾前性' },
      meaning: { en: '≤ 35%: the tubules retain urea', zh: '≤ 35%：肾小管重吸收尿素功能尚存' },
      tone: 'neutral',
    },
    {
      id: 'between',
      from: 35.1,
      label: { en: 'Indeterminate', zh: '不确定' },
      meaning: { en: '> 35–50%', zh: '> 35%~50%' },
      tone: 'caution',
    },
    {
      id: 'intrinsic',
      from: 50.1,
      label: { en: 'Intrinsic pattern', zh: '肾性' },
      meaning: { en: '> 50%: suggests acute tubular necrosis', zh: '> 50%：提示急性肾小管坏死' },
      tone: 'alarm',
    },
  ],
}
