import type { Classification } from '../../kit/tool/classification.ts'

/** Thresholds of KDIGO 2024, chapter 2: 3 to 5 % in 5 years; above 10 % and above 40 % in 2 years. */
export const fiveYears: Classification<'risk5' | 'risk2'> = {
  id: 'five-years',
  title: { en: 'Within 5 years', zh: '5 年风险' },
  output: 'risk5',
  on: 'rounded',
  bands: [
    {
      id: 'below-3',
      label: { en: 'Below 3%', zh: '< 3%' },
      meaning: { en: 'Below the threshold for referral', zh: '低于转诊阈值' },
      tone: 'good',
    },
    {
      id: 'from-3',
      from: 3,
      label: { en: '3–5%', zh: '3%~5%' },
      meaning: { en: 'Referral to a nephrologist is considered from here', zh: '达到考虑转诊肾脏专科的阈值' },
      tone: 'caution',
    },
    {
      id: 'above-5',
      from: 5.1,
      label: { en: 'Above 5%', zh: '> 5%' },
      meaning: { en: 'Nephrological care is advised', zh: '建议肾脏专科诊治' },
      tone: 'alarm',
    },
  ],
}

export const twoYears: Classification<'risk5' | 'risk2'> = {
  id: 'two-years',
  title: { en: 'Within 2 years', zh: '2 年风险' },
  output: 'risk2',
  on: 'rounded',
  bands: [
    {
      id: 'to-10',
      label: { en: '10% or less', zh: '≤ 10%' },
      meaning: { en: 'Below the thresholds for the steps that follow', zh: '低于后续处置阈值' },
      tone: 'neutral',
    },
    {
      id: 'above-10',
      from: 10.1,
      label: { en: 'Above 10%', zh: '> 10%' },
      meaning: { en: 'Multidisciplinary care', zh: '宜纳入多学科管理' },
      tone: 'caution',
    },
    {
      id: 'above-40',
      from: 40.1,
      label: { en: 'Above 40%', zh: '> 40%' },
      meaning: {
        en: 'Education on treatment, access for dialysis, transplant referral',
        zh: '进行治疗方式宣教，准备透析通路或移植评估',
      },
      tone: 'alarm',
    },
  ],
}
