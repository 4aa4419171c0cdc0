import { expect, test } from 'vitest'
import { textWidth } from './text-width.ts'
import { balanceText, wrapText, wrapWithin } from './wrap-text.ts'

/** Wraps at each place where a line may end. */
const broken = (text: string) => wrapText(text, 10, 0)

test('between words, and between Chinese characters', () => {
  expect(wrapText('Karnofsky score by physician', 10, 80)).toEqual(['Karnofsky score', 'by physician'])
  expect(wrapText('高血压分级情况', 10, 40)).toEqual(['高血压分', '级情况'])
  expect(wrapText('低碳水饮食', 10, 40)).toEqual(['低碳水饮', '食'])
  expect(broken('随访time分组')).toEqual(['随', '访', 'time', '分', '组'])
  expect(wrapText('', 10, 40)).toEqual([''])
})

test('by the width of the type in which a line is set', () => {
  const room = textWidth('Overall survival', 10)
  expect(wrapText('Overall survival', 10, room)).toEqual(['Overall survival'])
  expect(wrapText('Overall survival', 10, room, { bold: true })).toEqual(['Overall', 'survival'])
  expect(wrapText('Overall survival', 10, room, { family: 'serif' })).toEqual(['Overall survival'])
})

test.each(Array.from('，。、；：？！）》」』】”’％℃·…~—'))('no line begins with %s', (mark) => {
  expect(broken(`中${mark}文`)).toEqual([`中${mark}`, '文'])
  expect(broken(`alpha ${mark} beta`)).toEqual([`alpha ${mark}`, 'beta'])
})

test.each(Array.from('（《「『【“‘￥$'))('no line ends with %s', (mark) => {
  expect(broken(`中${mark}文`)).toEqual(['中', `${mark}文`])
  expect(broken(`中 ${mark} 文`)).toEqual(['中', `${mark} 文`])
})

test('brackets stay with what they enclose', () => {
  expect(wrapText('Difference（95% CI）', 10, 60)).toEqual(['Difference', '（95% CI）'])
  expect(broken('他说：“好。”然后')).toEqual(['他', '说：', '“好。”', '然', '后'])
  expect(broken('分组(n=7)，均数')).toEqual(['分', '组', '(n=7)，', '均', '数'])
  expect(wrapText('中位数，均数', 10, 30)).toEqual(['中位', '数，均', '数'])
})

test.each(['12.5 mg', '10 mL/min', '140 mmHg', '9.8 m·s⁻²', '37 °C', '1,000 IU', '50 %', '95% CI', '≥ 65 kg'])(
  'a number stays with its unit: %s',
  (quantity) => {
    const held = quantity.replace('≥ ', '')
    expect(broken(`dose of ${quantity} daily`)).toContain(held)
    expect(broken(`剂量 ${quantity}，每日`)).toContain(`${held}，`)
  },
)

test('words after a number are not units', () => {
  expect(broken('2 groups')).toEqual(['2', 'groups'])
  expect(broken('stage 4 months')).toEqual(['stage', '4', 'months'])
  expect(broken('T14 mg')).toEqual(['T14', 'mg'])
  expect(broken('95% CIs')).toEqual(['95%', 'CIs'])
})

test('no-break spaces hold', () => {
  expect(wrapText('A (n\u00a0=\u00a07)', 10, 20)).toEqual(['A', '(n\u00a0=\u00a07)'])
})

test('a word longer than the line continues in the next', () => {
  expect(wrapWithin('electrocardiogram', 10, 40)).toEqual(['electroc', 'ardiogra', 'm'])
})

test('balanced lines are as many, and as equal as possible', () => {
  expect(wrapText('Hamilton factor IV, second visit', 10, 120)).toEqual(['Hamilton factor IV, second', 'visit'])
  expect(balanceText('Hamilton factor IV, second visit', 10, 120)).toEqual(['Hamilton factor', 'IV, second visit'])
  expect(balanceText('低碳水饮食', 10, 40)).toEqual(['低碳水', '饮食'])
  expect(balanceText('对照组', 10, 40)).toEqual(['对照组'])
})
