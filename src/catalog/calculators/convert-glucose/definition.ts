import { defineConverter } from '../../kit/tool/converter.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'

export const definition = defineConverter({
  id: 'convert-glucose',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The factor computed anew from the atomic weights of IUPAC agrees.',
      zh: '按 IUPAC 原子量重新计算，系数一致。',
    },
  },
  quantity: measured({
    label: { en: 'Glucose', zh: '葡萄糖' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 2, hard: [0.5, 60], usual: [0.5, 60] },
      {
        id: 'mg/dL',
        system: 'conventional',
        times: 1 / 18.016,
        resolution: 0,
        hard: [9.01, 1080],
        usual: [9.01, 1080],
      },
    ],
  }),
  decimals: [2, 0],
  formulaText: [{ en: '1 mmol/L = 18.016 mg/dL', zh: '1 mmol/L = 18.016 mg/dL' }],
  caveats: [
    {
      en: 'Plasma reads about 11 % higher than whole blood: conversion of units does not change the sample.',
      zh: '血浆葡萄糖约比全血高 11%，单位换算不改变标本类型。',
    },
  ],
  references: [{ text: 'AMA Manual of Style. 11th ed. Oxford University Press 2020, chapter 17: units of measure.' }],
  examples: [
    { value: 100, unit: 'mg/dL', is: { 0: { value: 5.5506, decimals: 4 } }, source: earlierImplementation },
    { value: 2, unit: 'mmol/L', is: { 1: { value: 36.03, decimals: 2 } }, source: exactArithmetic },
    { value: 15, unit: 'mmol/L', is: { 1: { value: 270.24, decimals: 2 } }, source: exactArithmetic },
  ],
})
