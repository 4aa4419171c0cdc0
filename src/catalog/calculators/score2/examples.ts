import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { secondProgram } from '../../kit/tool/example-sources.ts'

type Source = CalculatorExample['source']

const novaCase: Source = {
  outside: true,
  words: {
    en: 'Worked example in the public repository Keyoniq-techdev/nova_condition_risk_calculators.',
    zh: '公开代码库 Keyoniq-techdev/nova_condition_risk_calculators 中的算例。',
  },
}

const supplementCase: Source = {
  outside: true,
  words: {
    en: 'Worked case of the supplement of the paper (table 3), as quoted in the tests of the R package RiskScorescvd.',
    zh: '原文附录表 3 算例（引自 R 包 RiskScorescvd 的测试）。',
  },
}

const heartScoreCase: Source = {
  outside: true,
  words: {
    en: 'Case checked with heartscore.org, as quoted in the tests of the R package RiskScorescvd.',
    zh: '经 heartscore.org 核对的算例（引自 R 包 RiskScorescvd 的测试）。',
  },
}

interface Person {
  readonly age: number
  readonly sex: 'female' | 'male'
  readonly smoker?: boolean
  /** mmHg. */
  readonly systolic: number
  /** mmol/L. */
  readonly total: number
  /** mmol/L. */
  readonly hdl: number
  readonly region: 'low' | 'moderate' | 'high' | 'very-high'
}

function example(
  id: string,
  { age, systolic, total, hdl, ...answers }: Person,
  risk: { readonly value: number; readonly decimals: number },
  bands: Readonly<Record<string, string>>,
  source: Source = secondProgram,
): CalculatorExample {
  return {
    id,
    inputs: {
      ...answers,
      age: { value: age, unit: 'a' },
      systolic: { value: systolic, unit: 'mm[Hg]' },
      total: { value: total, unit: 'mmol/L' },
      hdl: { value: hdl, unit: 'mmol/L' },
    },
    expect: { risk },
    bands,
    source,
  }
}

/** The values that most of the published cases share. */
const published = { smoker: true, systolic: 140, total: 5.5, hdl: 1.3, region: 'low' } as const

export const examples: readonly CalculatorExample[] = [
  example(
    'man-50',
    { ...published, age: 50, sex: 'male' },
    { value: 5.9, decimals: 1 },
    { 'from-50': 'high' },
    novaCase,
  ),
  example(
    'woman-50',
    { ...published, age: 50, sex: 'female' },
    { value: 4.2, decimals: 1 },
    { 'from-50': 'low' },
    novaCase,
  ),
  example(
    'man-65',
    { age: 65, sex: 'male', smoker: true, systolic: 150, total: 6.5, hdl: 1.1, region: 'very-high' },
    { value: 33.527, decimals: 3 },
    { 'from-50': 'very-high' },
  ),
  example(
    'woman-45',
    { age: 45, sex: 'female', systolic: 115, total: 5, hdl: 1.5, region: 'low' },
    { value: 0.917, decimals: 3 },
    { 'below-50': 'low' },
  ),
  example(
    'man-45',
    { age: 45, sex: 'male', systolic: 130, total: 5.5, hdl: 1.2, region: 'moderate' },
    { value: 2.933, decimals: 3 },
    { 'below-50': 'high' },
  ),
  example(
    'man-48',
    { age: 48, sex: 'male', smoker: true, systolic: 160, total: 7, hdl: 1, region: 'high' },
    { value: 15.944, decimals: 3 },
    { 'below-50': 'very-high' },
  ),
  example(
    'man-75',
    { ...published, age: 75, sex: 'male' },
    { value: 18.6, decimals: 1 },
    { 'from-70': 'very-high' },
    supplementCase,
  ),
  example(
    'woman-75',
    { ...published, age: 75, sex: 'female' },
    { value: 15.2, decimals: 1 },
    { 'from-70': 'very-high' },
    supplementCase,
  ),
  example(
    'man-75-other',
    { ...published, age: 75, sex: 'male', smoker: false },
    { value: 13.3, decimals: 1 },
    { 'from-70': 'high' },
    heartScoreCase,
  ),
  example(
    'woman-75-other',
    { age: 75, sex: 'female', smoker: false, systolic: 110, total: 5, hdl: 2, region: 'low' },
    { value: 6.1, decimals: 1 },
    { 'from-70': 'low' },
    heartScoreCase,
  ),
]
