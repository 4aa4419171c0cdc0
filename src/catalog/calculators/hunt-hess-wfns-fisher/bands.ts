import type { Classification } from '../../kit/tool/classification.ts'

export const wfnsLevels: Classification<'wfns'> = {
  id: 'wfns',
  title: { en: 'WFNS', zh: 'WFNS' },
  output: 'wfns',
  on: 'raw',
  bands: [
    {
      id: 'I',
      label: { en: 'WFNS I', zh: 'WFNS I 级' },
      meaning: { en: 'Good grade', zh: '预后较好' },
      tone: 'neutral',
    },
    {
      id: 'II',
      from: 2,
      label: { en: 'WFNS II', zh: 'WFNS II 级' },
      meaning: { en: 'Good grade', zh: '预后较好' },
      tone: 'neutral',
    },
    {
      id: 'III',
      from: 3,
      label: { en: 'WFNS III', zh: 'WFNS III 级' },
      meaning: { en: 'Good grade with deficit', zh: '伴缺损' },
      tone: 'caution',
    },
    {
      id: 'IV',
      from: 4,
      label: { en: 'WFNS IV', zh: 'WFNS IV 级' },
      meaning: { en: 'Poor grade', zh: '预后差' },
      tone: 'alarm',
    },
    {
      id: 'V',
      from: 5,
      label: { en: 'WFNS V', zh: 'WFNS V 级' },
      meaning: { en: 'Poor grade', zh: '预后差' },
      tone: 'alarm',
    },
  ],
}

export const fisherLevels: Classification<'fisher'> = {
  id: 'fisher',
  title: { en: 'Modified Fisher', zh: '改良 Fisher' },
  output: 'fisher',
  on: 'raw',
  bands: [
    {
      id: '0',
      label: { en: 'Modified Fisher 0', zh: '改良 Fisher 0 级' },
      meaning: { en: 'No blood on CT', zh: 'CT 无积血' },
      tone: 'neutral',
    },
    {
      id: '1',
      from: 1,
      label: { en: 'Modified Fisher 1', zh: '改良 Fisher 1 级' },
      meaning: { en: 'Thin', zh: '薄层' },
      tone: 'neutral',
    },
    {
      id: '2',
      from: 2,
      label: { en: 'Modified Fisher 2', zh: '改良 Fisher 2 级' },
      meaning: { en: 'Thin, with ventricles', zh: '薄层伴脑室积血' },
      tone: 'caution',
    },
    {
      id: '3',
      from: 3,
      label: { en: 'Modified Fisher 3', zh: '改良 Fisher 3 级' },
      meaning: { en: 'Thick', zh: '厚层' },
      tone: 'caution',
    },
    {
      id: '4',
      from: 4,
      label: { en: 'Modified Fisher 4', zh: '改良 Fisher 4 级' },
      meaning: { en: 'Thick, with ventricles: most vasospasm', zh: '厚层伴脑室积血：血管痉挛风险最高' },
      tone: 'alarm',
    },
  ],
}
