import { expect, test } from 'vitest'
import { age } from './inputs/person.ts'
import { graded, pointScore, stepped, ticked } from './point-score.ts'

const words = (en: string) => ({ en, zh: `${en}（中）` })

const score = pointScore({
  fever: ticked({ label: words('Fever'), points: 1 }),
  likelier: ticked({ label: words('Another diagnosis'), help: words('as likely'), points: -2 }),
  cough: ticked({ label: words('Cough'), points: 1 }),
  ascites: graded({ label: words('Ascites'), of: { none: [1, words('None')], severe: [3, words('Severe')] } }),
  age: stepped(age(), [{ points: 0 }, { from: 65, points: 1 }, { from: 75, points: 2 }]),
})

const least = { fever: false, likelier: false, cough: false, ascites: 'none', age: 64 } as const

test('adds the points of the answers, each step from its cut-off on', () => {
  expect(score.sum(least)).toBe(1)
  expect(score.sum({ ...least, fever: true, likelier: true, ascites: 'severe' })).toBe(2)
  expect([64, 65, 74, 75].map((years) => score.sum({ ...least, age: years }))).toEqual([1, 2, 2, 3])
  expect(score.of('ascites', 'severe')).toBe(3)
})

test('knows its range', () => {
  expect([score.lowest, score.highest]).toEqual([-1, 7])
})

test('shows the points beside each item, after its own text', () => {
  expect(score.inputs.fever.help).toEqual({ en: '+1', zh: '+1 分' })
  expect(score.inputs.likelier.help).toEqual({ en: 'as likely · −2', zh: 'as likely（中） · −2 分' })
})

test('prints its table: equal points together, other items on separate lines', () => {
  expect(score.text.map(({ en }) => en)).toEqual([
    '1 point each: Fever; Cough',
    '−2 points: Another diagnosis',
    'Ascites: None = 1; Severe = 3',
    'Age (years): < 65 = 0; 65 – < 75 = 1; ≥ 75 = 2',
  ])
  expect(score.text[0]?.zh).toBe('各 1 分：Fever（中）；Cough（中）')
})
