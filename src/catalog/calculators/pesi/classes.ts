import type { Classification } from '../../kit/tool/classification.ts'
export const classes: Classification<'score'> = {
  id: 'class',
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'I',
      label: { en: 'Class I', zh: 'I 级' },
      meaning: { en: '≤ 65: very low; 0–1.6 % die within 30 days', zh: '≤ 65 分：极低危，30 天死亡 0~1.6%' },
      tone: 'good',
    },
    {
      id: 'II',
      from: 66,
      label: { en: 'Class II', zh: 'II 级' },
      meaning: { en: '66–85: low; 1.7–3.5 %', zh: '66~85 分：低危，1.7%~3.5%' },
      tone: 'good',
    },
    {
      id: 'III',
      from: 86,
      label: { en: 'Class III', zh: 'III 级' },
      meaning: { en: '86–105: moderate; 3.2–7.1 %', zh: '86~105 分：中危，3.2%~7.1%' },
      tone: 'caution',
    },
    {
      id: 'IV',
      from: 106,
      label: { en: 'Class IV', zh: 'IV 级' },
      meaning: { en: '106–125: high; 4.0–11.4 %', zh: '106~125 分：高危，4.0%~11.4%' },
      tone: 'alarm',
    },
    {
      id: 'V',
      from: 126,
      label: { en: 'Class V', zh: 'V 级' },
      meaning: { en: '> 125: very high; 10.0–24.5 %', zh: '> 125 分：极高危，10.0%~24.5%' },
      tone: 'alarm',
    },
  ],
}
