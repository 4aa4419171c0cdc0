import type { Classification } from '../../kit/tool/classification.ts'

export const inHyperkalaemia: Classification<'ttkg'> = {
  id: 'hyperkalaemia',
  title: { en: 'In hyperkalaemia', zh: '高钾血症时' },
  when: { input: 'serumPotassium', from: 5.05 },
  output: 'ttkg',
  on: 'rounded',
  bands: [
    {
      id: 'low',
      label: { en: 'Too low', zh: '过低' },
      meaning: {
        en: '< 5: aldosterone is lacking, or the tubule does not respond',
        zh: '< 5：提示醛固酮不足或肾小管不应答',
      },
      tone: 'alarm',
    },
    {
      id: 'between',
      from: 5,
      label: { en: 'Indeterminate', zh: '不确定' },
      meaning: { en: '5–7', zh: '5~7' },
      tone: 'caution',
    },
    {
      id: 'adequate',
      from: 7.1,
      label: { en: 'Adequate secretion', zh: '泌钾反应存在' },
      meaning: { en: '> 7: the cause lies outside the distal tubule', zh: '> 7：病因多不在远端肾小管' },
      tone: 'neutral',
    },
  ],
}

export const inHypokalaemia: Classification<'ttkg'> = {
  id: 'hypokalaemia',
  title: { en: 'In hypokalaemia', zh: '低钾血症时' },
  when: { input: 'serumPotassium', below: 3.5 },
  output: 'ttkg',
  on: 'rounded',
  bands: [
    {
      id: 'kept',
      label: { en: 'Potassium is retained', zh: '肾脏保钾正常' },
      meaning: {
        en: '< 3: loss by bowel or skin, or a shift into cells',
        zh: '< 3：提示胃肠道或皮肤丢失，或钾向细胞内转移',
      },
      tone: 'neutral',
    },
    {
      id: 'between',
      from: 3,
      label: { en: 'Indeterminate', zh: '不确定' },
      meaning: { en: '3–4', zh: '3~4' },
      tone: 'caution',
    },
    {
      id: 'lost',
      from: 4.1,
      label: { en: 'Renal loss', zh: '肾性失钾' },
      meaning: { en: '> 4: potassium is lost by the kidney', zh: '> 4：提示经肾失钾' },
      tone: 'alarm',
    },
  ],
}
