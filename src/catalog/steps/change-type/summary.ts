import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'change-type',
  order: 70,
  group: 'variables',
  title: { en: 'Change the type', zh: '转换类型' },
  subtitle: { en: 'Texts to numbers or dates, and back', zh: '文本、数值与日期互转' },
  keywords: ['type', 'convert', 'numeric', 'string', 'as.numeric', '类型转换', '文本转数值', '日期', 'leixing', 'lx'],
})
