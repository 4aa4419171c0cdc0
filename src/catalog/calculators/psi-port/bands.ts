import type { Classification } from '../../kit/tool/classification.ts'

export const classLevels: Classification<'grade'> = {
  id: 'class',
  output: 'grade',
  on: 'raw',
  bands: [
    {
      id: 'I',
      label: { en: 'Class I', zh: 'I 级' },
      meaning: { en: 'Mortality 0.1 %: at home', zh: '病死率 0.1%：门诊治疗' },
      tone: 'good',
    },
    {
      id: 'II',
      from: 2,
      label: { en: 'Class II', zh: 'II 级' },
      meaning: { en: '≤ 70 points, mortality 0.6 %: at home', zh: '≤ 70 分，病死率 0.6%：门诊治疗' },
      tone: 'good',
    },
    {
      id: 'III',
      from: 3,
      label: { en: 'Class III', zh: 'III 级' },
      meaning: { en: '71–90 points, 0.9–2.8 %: short stay', zh: '71~90 分，0.9%~2.8%：短期观察' },
      tone: 'caution',
    },
    {
      id: 'IV',
      from: 4,
      label: { en: 'Class IV', zh: 'IV 级' },
      meaning: { en: '91–130 points, 8.2–9.3 %: hospital', zh: '91~130 分，8.2%~9.3%：住院' },
      tone: 'alarm',
    },
    {
      id: 'V',
      from: 5,
      label: { en: 'Class V', zh: 'V 级' },
      meaning: {
        en: '> 130 points, 27–31 %: hospital, consider intensive care',
        zh: '> 130 分，27%~31%：住院，考虑 ICU',
      },
      tone: 'alarm',
    },
  ],
}
