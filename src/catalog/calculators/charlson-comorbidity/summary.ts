import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'charlson-comorbidity',
  family: 'geriatrics',
  title: { en: 'Charlson comorbidity index, with age', zh: 'Charlson 合并症指数（含年龄）' },
  subtitle: { en: 'Ten-year survival', zh: '10 年生存' },
  keywords: ['CCI', 'comorbidity', '合并症', '共病', '查尔森', 'hebingzheng zhishu', 'hbzzs'],
  ward: [['合并症', '基础病', '并存病', '共患病', 'comorbidities']],
})
