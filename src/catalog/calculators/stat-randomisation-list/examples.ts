import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

const places = (value: number) => ({ value, unit: '1' })
const whole = (value: number) => ({ value, decimals: 0 })
const seed = '00112233445566778899aabbccddeeff'

export const examples: readonly CalculatorExample[] = [
  {
    id: 'simple',
    inputs: { type: 'simple', n: places(12), seed: '2025' },
    expect: { total: whole(12), fewest: whole(6), most: whole(6), departure: { value: 1, decimals: 1 } },
    source: earlierImplementation,
  },
  {
    id: 'block',
    inputs: { type: 'block', arms: 'Drug\nPlacebo', ratio: '2:1', n: places(30), blocks: '3, 6', seed },
    expect: { total: whole(33), fewest: whole(11), most: whole(22) },
    source: countedByHand,
  },
  {
    id: 'stratified',
    inputs: {
      type: 'stratified',
      n: places(8),
      blocks: '4',
      strata: 'Centre: north; south\nSex: female; male',
      seed,
    },
    expect: { total: whole(32), fewest: whole(16), most: whole(16) },
    source: countedByHand,
  },
  {
    id: 'minimisation',
    inputs: {
      type: 'minimisation',
      arms: 'A\nB\nC',
      participants: 'Sex,Age\nF,old\nF,old\nF,old\nF,old\nF,old\nF,old',
      probability: places(1),
      seed,
    },
    expect: { total: whole(6), fewest: whole(2), most: whole(2) },
    source: countedByHand,
  },
]
