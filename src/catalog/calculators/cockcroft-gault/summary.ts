import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'cockcroft-gault',
  family: 'nephrology',
  title: { en: 'Creatinine clearance, Cockcroft-Gault', zh: '肌酐清除率（Cockcroft-Gault 公式）' },
  subtitle: { en: 'For drug doses; mL/min', zh: '用于药物剂量调整；mL/min' },
  keywords: [
    'CrCl',
    'CCr',
    'CG',
    'drug dosing',
    'renal dose',
    '肌酐清除率',
    '内生肌酐清除率',
    '肾功能',
    '药物剂量',
    'jigan qingchulv',
    'jgqcl',
    'shengongneng',
    'sgn',
  ],
})
