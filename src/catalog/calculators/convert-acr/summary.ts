import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-acr',
  family: 'conversion',
  title: { en: 'Urine albumin-to-creatinine ratio: units', zh: '尿白蛋白/肌酐比值单位换算' },
  subtitle: { en: 'mg/g, mg/mmol', zh: 'mg/g、mg/mmol' },
  keywords: ['ACR', 'UACR', 'mg/g', 'mg/mmol', '尿白蛋白肌酐比换算', 'niaobaidanbai huansuan', 'nbdbhs'],
  ward: [['尿微量白蛋白', '微量白蛋白尿', '蛋白尿', 'microalbuminuria', 'proteinuria']],
})
